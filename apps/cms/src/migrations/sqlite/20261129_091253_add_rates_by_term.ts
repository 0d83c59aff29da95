import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`calculators_loans_term_rates\` ( \`_order\` integer NOT NULL, \`_parent_id\` text NOT NULL, \`id\` text PRIMARY KEY NOT NULL, \`from_years\` numeric NOT NULL, \`annual_rate_percent\` numeric NOT NULL, \`rate\` text, FOREIGN KEY (\`_parent_id\`) REFERENCES \`calculators_loans\`(\`id\`) ON UPDATE no action ON DELETE cascade );
  `)
  await db.run(sql`CREATE INDEX \`calculators_loans_term_rates_order_idx\` ON \`calculators_loans_term_rates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`calculators_loans_term_rates_parent_id_idx\` ON \`calculators_loans_term_rates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_calculators_v_version_loans_term_rates\` ( \`_order\` integer NOT NULL, \`_parent_id\` integer NOT NULL, \`id\` integer PRIMARY KEY NOT NULL, \`from_years\` numeric NOT NULL, \`annual_rate_percent\` numeric NOT NULL, \`rate\` text, \`_uuid\` text, FOREIGN KEY (\`_parent_id\`) REFERENCES \`_calculators_v_version_loans\`(\`id\`) ON UPDATE no action ON DELETE cascade );
  `)
  await db.run(sql`CREATE INDEX \`_calculators_v_version_loans_term_rates_order_idx\` ON \`_calculators_v_version_loans_term_rates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_calculators_v_version_loans_term_rates_parent_id_idx\` ON \`_calculators_v_version_loans_term_rates\` (\`_parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`calculators_loans_term_rates\`;`)
  await db.run(sql`DROP TABLE \`_calculators_v_version_loans_term_rates\`;`)
}
