import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_facts_kind" AS ENUM('money', 'money-in-words', 'money-short', 'percent', 'percent-two-decimals', 'number', 'year', 'time', 'date', 'years', 'months', 'days', 'working-days', 'hours', 'minutes', 'text');
  CREATE TABLE "facts_values" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "amount" numeric, "day" varchar, "valid_from" varchar NOT NULL, "valid_until" varchar, "source" varchar );
  
  CREATE TABLE "facts_values_locales" ( "text" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" varchar NOT NULL );
  
  CREATE TABLE "facts" ( "id" serial PRIMARY KEY NOT NULL, "key" varchar NOT NULL, "kind" "enum_facts_kind" DEFAULT 'money' NOT NULL, "owner" varchar, "review_by" varchar, "applied_on" varchar, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "facts_locales" ( "title" varchar, "words" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  ALTER TABLE "news" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_news_v" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "guide_groups" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_guide_groups_v" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "guides" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_guides_v" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "governance" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_governance_v" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "literacy" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_literacy_v" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "notices" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_notices_v" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "blogs" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "branches" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_branches_v" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "faqs" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "careers" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_careers_v" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "promotions" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_promotions_v" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "products" ADD COLUMN "calculator_rate" varchar;
  ALTER TABLE "products" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_calculator_rate" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "pages" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "people" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_people_v" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "group_companies" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_group_companies_v" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "reports" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_reports_v" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "complaint_reports" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_complaint_reports_v" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "lending_rates" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_lending_rates_v" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "guarantee_rates" ADD COLUMN "is_example" boolean DEFAULT false;
  ALTER TABLE "guarantee_rates" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_guarantee_rates_v" ADD COLUMN "version_is_example" boolean DEFAULT false;
  ALTER TABLE "_guarantee_rates_v" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "item_texts" ADD COLUMN "search_words" varchar;
  ALTER TABLE "item_texts" ADD COLUMN "digest" varchar;
  ALTER TABLE "item_texts" ADD COLUMN "changed_at" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "facts_id" integer;
  ALTER TABLE "home_why_reasons" ADD COLUMN "fact" varchar;
  ALTER TABLE "_home_v_version_why_reasons" ADD COLUMN "fact" varchar;
  ALTER TABLE "calculators_loans" ADD COLUMN "rate" varchar;
  ALTER TABLE "calculators_loans" ADD COLUMN "fixed_years" varchar;
  ALTER TABLE "calculators_loans" ADD COLUMN "later_rate" varchar;
  ALTER TABLE "calculators_time_deposit_terms" ADD COLUMN "rate" varchar;
  ALTER TABLE "_calculators_v_version_loans" ADD COLUMN "rate" varchar;
  ALTER TABLE "_calculators_v_version_loans" ADD COLUMN "fixed_years" varchar;
  ALTER TABLE "_calculators_v_version_loans" ADD COLUMN "later_rate" varchar;
  ALTER TABLE "_calculators_v_version_time_deposit_terms" ADD COLUMN "rate" varchar;
  ALTER TABLE "facts_values" ADD CONSTRAINT "facts_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "facts_values_locales" ADD CONSTRAINT "facts_values_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."facts_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "facts_locales" ADD CONSTRAINT "facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "facts_values_order_idx" ON "facts_values" USING btree ("_order");
  CREATE INDEX "facts_values_parent_id_idx" ON "facts_values" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "facts_values_locales_locale_parent_id_unique" ON "facts_values_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "facts_values_languages_idx" ON "facts_values_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "facts_key_idx" ON "facts" USING btree ("key");
  CREATE INDEX "facts_review_by_idx" ON "facts" USING btree ("review_by");
  CREATE INDEX "facts_updated_at_idx" ON "facts" USING btree ("updated_at");
  CREATE INDEX "facts_created_at_idx" ON "facts" USING btree ("created_at");
  CREATE UNIQUE INDEX "facts_locales_locale_parent_id_unique" ON "facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "facts_languages_idx" ON "facts_locales" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_facts_fk" FOREIGN KEY ("facts_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_facts_id_idx" ON "payload_locked_documents_rels" USING btree ("facts_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "facts_values" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "facts_values_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "facts_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "facts_values" CASCADE;
  DROP TABLE "facts_values_locales" CASCADE;
  DROP TABLE "facts" CASCADE;
  DROP TABLE "facts_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_facts_fk";
  
  DROP INDEX "payload_locked_documents_rels_facts_id_idx";
  ALTER TABLE "news" DROP COLUMN "search_words";
  ALTER TABLE "_news_v" DROP COLUMN "version_search_words";
  ALTER TABLE "guide_groups" DROP COLUMN "search_words";
  ALTER TABLE "_guide_groups_v" DROP COLUMN "version_search_words";
  ALTER TABLE "guides" DROP COLUMN "search_words";
  ALTER TABLE "_guides_v" DROP COLUMN "version_search_words";
  ALTER TABLE "governance" DROP COLUMN "search_words";
  ALTER TABLE "_governance_v" DROP COLUMN "version_search_words";
  ALTER TABLE "literacy" DROP COLUMN "search_words";
  ALTER TABLE "_literacy_v" DROP COLUMN "version_search_words";
  ALTER TABLE "notices" DROP COLUMN "search_words";
  ALTER TABLE "_notices_v" DROP COLUMN "version_search_words";
  ALTER TABLE "blogs" DROP COLUMN "search_words";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_search_words";
  ALTER TABLE "branches" DROP COLUMN "search_words";
  ALTER TABLE "_branches_v" DROP COLUMN "version_search_words";
  ALTER TABLE "faqs" DROP COLUMN "search_words";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_search_words";
  ALTER TABLE "careers" DROP COLUMN "search_words";
  ALTER TABLE "_careers_v" DROP COLUMN "version_search_words";
  ALTER TABLE "promotions" DROP COLUMN "search_words";
  ALTER TABLE "_promotions_v" DROP COLUMN "version_search_words";
  ALTER TABLE "products" DROP COLUMN "calculator_rate";
  ALTER TABLE "products" DROP COLUMN "search_words";
  ALTER TABLE "_products_v" DROP COLUMN "version_calculator_rate";
  ALTER TABLE "_products_v" DROP COLUMN "version_search_words";
  ALTER TABLE "pages" DROP COLUMN "search_words";
  ALTER TABLE "_pages_v" DROP COLUMN "version_search_words";
  ALTER TABLE "people" DROP COLUMN "search_words";
  ALTER TABLE "_people_v" DROP COLUMN "version_search_words";
  ALTER TABLE "group_companies" DROP COLUMN "search_words";
  ALTER TABLE "_group_companies_v" DROP COLUMN "version_search_words";
  ALTER TABLE "reports" DROP COLUMN "search_words";
  ALTER TABLE "_reports_v" DROP COLUMN "version_search_words";
  ALTER TABLE "complaint_reports" DROP COLUMN "search_words";
  ALTER TABLE "_complaint_reports_v" DROP COLUMN "version_search_words";
  ALTER TABLE "lending_rates" DROP COLUMN "search_words";
  ALTER TABLE "_lending_rates_v" DROP COLUMN "version_search_words";
  ALTER TABLE "guarantee_rates" DROP COLUMN "is_example";
  ALTER TABLE "guarantee_rates" DROP COLUMN "search_words";
  ALTER TABLE "_guarantee_rates_v" DROP COLUMN "version_is_example";
  ALTER TABLE "_guarantee_rates_v" DROP COLUMN "version_search_words";
  ALTER TABLE "item_texts" DROP COLUMN "search_words";
  ALTER TABLE "item_texts" DROP COLUMN "digest";
  ALTER TABLE "item_texts" DROP COLUMN "changed_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "facts_id";
  ALTER TABLE "home_why_reasons" DROP COLUMN "fact";
  ALTER TABLE "_home_v_version_why_reasons" DROP COLUMN "fact";
  ALTER TABLE "calculators_loans" DROP COLUMN "rate";
  ALTER TABLE "calculators_loans" DROP COLUMN "fixed_years";
  ALTER TABLE "calculators_loans" DROP COLUMN "later_rate";
  ALTER TABLE "calculators_time_deposit_terms" DROP COLUMN "rate";
  ALTER TABLE "_calculators_v_version_loans" DROP COLUMN "rate";
  ALTER TABLE "_calculators_v_version_loans" DROP COLUMN "fixed_years";
  ALTER TABLE "_calculators_v_version_loans" DROP COLUMN "later_rate";
  ALTER TABLE "_calculators_v_version_time_deposit_terms" DROP COLUMN "rate";
  DROP TYPE "public"."enum_facts_kind";`)
}
