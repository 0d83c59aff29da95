import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`home_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`section\` text NOT NULL,
  	\`is_shown\` integer DEFAULT true,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_sections_order_idx\` ON \`home_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_sections_parent_id_idx\` ON \`home_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`section\` text NOT NULL,
  	\`is_shown\` integer DEFAULT true,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_sections_order_idx\` ON \`_home_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_sections_parent_id_idx\` ON \`_home_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`home_locales\` ADD \`promotions_eyebrow\` text;`)
  await db.run(sql`ALTER TABLE \`home_locales\` ADD \`promotions_title\` text;`)
  await db.run(sql`ALTER TABLE \`home_locales\` ADD \`products_eyebrow\` text;`)
  await db.run(sql`ALTER TABLE \`home_locales\` ADD \`products_title\` text;`)
  await db.run(sql`ALTER TABLE \`home_locales\` ADD \`why_eyebrow\` text;`)
  await db.run(sql`ALTER TABLE \`home_locales\` ADD \`why_title\` text;`)
  await db.run(sql`ALTER TABLE \`home_locales\` ADD \`branches_eyebrow\` text;`)
  await db.run(sql`ALTER TABLE \`home_locales\` ADD \`branches_title\` text;`)
  await db.run(sql`ALTER TABLE \`home_locales\` ADD \`branches_text\` text;`)
  await db.run(sql`ALTER TABLE \`home_locales\` ADD \`app_eyebrow\` text;`)
  await db.run(sql`ALTER TABLE \`home_locales\` ADD \`app_title\` text;`)
  await db.run(sql`ALTER TABLE \`home_locales\` ADD \`app_text\` text;`)
  await db.run(sql`ALTER TABLE \`home_locales\` ADD \`app_url\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` ADD \`version_promotions_eyebrow\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` ADD \`version_promotions_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` ADD \`version_products_eyebrow\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` ADD \`version_products_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` ADD \`version_why_eyebrow\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` ADD \`version_why_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` ADD \`version_branches_eyebrow\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` ADD \`version_branches_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` ADD \`version_branches_text\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` ADD \`version_app_eyebrow\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` ADD \`version_app_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` ADD \`version_app_text\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` ADD \`version_app_url\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`home_sections\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_sections\`;`)
  await db.run(sql`ALTER TABLE \`home_locales\` DROP COLUMN \`promotions_eyebrow\`;`)
  await db.run(sql`ALTER TABLE \`home_locales\` DROP COLUMN \`promotions_title\`;`)
  await db.run(sql`ALTER TABLE \`home_locales\` DROP COLUMN \`products_eyebrow\`;`)
  await db.run(sql`ALTER TABLE \`home_locales\` DROP COLUMN \`products_title\`;`)
  await db.run(sql`ALTER TABLE \`home_locales\` DROP COLUMN \`why_eyebrow\`;`)
  await db.run(sql`ALTER TABLE \`home_locales\` DROP COLUMN \`why_title\`;`)
  await db.run(sql`ALTER TABLE \`home_locales\` DROP COLUMN \`branches_eyebrow\`;`)
  await db.run(sql`ALTER TABLE \`home_locales\` DROP COLUMN \`branches_title\`;`)
  await db.run(sql`ALTER TABLE \`home_locales\` DROP COLUMN \`branches_text\`;`)
  await db.run(sql`ALTER TABLE \`home_locales\` DROP COLUMN \`app_eyebrow\`;`)
  await db.run(sql`ALTER TABLE \`home_locales\` DROP COLUMN \`app_title\`;`)
  await db.run(sql`ALTER TABLE \`home_locales\` DROP COLUMN \`app_text\`;`)
  await db.run(sql`ALTER TABLE \`home_locales\` DROP COLUMN \`app_url\`;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` DROP COLUMN \`version_promotions_eyebrow\`;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` DROP COLUMN \`version_promotions_title\`;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` DROP COLUMN \`version_products_eyebrow\`;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` DROP COLUMN \`version_products_title\`;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` DROP COLUMN \`version_why_eyebrow\`;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` DROP COLUMN \`version_why_title\`;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` DROP COLUMN \`version_branches_eyebrow\`;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` DROP COLUMN \`version_branches_title\`;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` DROP COLUMN \`version_branches_text\`;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` DROP COLUMN \`version_app_eyebrow\`;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` DROP COLUMN \`version_app_title\`;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` DROP COLUMN \`version_app_text\`;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` DROP COLUMN \`version_app_url\`;`)
}
