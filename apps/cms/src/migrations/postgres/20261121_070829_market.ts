import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_currencies_unit" AS ENUM('1', '100');
  CREATE TYPE "public"."enum_exchange_quotes_rate_type" AS ENUM('e-rate', 'tt-counter', 'bank-notes');
  CREATE TYPE "public"."enum_funds_kind" AS ENUM('money-market', 'fixed-income', 'mixed', 'equity', 'index');
  CREATE TYPE "public"."enum_funds_risk" AS ENUM('low', 'medium', 'high');
  CREATE TYPE "public"."enum_funds_currency" AS ENUM('IDR', 'USD');
  CREATE TYPE "public"."enum_market_sheets_kind" AS ENUM('rates', 'funds');
  CREATE TYPE "public"."enum_market_sheets_source" AS ENUM('manual', 'csv', 'feed', 'pull');
  CREATE TYPE "public"."enum_market_sheets_state" AS ENUM('published', 'waiting', 'rejected', 'failed');
  CREATE TYPE "public"."enum_calculators_loans_systems" AS ENUM('flat', 'effective', 'annuity');
  CREATE TYPE "public"."enum__calculators_v_version_loans_systems" AS ENUM('flat', 'effective', 'annuity');
  CREATE TYPE "public"."enum_market_rates_pull_format" AS ENUM('json', 'csv');
  CREATE TYPE "public"."enum_market_funds_pull_format" AS ENUM('json', 'csv');
  CREATE TYPE "public"."enum__market_v_version_rates_pull_format" AS ENUM('json', 'csv');
  CREATE TYPE "public"."enum__market_v_version_funds_pull_format" AS ENUM('json', 'csv');
  CREATE TABLE "currencies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"unit" "enum_currencies_unit" DEFAULT '1' NOT NULL,
  	"digits" numeric DEFAULT 2 NOT NULL,
  	"flag" varchar NOT NULL,
  	"position" numeric DEFAULT 100 NOT NULL,
  	"is_shown" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "currencies_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "exchange_quotes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"currency" varchar NOT NULL,
  	"rate_type" "enum_exchange_quotes_rate_type" NOT NULL,
  	"buy" numeric NOT NULL,
  	"sell" numeric NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"published_at" timestamp(3) with time zone NOT NULL,
  	"sheet_id" integer
  );
  
  CREATE TABLE "funds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"kind" "enum_funds_kind" NOT NULL,
  	"risk" "enum_funds_risk" NOT NULL,
  	"manager" varchar NOT NULL,
  	"custodian" varchar NOT NULL,
  	"inception_date" varchar NOT NULL,
  	"currency" "enum_funds_currency" DEFAULT 'IDR' NOT NULL,
  	"position" numeric DEFAULT 100 NOT NULL,
  	"is_shown" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "funds_locales" (
  	"name" varchar,
  	"benchmark" varchar,
  	"fact_sheet_url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "fund_values" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"fund_id" integer NOT NULL,
  	"date" varchar NOT NULL,
  	"value" numeric NOT NULL,
  	"sheet_id" integer,
  	"corrections" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "holidays" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" varchar NOT NULL,
  	"closes_banks" boolean DEFAULT true,
  	"closes_exchange" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "holidays_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "market_sheets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_market_sheets_kind" NOT NULL,
  	"source" "enum_market_sheets_source" NOT NULL,
  	"state" "enum_market_sheets_state" NOT NULL,
  	"key" varchar,
  	"fingerprint" varchar,
  	"valid_from" timestamp(3) with time zone,
  	"lines" jsonb NOT NULL,
  	"findings" jsonb,
  	"entered_by_id" integer,
  	"decided_by_id" integer,
  	"decided_at" timestamp(3) with time zone,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "calculators_loans_systems" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_calculators_loans_systems",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "calculators_loans" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"principal_least" numeric NOT NULL,
  	"principal_initial" numeric NOT NULL,
  	"principal_most" numeric NOT NULL,
  	"years_least" numeric NOT NULL,
  	"years_initial" numeric NOT NULL,
  	"years_most" numeric NOT NULL,
  	"annual_rate_percent_least" numeric NOT NULL,
  	"annual_rate_percent_initial" numeric NOT NULL,
  	"annual_rate_percent_most" numeric NOT NULL
  );
  
  CREATE TABLE "calculators_loans_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "calculators_time_deposit_terms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"months" numeric NOT NULL,
  	"annual_rate_percent" numeric NOT NULL
  );
  
  CREATE TABLE "calculators" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"savings_goal_target_least" numeric NOT NULL,
  	"savings_goal_target_initial" numeric NOT NULL,
  	"savings_goal_target_most" numeric NOT NULL,
  	"savings_goal_initial_least" numeric NOT NULL,
  	"savings_goal_initial_initial" numeric NOT NULL,
  	"savings_goal_initial_most" numeric NOT NULL,
  	"savings_goal_years_least" numeric NOT NULL,
  	"savings_goal_years_initial" numeric NOT NULL,
  	"savings_goal_years_most" numeric NOT NULL,
  	"savings_goal_annual_rate_percent_least" numeric NOT NULL,
  	"savings_goal_annual_rate_percent_initial" numeric NOT NULL,
  	"savings_goal_annual_rate_percent_most" numeric NOT NULL,
  	"time_deposit_principal_least" numeric NOT NULL,
  	"time_deposit_principal_initial" numeric NOT NULL,
  	"time_deposit_principal_most" numeric NOT NULL,
  	"interest_tax_percent" numeric NOT NULL,
  	"interest_tax_free_up_to" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "calculators_locales" (
  	"disclaimer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_calculators_v_version_loans_systems" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__calculators_v_version_loans_systems",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_calculators_v_version_loans" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"principal_least" numeric NOT NULL,
  	"principal_initial" numeric NOT NULL,
  	"principal_most" numeric NOT NULL,
  	"years_least" numeric NOT NULL,
  	"years_initial" numeric NOT NULL,
  	"years_most" numeric NOT NULL,
  	"annual_rate_percent_least" numeric NOT NULL,
  	"annual_rate_percent_initial" numeric NOT NULL,
  	"annual_rate_percent_most" numeric NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_calculators_v_version_loans_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_calculators_v_version_time_deposit_terms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"months" numeric NOT NULL,
  	"annual_rate_percent" numeric NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_calculators_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_savings_goal_target_least" numeric NOT NULL,
  	"version_savings_goal_target_initial" numeric NOT NULL,
  	"version_savings_goal_target_most" numeric NOT NULL,
  	"version_savings_goal_initial_least" numeric NOT NULL,
  	"version_savings_goal_initial_initial" numeric NOT NULL,
  	"version_savings_goal_initial_most" numeric NOT NULL,
  	"version_savings_goal_years_least" numeric NOT NULL,
  	"version_savings_goal_years_initial" numeric NOT NULL,
  	"version_savings_goal_years_most" numeric NOT NULL,
  	"version_savings_goal_annual_rate_percent_least" numeric NOT NULL,
  	"version_savings_goal_annual_rate_percent_initial" numeric NOT NULL,
  	"version_savings_goal_annual_rate_percent_most" numeric NOT NULL,
  	"version_time_deposit_principal_least" numeric NOT NULL,
  	"version_time_deposit_principal_initial" numeric NOT NULL,
  	"version_time_deposit_principal_most" numeric NOT NULL,
  	"version_interest_tax_percent" numeric NOT NULL,
  	"version_interest_tax_free_up_to" numeric NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_calculators_v_locales" (
  	"version_disclaimer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "market" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"rates_stale_after_working_days" numeric DEFAULT 1 NOT NULL,
  	"rates_warn_above_percent" numeric DEFAULT 2 NOT NULL,
  	"rates_approve_above_percent" numeric DEFAULT 5 NOT NULL,
  	"rates_pull_is_on" boolean DEFAULT false,
  	"rates_pull_url" varchar,
  	"rates_pull_format" "enum_market_rates_pull_format" DEFAULT 'json' NOT NULL,
  	"rates_pull_every_minutes" numeric DEFAULT 60 NOT NULL,
  	"funds_stale_after_working_days" numeric DEFAULT 2 NOT NULL,
  	"funds_warn_above_percent" numeric DEFAULT 3 NOT NULL,
  	"funds_approve_above_percent" numeric DEFAULT 8 NOT NULL,
  	"funds_pull_is_on" boolean DEFAULT false,
  	"funds_pull_url" varchar,
  	"funds_pull_format" "enum_market_funds_pull_format" DEFAULT 'json' NOT NULL,
  	"funds_pull_every_minutes" numeric DEFAULT 60 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "market_locales" (
  	"rates_disclaimer" varchar,
  	"funds_disclaimer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "market_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"currencies_id" integer
  );
  
  CREATE TABLE "_market_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_rates_stale_after_working_days" numeric DEFAULT 1 NOT NULL,
  	"version_rates_warn_above_percent" numeric DEFAULT 2 NOT NULL,
  	"version_rates_approve_above_percent" numeric DEFAULT 5 NOT NULL,
  	"version_rates_pull_is_on" boolean DEFAULT false,
  	"version_rates_pull_url" varchar,
  	"version_rates_pull_format" "enum__market_v_version_rates_pull_format" DEFAULT 'json' NOT NULL,
  	"version_rates_pull_every_minutes" numeric DEFAULT 60 NOT NULL,
  	"version_funds_stale_after_working_days" numeric DEFAULT 2 NOT NULL,
  	"version_funds_warn_above_percent" numeric DEFAULT 3 NOT NULL,
  	"version_funds_approve_above_percent" numeric DEFAULT 8 NOT NULL,
  	"version_funds_pull_is_on" boolean DEFAULT false,
  	"version_funds_pull_url" varchar,
  	"version_funds_pull_format" "enum__market_v_version_funds_pull_format" DEFAULT 'json' NOT NULL,
  	"version_funds_pull_every_minutes" numeric DEFAULT 60 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_market_v_locales" (
  	"version_rates_disclaimer" varchar,
  	"version_funds_disclaimer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_market_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"currencies_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "currencies_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "exchange_quotes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "funds_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "fund_values_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "holidays_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "market_sheets_id" integer;
  ALTER TABLE "currencies_locales" ADD CONSTRAINT "currencies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."currencies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exchange_quotes" ADD CONSTRAINT "exchange_quotes_sheet_id_market_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."market_sheets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "funds_locales" ADD CONSTRAINT "funds_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."funds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fund_values" ADD CONSTRAINT "fund_values_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fund_values" ADD CONSTRAINT "fund_values_sheet_id_market_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."market_sheets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "holidays_locales" ADD CONSTRAINT "holidays_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "market_sheets" ADD CONSTRAINT "market_sheets_entered_by_id_users_id_fk" FOREIGN KEY ("entered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "market_sheets" ADD CONSTRAINT "market_sheets_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "calculators_loans_systems" ADD CONSTRAINT "calculators_loans_systems_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."calculators_loans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "calculators_loans" ADD CONSTRAINT "calculators_loans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."calculators"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "calculators_loans_locales" ADD CONSTRAINT "calculators_loans_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."calculators_loans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "calculators_time_deposit_terms" ADD CONSTRAINT "calculators_time_deposit_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."calculators"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "calculators_locales" ADD CONSTRAINT "calculators_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."calculators"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_calculators_v_version_loans_systems" ADD CONSTRAINT "_calculators_v_version_loans_systems_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_calculators_v_version_loans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_calculators_v_version_loans" ADD CONSTRAINT "_calculators_v_version_loans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_calculators_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_calculators_v_version_loans_locales" ADD CONSTRAINT "_calculators_v_version_loans_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_calculators_v_version_loans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_calculators_v_version_time_deposit_terms" ADD CONSTRAINT "_calculators_v_version_time_deposit_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_calculators_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_calculators_v_locales" ADD CONSTRAINT "_calculators_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_calculators_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "market_locales" ADD CONSTRAINT "market_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."market"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "market_rels" ADD CONSTRAINT "market_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."market"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "market_rels" ADD CONSTRAINT "market_rels_currencies_fk" FOREIGN KEY ("currencies_id") REFERENCES "public"."currencies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_market_v_locales" ADD CONSTRAINT "_market_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_market_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_market_v_rels" ADD CONSTRAINT "_market_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_market_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_market_v_rels" ADD CONSTRAINT "_market_v_rels_currencies_fk" FOREIGN KEY ("currencies_id") REFERENCES "public"."currencies"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "currencies_code_idx" ON "currencies" USING btree ("code");
  CREATE INDEX "currencies_updated_at_idx" ON "currencies" USING btree ("updated_at");
  CREATE INDEX "currencies_created_at_idx" ON "currencies" USING btree ("created_at");
  CREATE UNIQUE INDEX "currencies_locales_locale_parent_id_unique" ON "currencies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "exchange_quotes_sheet_idx" ON "exchange_quotes" USING btree ("sheet_id");
  CREATE INDEX "currency_rateType_validFrom_idx" ON "exchange_quotes" USING btree ("currency","rate_type","valid_from");
  CREATE UNIQUE INDEX "funds_slug_idx" ON "funds" USING btree ("slug");
  CREATE INDEX "funds_updated_at_idx" ON "funds" USING btree ("updated_at");
  CREATE INDEX "funds_created_at_idx" ON "funds" USING btree ("created_at");
  CREATE UNIQUE INDEX "funds_locales_locale_parent_id_unique" ON "funds_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "fund_values_fund_idx" ON "fund_values" USING btree ("fund_id");
  CREATE INDEX "fund_values_date_idx" ON "fund_values" USING btree ("date");
  CREATE INDEX "fund_values_sheet_idx" ON "fund_values" USING btree ("sheet_id");
  CREATE INDEX "fund_values_updated_at_idx" ON "fund_values" USING btree ("updated_at");
  CREATE INDEX "fund_values_created_at_idx" ON "fund_values" USING btree ("created_at");
  CREATE UNIQUE INDEX "fund_date_idx" ON "fund_values" USING btree ("fund_id","date");
  CREATE UNIQUE INDEX "holidays_date_idx" ON "holidays" USING btree ("date");
  CREATE INDEX "holidays_updated_at_idx" ON "holidays" USING btree ("updated_at");
  CREATE INDEX "holidays_created_at_idx" ON "holidays" USING btree ("created_at");
  CREATE UNIQUE INDEX "holidays_locales_locale_parent_id_unique" ON "holidays_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "market_sheets_kind_idx" ON "market_sheets" USING btree ("kind");
  CREATE INDEX "market_sheets_state_idx" ON "market_sheets" USING btree ("state");
  CREATE UNIQUE INDEX "market_sheets_key_idx" ON "market_sheets" USING btree ("key");
  CREATE INDEX "market_sheets_entered_by_idx" ON "market_sheets" USING btree ("entered_by_id");
  CREATE INDEX "market_sheets_decided_by_idx" ON "market_sheets" USING btree ("decided_by_id");
  CREATE INDEX "market_sheets_updated_at_idx" ON "market_sheets" USING btree ("updated_at");
  CREATE INDEX "market_sheets_created_at_idx" ON "market_sheets" USING btree ("created_at");
  CREATE INDEX "calculators_loans_systems_order_idx" ON "calculators_loans_systems" USING btree ("order");
  CREATE INDEX "calculators_loans_systems_parent_idx" ON "calculators_loans_systems" USING btree ("parent_id");
  CREATE INDEX "calculators_loans_order_idx" ON "calculators_loans" USING btree ("_order");
  CREATE INDEX "calculators_loans_parent_id_idx" ON "calculators_loans" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "calculators_loans_locales_locale_parent_id_unique" ON "calculators_loans_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "calculators_time_deposit_terms_order_idx" ON "calculators_time_deposit_terms" USING btree ("_order");
  CREATE INDEX "calculators_time_deposit_terms_parent_id_idx" ON "calculators_time_deposit_terms" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "calculators_locales_locale_parent_id_unique" ON "calculators_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_calculators_v_version_loans_systems_order_idx" ON "_calculators_v_version_loans_systems" USING btree ("order");
  CREATE INDEX "_calculators_v_version_loans_systems_parent_idx" ON "_calculators_v_version_loans_systems" USING btree ("parent_id");
  CREATE INDEX "_calculators_v_version_loans_order_idx" ON "_calculators_v_version_loans" USING btree ("_order");
  CREATE INDEX "_calculators_v_version_loans_parent_id_idx" ON "_calculators_v_version_loans" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_calculators_v_version_loans_locales_locale_parent_id_unique" ON "_calculators_v_version_loans_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_calculators_v_version_time_deposit_terms_order_idx" ON "_calculators_v_version_time_deposit_terms" USING btree ("_order");
  CREATE INDEX "_calculators_v_version_time_deposit_terms_parent_id_idx" ON "_calculators_v_version_time_deposit_terms" USING btree ("_parent_id");
  CREATE INDEX "_calculators_v_created_at_idx" ON "_calculators_v" USING btree ("created_at");
  CREATE INDEX "_calculators_v_updated_at_idx" ON "_calculators_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_calculators_v_locales_locale_parent_id_unique" ON "_calculators_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "market_locales_locale_parent_id_unique" ON "market_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "market_rels_order_idx" ON "market_rels" USING btree ("order");
  CREATE INDEX "market_rels_parent_idx" ON "market_rels" USING btree ("parent_id");
  CREATE INDEX "market_rels_path_idx" ON "market_rels" USING btree ("path");
  CREATE INDEX "market_rels_currencies_id_idx" ON "market_rels" USING btree ("currencies_id");
  CREATE INDEX "_market_v_created_at_idx" ON "_market_v" USING btree ("created_at");
  CREATE INDEX "_market_v_updated_at_idx" ON "_market_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_market_v_locales_locale_parent_id_unique" ON "_market_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_market_v_rels_order_idx" ON "_market_v_rels" USING btree ("order");
  CREATE INDEX "_market_v_rels_parent_idx" ON "_market_v_rels" USING btree ("parent_id");
  CREATE INDEX "_market_v_rels_path_idx" ON "_market_v_rels" USING btree ("path");
  CREATE INDEX "_market_v_rels_currencies_id_idx" ON "_market_v_rels" USING btree ("currencies_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_currencies_fk" FOREIGN KEY ("currencies_id") REFERENCES "public"."currencies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_exchange_quotes_fk" FOREIGN KEY ("exchange_quotes_id") REFERENCES "public"."exchange_quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_funds_fk" FOREIGN KEY ("funds_id") REFERENCES "public"."funds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fund_values_fk" FOREIGN KEY ("fund_values_id") REFERENCES "public"."fund_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_holidays_fk" FOREIGN KEY ("holidays_id") REFERENCES "public"."holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_market_sheets_fk" FOREIGN KEY ("market_sheets_id") REFERENCES "public"."market_sheets"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_currencies_id_idx" ON "payload_locked_documents_rels" USING btree ("currencies_id");
  CREATE INDEX "payload_locked_documents_rels_exchange_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("exchange_quotes_id");
  CREATE INDEX "payload_locked_documents_rels_funds_id_idx" ON "payload_locked_documents_rels" USING btree ("funds_id");
  CREATE INDEX "payload_locked_documents_rels_fund_values_id_idx" ON "payload_locked_documents_rels" USING btree ("fund_values_id");
  CREATE INDEX "payload_locked_documents_rels_holidays_id_idx" ON "payload_locked_documents_rels" USING btree ("holidays_id");
  CREATE INDEX "payload_locked_documents_rels_market_sheets_id_idx" ON "payload_locked_documents_rels" USING btree ("market_sheets_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "currencies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "currencies_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "exchange_quotes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "funds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "funds_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fund_values" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "holidays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "holidays_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "market_sheets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "calculators_loans_systems" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "calculators_loans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "calculators_loans_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "calculators_time_deposit_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "calculators" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "calculators_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_calculators_v_version_loans_systems" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_calculators_v_version_loans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_calculators_v_version_loans_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_calculators_v_version_time_deposit_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_calculators_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_calculators_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "market" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "market_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "market_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_market_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_market_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_market_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "currencies" CASCADE;
  DROP TABLE "currencies_locales" CASCADE;
  DROP TABLE "exchange_quotes" CASCADE;
  DROP TABLE "funds" CASCADE;
  DROP TABLE "funds_locales" CASCADE;
  DROP TABLE "fund_values" CASCADE;
  DROP TABLE "holidays" CASCADE;
  DROP TABLE "holidays_locales" CASCADE;
  DROP TABLE "market_sheets" CASCADE;
  DROP TABLE "calculators_loans_systems" CASCADE;
  DROP TABLE "calculators_loans" CASCADE;
  DROP TABLE "calculators_loans_locales" CASCADE;
  DROP TABLE "calculators_time_deposit_terms" CASCADE;
  DROP TABLE "calculators" CASCADE;
  DROP TABLE "calculators_locales" CASCADE;
  DROP TABLE "_calculators_v_version_loans_systems" CASCADE;
  DROP TABLE "_calculators_v_version_loans" CASCADE;
  DROP TABLE "_calculators_v_version_loans_locales" CASCADE;
  DROP TABLE "_calculators_v_version_time_deposit_terms" CASCADE;
  DROP TABLE "_calculators_v" CASCADE;
  DROP TABLE "_calculators_v_locales" CASCADE;
  DROP TABLE "market" CASCADE;
  DROP TABLE "market_locales" CASCADE;
  DROP TABLE "market_rels" CASCADE;
  DROP TABLE "_market_v" CASCADE;
  DROP TABLE "_market_v_locales" CASCADE;
  DROP TABLE "_market_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_currencies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_exchange_quotes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_funds_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_fund_values_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_holidays_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_market_sheets_fk";
  
  DROP INDEX "payload_locked_documents_rels_currencies_id_idx";
  DROP INDEX "payload_locked_documents_rels_exchange_quotes_id_idx";
  DROP INDEX "payload_locked_documents_rels_funds_id_idx";
  DROP INDEX "payload_locked_documents_rels_fund_values_id_idx";
  DROP INDEX "payload_locked_documents_rels_holidays_id_idx";
  DROP INDEX "payload_locked_documents_rels_market_sheets_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "currencies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "exchange_quotes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "funds_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "fund_values_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "holidays_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "market_sheets_id";
  DROP TYPE "public"."enum_currencies_unit";
  DROP TYPE "public"."enum_exchange_quotes_rate_type";
  DROP TYPE "public"."enum_funds_kind";
  DROP TYPE "public"."enum_funds_risk";
  DROP TYPE "public"."enum_funds_currency";
  DROP TYPE "public"."enum_market_sheets_kind";
  DROP TYPE "public"."enum_market_sheets_source";
  DROP TYPE "public"."enum_market_sheets_state";
  DROP TYPE "public"."enum_calculators_loans_systems";
  DROP TYPE "public"."enum__calculators_v_version_loans_systems";
  DROP TYPE "public"."enum_market_rates_pull_format";
  DROP TYPE "public"."enum_market_funds_pull_format";
  DROP TYPE "public"."enum__market_v_version_rates_pull_format";
  DROP TYPE "public"."enum__market_v_version_funds_pull_format";`)
}
