import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`guarantee_rates\` ADD \`is_example\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_guarantee_rates_v\` ADD \`version_is_example\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`item_texts\` ADD \`digest\` text;`)
  await db.run(sql`ALTER TABLE \`item_texts\` ADD \`changed_at\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`guarantee_rates\` DROP COLUMN \`is_example\`;`)
  await db.run(sql`ALTER TABLE \`_guarantee_rates_v\` DROP COLUMN \`version_is_example\`;`)
  await db.run(sql`ALTER TABLE \`item_texts\` DROP COLUMN \`digest\`;`)
  await db.run(sql`ALTER TABLE \`item_texts\` DROP COLUMN \`changed_at\`;`)
}
