import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`home_numbers\`;`)
  await db.run(sql`DROP TABLE \`_home_v_numbers\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`sample_loan_principal\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`sample_loan_annual_rate_percent\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_sample_loan_principal\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_sample_loan_annual_rate_percent\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`home_numbers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` numeric,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_numbers_order_parent_idx\` ON \`home_numbers\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_numbers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` numeric,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_numbers_order_parent_idx\` ON \`_home_v_numbers\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`sample_loan_principal\` numeric DEFAULT 1 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`sample_loan_annual_rate_percent\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_sample_loan_principal\` numeric DEFAULT 1 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_sample_loan_annual_rate_percent\` numeric DEFAULT 0 NOT NULL;`)
}
