import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`branches_special_days\` ADD \`reason_id\` text;`)
  await db.run(sql`ALTER TABLE \`branches_special_days\` ADD \`reason_en\` text;`)
  await db.run(sql`ALTER TABLE \`_branches_v_version_special_days\` ADD \`reason_id\` text;`)
  await db.run(sql`ALTER TABLE \`_branches_v_version_special_days\` ADD \`reason_en\` text;`)
  // Each text stands in its row from now on.
  await db.run(sql`UPDATE \`branches_special_days\` SET \`reason_id\` = (SELECT text.\`reason\` FROM \`branches_special_days_locales\` text WHERE text.\`_parent_id\` = \`branches_special_days\`.\`id\` AND text.\`_locale\` = 'id'), \`reason_en\` = (SELECT text.\`reason\` FROM \`branches_special_days_locales\` text WHERE text.\`_parent_id\` = \`branches_special_days\`.\`id\` AND text.\`_locale\` = 'en');`)
  await db.run(sql`UPDATE \`_branches_v_version_special_days\` SET \`reason_id\` = (SELECT text.\`reason\` FROM \`_branches_v_version_special_days_locales\` text WHERE text.\`_parent_id\` = \`_branches_v_version_special_days\`.\`id\` AND text.\`_locale\` = 'id'), \`reason_en\` = (SELECT text.\`reason\` FROM \`_branches_v_version_special_days_locales\` text WHERE text.\`_parent_id\` = \`_branches_v_version_special_days\`.\`id\` AND text.\`_locale\` = 'en');`)
  await db.run(sql`DROP TABLE \`branches_special_days_locales\`;`)
  await db.run(sql`DROP TABLE \`_branches_v_version_special_days_locales\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`branches_special_days_locales\` (
  	\`reason\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`branches_special_days\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`branches_special_days_locales_locale_parent_id_unique\` ON \`branches_special_days_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`branches_special_days_languages_idx\` ON \`branches_special_days_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_branches_v_version_special_days_locales\` (
  	\`reason\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_branches_v_version_special_days\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_branches_v_version_special_days_locales_locale_parent_id_un\` ON \`_branches_v_version_special_days_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_special_days_languages_idx\` ON \`_branches_v_version_special_days_locales\` (\`_parent_id\`);`)
  await db.run(sql`INSERT INTO \`branches_special_days_locales\` (\`reason\`, \`_locale\`, \`_parent_id\`) SELECT \`reason_id\`, 'id', \`id\` FROM \`branches_special_days\` WHERE \`reason_id\` IS NOT NULL;`)
  await db.run(sql`INSERT INTO \`branches_special_days_locales\` (\`reason\`, \`_locale\`, \`_parent_id\`) SELECT \`reason_en\`, 'en', \`id\` FROM \`branches_special_days\` WHERE \`reason_en\` IS NOT NULL;`)
  await db.run(sql`INSERT INTO \`_branches_v_version_special_days_locales\` (\`reason\`, \`_locale\`, \`_parent_id\`) SELECT \`reason_id\`, 'id', \`id\` FROM \`_branches_v_version_special_days\` WHERE \`reason_id\` IS NOT NULL;`)
  await db.run(sql`INSERT INTO \`_branches_v_version_special_days_locales\` (\`reason\`, \`_locale\`, \`_parent_id\`) SELECT \`reason_en\`, 'en', \`id\` FROM \`_branches_v_version_special_days\` WHERE \`reason_en\` IS NOT NULL;`)
  await db.run(sql`ALTER TABLE \`branches_special_days\` DROP COLUMN \`reason_id\`;`)
  await db.run(sql`ALTER TABLE \`branches_special_days\` DROP COLUMN \`reason_en\`;`)
  await db.run(sql`ALTER TABLE \`_branches_v_version_special_days\` DROP COLUMN \`reason_id\`;`)
  await db.run(sql`ALTER TABLE \`_branches_v_version_special_days\` DROP COLUMN \`reason_en\`;`)
}
