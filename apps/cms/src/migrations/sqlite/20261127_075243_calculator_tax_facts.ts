import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`calculators\` ADD \`interest_tax_percent_fact\` text;`)
  await db.run(sql`ALTER TABLE \`calculators\` ADD \`interest_tax_free_up_to_fact\` text;`)
  await db.run(sql`ALTER TABLE \`_calculators_v\` ADD \`version_interest_tax_percent_fact\` text;`)
  await db.run(sql`ALTER TABLE \`_calculators_v\` ADD \`version_interest_tax_free_up_to_fact\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`calculators\` DROP COLUMN \`interest_tax_percent_fact\`;`)
  await db.run(sql`ALTER TABLE \`calculators\` DROP COLUMN \`interest_tax_free_up_to_fact\`;`)
  await db.run(sql`ALTER TABLE \`_calculators_v\` DROP COLUMN \`version_interest_tax_percent_fact\`;`)
  await db.run(sql`ALTER TABLE \`_calculators_v\` DROP COLUMN \`version_interest_tax_free_up_to_fact\`;`)
}
