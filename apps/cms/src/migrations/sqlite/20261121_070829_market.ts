import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`currencies\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`unit\` text DEFAULT '1' NOT NULL,
  	\`digits\` numeric DEFAULT 2 NOT NULL,
  	\`flag\` text NOT NULL,
  	\`position\` numeric DEFAULT 100 NOT NULL,
  	\`is_shown\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`currencies_code_idx\` ON \`currencies\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`currencies_updated_at_idx\` ON \`currencies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`currencies_created_at_idx\` ON \`currencies\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`currencies_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`currencies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`currencies_locales_locale_parent_id_unique\` ON \`currencies_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`exchange_quotes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`currency\` text NOT NULL,
  	\`rate_type\` text NOT NULL,
  	\`buy\` numeric NOT NULL,
  	\`sell\` numeric NOT NULL,
  	\`valid_from\` text NOT NULL,
  	\`published_at\` text NOT NULL,
  	\`sheet_id\` integer,
  	FOREIGN KEY (\`sheet_id\`) REFERENCES \`market_sheets\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`exchange_quotes_sheet_idx\` ON \`exchange_quotes\` (\`sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`currency_rateType_validFrom_idx\` ON \`exchange_quotes\` (\`currency\`,\`rate_type\`,\`valid_from\`);`)
  await db.run(sql`CREATE TABLE \`funds\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`risk\` text NOT NULL,
  	\`manager\` text NOT NULL,
  	\`custodian\` text NOT NULL,
  	\`inception_date\` text NOT NULL,
  	\`currency\` text DEFAULT 'IDR' NOT NULL,
  	\`position\` numeric DEFAULT 100 NOT NULL,
  	\`is_shown\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`funds_slug_idx\` ON \`funds\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`funds_updated_at_idx\` ON \`funds\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`funds_created_at_idx\` ON \`funds\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`funds_locales\` (
  	\`name\` text,
  	\`benchmark\` text,
  	\`fact_sheet_url\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`funds\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`funds_locales_locale_parent_id_unique\` ON \`funds_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`fund_values\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`fund_id\` integer NOT NULL,
  	\`date\` text NOT NULL,
  	\`value\` numeric NOT NULL,
  	\`sheet_id\` integer,
  	\`corrections\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`fund_id\`) REFERENCES \`funds\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`sheet_id\`) REFERENCES \`market_sheets\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`fund_values_fund_idx\` ON \`fund_values\` (\`fund_id\`);`)
  await db.run(sql`CREATE INDEX \`fund_values_date_idx\` ON \`fund_values\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`fund_values_sheet_idx\` ON \`fund_values\` (\`sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`fund_values_updated_at_idx\` ON \`fund_values\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`fund_values_created_at_idx\` ON \`fund_values\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`fund_date_idx\` ON \`fund_values\` (\`fund_id\`,\`date\`);`)
  await db.run(sql`CREATE TABLE \`holidays\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`date\` text NOT NULL,
  	\`closes_banks\` integer DEFAULT true,
  	\`closes_exchange\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`holidays_date_idx\` ON \`holidays\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`holidays_updated_at_idx\` ON \`holidays\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`holidays_created_at_idx\` ON \`holidays\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`holidays_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`holidays\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`holidays_locales_locale_parent_id_unique\` ON \`holidays_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`market_sheets\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`key\` text,
  	\`fingerprint\` text,
  	\`valid_from\` text,
  	\`lines\` text NOT NULL,
  	\`findings\` text,
  	\`entered_by_id\` integer,
  	\`decided_by_id\` integer,
  	\`decided_at\` text,
  	\`reason\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`entered_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`decided_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`market_sheets_kind_idx\` ON \`market_sheets\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`market_sheets_state_idx\` ON \`market_sheets\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`market_sheets_key_idx\` ON \`market_sheets\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`market_sheets_entered_by_idx\` ON \`market_sheets\` (\`entered_by_id\`);`)
  await db.run(sql`CREATE INDEX \`market_sheets_decided_by_idx\` ON \`market_sheets\` (\`decided_by_id\`);`)
  await db.run(sql`CREATE INDEX \`market_sheets_updated_at_idx\` ON \`market_sheets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`market_sheets_created_at_idx\` ON \`market_sheets\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`calculators_loans_systems\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`calculators_loans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`calculators_loans_systems_order_idx\` ON \`calculators_loans_systems\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`calculators_loans_systems_parent_idx\` ON \`calculators_loans_systems\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`calculators_loans\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`principal_least\` numeric NOT NULL,
  	\`principal_initial\` numeric NOT NULL,
  	\`principal_most\` numeric NOT NULL,
  	\`years_least\` numeric NOT NULL,
  	\`years_initial\` numeric NOT NULL,
  	\`years_most\` numeric NOT NULL,
  	\`annual_rate_percent_least\` numeric NOT NULL,
  	\`annual_rate_percent_initial\` numeric NOT NULL,
  	\`annual_rate_percent_most\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`calculators\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`calculators_loans_order_idx\` ON \`calculators_loans\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`calculators_loans_parent_id_idx\` ON \`calculators_loans\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`calculators_loans_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`calculators_loans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`calculators_loans_locales_locale_parent_id_unique\` ON \`calculators_loans_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`calculators_time_deposit_terms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`months\` numeric NOT NULL,
  	\`annual_rate_percent\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`calculators\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`calculators_time_deposit_terms_order_idx\` ON \`calculators_time_deposit_terms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`calculators_time_deposit_terms_parent_id_idx\` ON \`calculators_time_deposit_terms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`calculators\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`savings_goal_target_least\` numeric NOT NULL,
  	\`savings_goal_target_initial\` numeric NOT NULL,
  	\`savings_goal_target_most\` numeric NOT NULL,
  	\`savings_goal_initial_least\` numeric NOT NULL,
  	\`savings_goal_initial_initial\` numeric NOT NULL,
  	\`savings_goal_initial_most\` numeric NOT NULL,
  	\`savings_goal_years_least\` numeric NOT NULL,
  	\`savings_goal_years_initial\` numeric NOT NULL,
  	\`savings_goal_years_most\` numeric NOT NULL,
  	\`savings_goal_annual_rate_percent_least\` numeric NOT NULL,
  	\`savings_goal_annual_rate_percent_initial\` numeric NOT NULL,
  	\`savings_goal_annual_rate_percent_most\` numeric NOT NULL,
  	\`time_deposit_principal_least\` numeric NOT NULL,
  	\`time_deposit_principal_initial\` numeric NOT NULL,
  	\`time_deposit_principal_most\` numeric NOT NULL,
  	\`interest_tax_percent\` numeric NOT NULL,
  	\`interest_tax_free_up_to\` numeric NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`calculators_locales\` (
  	\`disclaimer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`calculators\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`calculators_locales_locale_parent_id_unique\` ON \`calculators_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_calculators_v_version_loans_systems\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_calculators_v_version_loans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_calculators_v_version_loans_systems_order_idx\` ON \`_calculators_v_version_loans_systems\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_calculators_v_version_loans_systems_parent_idx\` ON \`_calculators_v_version_loans_systems\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_calculators_v_version_loans\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`principal_least\` numeric NOT NULL,
  	\`principal_initial\` numeric NOT NULL,
  	\`principal_most\` numeric NOT NULL,
  	\`years_least\` numeric NOT NULL,
  	\`years_initial\` numeric NOT NULL,
  	\`years_most\` numeric NOT NULL,
  	\`annual_rate_percent_least\` numeric NOT NULL,
  	\`annual_rate_percent_initial\` numeric NOT NULL,
  	\`annual_rate_percent_most\` numeric NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_calculators_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_calculators_v_version_loans_order_idx\` ON \`_calculators_v_version_loans\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_calculators_v_version_loans_parent_id_idx\` ON \`_calculators_v_version_loans\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_calculators_v_version_loans_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_calculators_v_version_loans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_calculators_v_version_loans_locales_locale_parent_id_unique\` ON \`_calculators_v_version_loans_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_calculators_v_version_time_deposit_terms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`months\` numeric NOT NULL,
  	\`annual_rate_percent\` numeric NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_calculators_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_calculators_v_version_time_deposit_terms_order_idx\` ON \`_calculators_v_version_time_deposit_terms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_calculators_v_version_time_deposit_terms_parent_id_idx\` ON \`_calculators_v_version_time_deposit_terms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_calculators_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_savings_goal_target_least\` numeric NOT NULL,
  	\`version_savings_goal_target_initial\` numeric NOT NULL,
  	\`version_savings_goal_target_most\` numeric NOT NULL,
  	\`version_savings_goal_initial_least\` numeric NOT NULL,
  	\`version_savings_goal_initial_initial\` numeric NOT NULL,
  	\`version_savings_goal_initial_most\` numeric NOT NULL,
  	\`version_savings_goal_years_least\` numeric NOT NULL,
  	\`version_savings_goal_years_initial\` numeric NOT NULL,
  	\`version_savings_goal_years_most\` numeric NOT NULL,
  	\`version_savings_goal_annual_rate_percent_least\` numeric NOT NULL,
  	\`version_savings_goal_annual_rate_percent_initial\` numeric NOT NULL,
  	\`version_savings_goal_annual_rate_percent_most\` numeric NOT NULL,
  	\`version_time_deposit_principal_least\` numeric NOT NULL,
  	\`version_time_deposit_principal_initial\` numeric NOT NULL,
  	\`version_time_deposit_principal_most\` numeric NOT NULL,
  	\`version_interest_tax_percent\` numeric NOT NULL,
  	\`version_interest_tax_free_up_to\` numeric NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_calculators_v_created_at_idx\` ON \`_calculators_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_calculators_v_updated_at_idx\` ON \`_calculators_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_calculators_v_locales\` (
  	\`version_disclaimer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_calculators_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_calculators_v_locales_locale_parent_id_unique\` ON \`_calculators_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`market\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`rates_stale_after_working_days\` numeric DEFAULT 1 NOT NULL,
  	\`rates_warn_above_percent\` numeric DEFAULT 2 NOT NULL,
  	\`rates_approve_above_percent\` numeric DEFAULT 5 NOT NULL,
  	\`rates_pull_is_on\` integer DEFAULT false,
  	\`rates_pull_url\` text,
  	\`rates_pull_format\` text DEFAULT 'json' NOT NULL,
  	\`rates_pull_every_minutes\` numeric DEFAULT 60 NOT NULL,
  	\`funds_stale_after_working_days\` numeric DEFAULT 2 NOT NULL,
  	\`funds_warn_above_percent\` numeric DEFAULT 3 NOT NULL,
  	\`funds_approve_above_percent\` numeric DEFAULT 8 NOT NULL,
  	\`funds_pull_is_on\` integer DEFAULT false,
  	\`funds_pull_url\` text,
  	\`funds_pull_format\` text DEFAULT 'json' NOT NULL,
  	\`funds_pull_every_minutes\` numeric DEFAULT 60 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`market_locales\` (
  	\`rates_disclaimer\` text,
  	\`funds_disclaimer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`market\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`market_locales_locale_parent_id_unique\` ON \`market_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`market_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`currencies_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`market\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`currencies_id\`) REFERENCES \`currencies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`market_rels_order_idx\` ON \`market_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`market_rels_parent_idx\` ON \`market_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`market_rels_path_idx\` ON \`market_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`market_rels_currencies_id_idx\` ON \`market_rels\` (\`currencies_id\`);`)
  await db.run(sql`CREATE TABLE \`_market_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_rates_stale_after_working_days\` numeric DEFAULT 1 NOT NULL,
  	\`version_rates_warn_above_percent\` numeric DEFAULT 2 NOT NULL,
  	\`version_rates_approve_above_percent\` numeric DEFAULT 5 NOT NULL,
  	\`version_rates_pull_is_on\` integer DEFAULT false,
  	\`version_rates_pull_url\` text,
  	\`version_rates_pull_format\` text DEFAULT 'json' NOT NULL,
  	\`version_rates_pull_every_minutes\` numeric DEFAULT 60 NOT NULL,
  	\`version_funds_stale_after_working_days\` numeric DEFAULT 2 NOT NULL,
  	\`version_funds_warn_above_percent\` numeric DEFAULT 3 NOT NULL,
  	\`version_funds_approve_above_percent\` numeric DEFAULT 8 NOT NULL,
  	\`version_funds_pull_is_on\` integer DEFAULT false,
  	\`version_funds_pull_url\` text,
  	\`version_funds_pull_format\` text DEFAULT 'json' NOT NULL,
  	\`version_funds_pull_every_minutes\` numeric DEFAULT 60 NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_market_v_created_at_idx\` ON \`_market_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_market_v_updated_at_idx\` ON \`_market_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_market_v_locales\` (
  	\`version_rates_disclaimer\` text,
  	\`version_funds_disclaimer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_market_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_market_v_locales_locale_parent_id_unique\` ON \`_market_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_market_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`currencies_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_market_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`currencies_id\`) REFERENCES \`currencies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_market_v_rels_order_idx\` ON \`_market_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_market_v_rels_parent_idx\` ON \`_market_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_market_v_rels_path_idx\` ON \`_market_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_market_v_rels_currencies_id_idx\` ON \`_market_v_rels\` (\`currencies_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`currencies_id\` integer REFERENCES currencies(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`exchange_quotes_id\` integer REFERENCES exchange_quotes(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`funds_id\` integer REFERENCES funds(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`fund_values_id\` integer REFERENCES fund_values(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`holidays_id\` integer REFERENCES holidays(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`market_sheets_id\` integer REFERENCES market_sheets(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_currencies_id_idx\` ON \`payload_locked_documents_rels\` (\`currencies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_exchange_quotes_id_idx\` ON \`payload_locked_documents_rels\` (\`exchange_quotes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_funds_id_idx\` ON \`payload_locked_documents_rels\` (\`funds_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_fund_values_id_idx\` ON \`payload_locked_documents_rels\` (\`fund_values_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_holidays_id_idx\` ON \`payload_locked_documents_rels\` (\`holidays_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_market_sheets_id_idx\` ON \`payload_locked_documents_rels\` (\`market_sheets_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`currencies\`;`)
  await db.run(sql`DROP TABLE \`currencies_locales\`;`)
  await db.run(sql`DROP TABLE \`exchange_quotes\`;`)
  await db.run(sql`DROP TABLE \`funds\`;`)
  await db.run(sql`DROP TABLE \`funds_locales\`;`)
  await db.run(sql`DROP TABLE \`fund_values\`;`)
  await db.run(sql`DROP TABLE \`holidays\`;`)
  await db.run(sql`DROP TABLE \`holidays_locales\`;`)
  await db.run(sql`DROP TABLE \`market_sheets\`;`)
  await db.run(sql`DROP TABLE \`calculators_loans_systems\`;`)
  await db.run(sql`DROP TABLE \`calculators_loans\`;`)
  await db.run(sql`DROP TABLE \`calculators_loans_locales\`;`)
  await db.run(sql`DROP TABLE \`calculators_time_deposit_terms\`;`)
  await db.run(sql`DROP TABLE \`calculators\`;`)
  await db.run(sql`DROP TABLE \`calculators_locales\`;`)
  await db.run(sql`DROP TABLE \`_calculators_v_version_loans_systems\`;`)
  await db.run(sql`DROP TABLE \`_calculators_v_version_loans\`;`)
  await db.run(sql`DROP TABLE \`_calculators_v_version_loans_locales\`;`)
  await db.run(sql`DROP TABLE \`_calculators_v_version_time_deposit_terms\`;`)
  await db.run(sql`DROP TABLE \`_calculators_v\`;`)
  await db.run(sql`DROP TABLE \`_calculators_v_locales\`;`)
  await db.run(sql`DROP TABLE \`market\`;`)
  await db.run(sql`DROP TABLE \`market_locales\`;`)
  await db.run(sql`DROP TABLE \`market_rels\`;`)
  await db.run(sql`DROP TABLE \`_market_v\`;`)
  await db.run(sql`DROP TABLE \`_market_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_market_v_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`news_id\` integer,
  	\`media_id\` integer,
  	\`contact_messages_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	\`scope_revisions_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`scope_revisions_id\`) REFERENCES \`scope_revisions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "news_id", "media_id", "contact_messages_id", "redirects_id", "users_id", "scope_revisions_id") SELECT "id", "order", "parent_id", "path", "news_id", "media_id", "contact_messages_id", "redirects_id", "users_id", "scope_revisions_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_scope_revisions_id_idx\` ON \`payload_locked_documents_rels\` (\`scope_revisions_id\`);`)
}
