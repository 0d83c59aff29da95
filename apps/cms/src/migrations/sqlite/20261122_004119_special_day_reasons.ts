import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`branches_special_days_locales\`;`)
  await db.run(sql`DROP TABLE \`_branches_v_version_special_days_locales\`;`)
  await db.run(sql`ALTER TABLE \`branches_special_days\` ADD \`reason_id\` text;`)
  await db.run(sql`ALTER TABLE \`branches_special_days\` ADD \`reason_en\` text;`)
  await db.run(sql`ALTER TABLE \`_branches_v_version_special_days\` ADD \`reason_id\` text;`)
  await db.run(sql`ALTER TABLE \`_branches_v_version_special_days\` ADD \`reason_en\` text;`)
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
  await db.run(sql`ALTER TABLE \`branches_special_days\` DROP COLUMN \`reason_id\`;`)
  await db.run(sql`ALTER TABLE \`branches_special_days\` DROP COLUMN \`reason_en\`;`)
  await db.run(sql`ALTER TABLE \`_branches_v_version_special_days\` DROP COLUMN \`reason_id\`;`)
  await db.run(sql`ALTER TABLE \`_branches_v_version_special_days\` DROP COLUMN \`reason_en\`;`)
}
