import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`item_texts\` ADD \`digest\` text;`)
  await db.run(sql`ALTER TABLE \`item_texts\` ADD \`changed_at\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`item_texts\` DROP COLUMN \`digest\`;`)
  await db.run(sql`ALTER TABLE \`item_texts\` DROP COLUMN \`changed_at\`;`)
}
