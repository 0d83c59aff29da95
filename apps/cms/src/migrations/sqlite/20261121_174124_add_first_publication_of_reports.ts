import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`reports\` ADD \`first_published_at\` text;`)
  await db.run(sql`ALTER TABLE \`_reports_v\` ADD \`version_first_published_at\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`reports\` DROP COLUMN \`first_published_at\`;`)
  await db.run(sql`ALTER TABLE \`_reports_v\` DROP COLUMN \`version_first_published_at\`;`)
}
