import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_branches_services" AS ENUM('teller', 'customer-service', 'loans', 'business-advice', 'priority', 'foreign-exchange', 'safe-deposit-box', 'cash-deposit', 'cash-withdrawal', 'step-free');
  CREATE TYPE "public"."enum_branches_hours_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum_branches_province" AS ENUM('AC', 'SU', 'SB', 'RI', 'KR', 'JA', 'SS', 'BB', 'BE', 'LA', 'BT', 'JK', 'JB', 'JT', 'YO', 'JI', 'BA', 'NB', 'NT', 'KB', 'KT', 'KS', 'KI', 'KU', 'SA', 'GO', 'ST', 'SR', 'SN', 'SG', 'MU', 'MA', 'PB', 'PD', 'PA', 'PT', 'PE', 'PS');
  CREATE TYPE "public"."enum_branches_kind" AS ENUM('branch', 'sub-branch', 'cash-office', 'atm');
  CREATE TYPE "public"."enum_branches_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__branches_v_version_services" AS ENUM('teller', 'customer-service', 'loans', 'business-advice', 'priority', 'foreign-exchange', 'safe-deposit-box', 'cash-deposit', 'cash-withdrawal', 'step-free');
  CREATE TYPE "public"."enum__branches_v_version_hours_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum__branches_v_version_province" AS ENUM('AC', 'SU', 'SB', 'RI', 'KR', 'JA', 'SS', 'BB', 'BE', 'LA', 'BT', 'JK', 'JB', 'JT', 'YO', 'JI', 'BA', 'NB', 'NT', 'KB', 'KT', 'KS', 'KI', 'KU', 'SA', 'GO', 'ST', 'SR', 'SN', 'SG', 'MU', 'MA', 'PB', 'PD', 'PA', 'PT', 'PE', 'PS');
  CREATE TYPE "public"."enum__branches_v_version_kind" AS ENUM('branch', 'sub-branch', 'cash-office', 'atm');
  CREATE TYPE "public"."enum__branches_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__branches_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_careers_province" AS ENUM('AC', 'SU', 'SB', 'RI', 'KR', 'JA', 'SS', 'BB', 'BE', 'LA', 'BT', 'JK', 'JB', 'JT', 'YO', 'JI', 'BA', 'NB', 'NT', 'KB', 'KT', 'KS', 'KI', 'KU', 'SA', 'GO', 'ST', 'SR', 'SN', 'SG', 'MU', 'MA', 'PB', 'PD', 'PA', 'PT', 'PE', 'PS');
  CREATE TYPE "public"."enum_careers_employment" AS ENUM('permanent', 'contract', 'internship', 'part-time');
  CREATE TYPE "public"."enum_careers_field" AS ENUM('branches', 'business', 'technology', 'risk', 'operations');
  CREATE TYPE "public"."enum_careers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__careers_v_version_province" AS ENUM('AC', 'SU', 'SB', 'RI', 'KR', 'JA', 'SS', 'BB', 'BE', 'LA', 'BT', 'JK', 'JB', 'JT', 'YO', 'JI', 'BA', 'NB', 'NT', 'KB', 'KT', 'KS', 'KI', 'KU', 'SA', 'GO', 'ST', 'SR', 'SN', 'SG', 'MU', 'MA', 'PB', 'PD', 'PA', 'PT', 'PE', 'PS');
  CREATE TYPE "public"."enum__careers_v_version_employment" AS ENUM('permanent', 'contract', 'internship', 'part-time');
  CREATE TYPE "public"."enum__careers_v_version_field" AS ENUM('branches', 'business', 'technology', 'risk', 'operations');
  CREATE TYPE "public"."enum__careers_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__careers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_promotions_category" AS ENUM('savings', 'loans', 'payments', 'investments', 'business');
  CREATE TYPE "public"."enum_promotions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__promotions_v_version_category" AS ENUM('savings', 'loans', 'payments', 'investments', 'business');
  CREATE TYPE "public"."enum__promotions_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__promotions_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "branches_services" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_branches_services",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "branches_hours_days" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_branches_hours_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "branches_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"open" varchar,
  	"close" varchar
  );
  
  CREATE TABLE "branches_special_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" varchar,
  	"open" varchar,
  	"close" varchar
  );
  
  CREATE TABLE "branches_special_days_locales" (
  	"reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "branches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar,
  	"city" varchar,
  	"province" "enum_branches_province",
  	"latitude" numeric,
  	"longitude" numeric,
  	"phone" varchar,
  	"slug" varchar,
  	"kind" "enum_branches_kind" DEFAULT 'branch',
  	"owner" varchar,
  	"review_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "branches_locales" (
  	"title" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"withdrawn_because" varchar,
  	"_status" "enum_branches_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_branches_v_version_services" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__branches_v_version_services",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_branches_v_version_hours_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__branches_v_version_hours_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_branches_v_version_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"open" varchar,
  	"close" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_branches_v_version_special_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" varchar,
  	"open" varchar,
  	"close" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_branches_v_version_special_days_locales" (
  	"reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_branches_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_address" varchar,
  	"version_city" varchar,
  	"version_province" "enum__branches_v_version_province",
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_phone" varchar,
  	"version_slug" varchar,
  	"version_kind" "enum__branches_v_version_kind" DEFAULT 'branch',
  	"version_owner" varchar,
  	"version_review_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__branches_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_branches_v_locales" (
  	"version_title" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_withdrawn_because" varchar,
  	"version__status" "enum__branches_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "faqs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"topic_id" integer,
  	"order" numeric DEFAULT 100,
  	"owner" varchar,
  	"review_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "faqs_locales" (
  	"title" varchar,
  	"answer" jsonb,
  	"_status" "enum_faqs_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_topic_id" integer,
  	"version_order" numeric DEFAULT 100,
  	"version_owner" varchar,
  	"version_review_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__faqs_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_faqs_v_locales" (
  	"version_title" varchar,
  	"version_answer" jsonb,
  	"version__status" "enum__faqs_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "faq_topics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "faq_topics_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "careers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"apply_via" varchar,
  	"slug" varchar,
  	"is_live" boolean DEFAULT true,
  	"closes_on" varchar,
  	"city" varchar,
  	"province" "enum_careers_province",
  	"employment" "enum_careers_employment" DEFAULT 'permanent',
  	"field" "enum_careers_field" DEFAULT 'branches',
  	"published_at" timestamp(3) with time zone,
  	"owner" varchar,
  	"review_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "careers_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"description" jsonb,
  	"requirements" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"withdrawn_because" varchar,
  	"_status" "enum_careers_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_apply_via" varchar,
  	"version_slug" varchar,
  	"version_is_live" boolean DEFAULT true,
  	"version_closes_on" varchar,
  	"version_city" varchar,
  	"version_province" "enum__careers_v_version_province",
  	"version_employment" "enum__careers_v_version_employment" DEFAULT 'permanent',
  	"version_field" "enum__careers_v_version_field" DEFAULT 'branches',
  	"version_published_at" timestamp(3) with time zone,
  	"version_owner" varchar,
  	"version_review_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__careers_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_careers_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"version_requirements" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_withdrawn_because" varchar,
  	"version__status" "enum__careers_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "promotions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"category" "enum_promotions_category" DEFAULT 'savings',
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"is_quota_used" boolean DEFAULT false,
  	"product_url" varchar,
  	"cover_id" integer,
  	"owner" varchar,
  	"review_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "promotions_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"terms" jsonb,
  	"quota" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"withdrawn_because" varchar,
  	"_status" "enum_promotions_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_promotions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_category" "enum__promotions_v_version_category" DEFAULT 'savings',
  	"version_from" timestamp(3) with time zone,
  	"version_until" timestamp(3) with time zone,
  	"version_is_quota_used" boolean DEFAULT false,
  	"version_product_url" varchar,
  	"version_cover_id" integer,
  	"version_owner" varchar,
  	"version_review_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__promotions_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_promotions_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_terms" jsonb,
  	"version_quota" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_withdrawn_because" varchar,
  	"version__status" "enum__promotions_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "branches_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "faqs_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "faq_topics_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "careers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "promotions_id" integer;
  ALTER TABLE "branches_services" ADD CONSTRAINT "branches_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_hours_days" ADD CONSTRAINT "branches_hours_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branches_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_hours" ADD CONSTRAINT "branches_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_special_days" ADD CONSTRAINT "branches_special_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_special_days_locales" ADD CONSTRAINT "branches_special_days_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches_special_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_locales" ADD CONSTRAINT "branches_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_services" ADD CONSTRAINT "_branches_v_version_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_hours_days" ADD CONSTRAINT "_branches_v_version_hours_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_branches_v_version_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_hours" ADD CONSTRAINT "_branches_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_special_days" ADD CONSTRAINT "_branches_v_version_special_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_special_days_locales" ADD CONSTRAINT "_branches_v_version_special_days_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v_version_special_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v" ADD CONSTRAINT "_branches_v_parent_id_branches_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branches_v_locales" ADD CONSTRAINT "_branches_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs" ADD CONSTRAINT "faqs_topic_id_faq_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."faq_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faqs_locales" ADD CONSTRAINT "faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_version_topic_id_faq_topics_id_fk" FOREIGN KEY ("version_topic_id") REFERENCES "public"."faq_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v_locales" ADD CONSTRAINT "_faqs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faqs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_topics_locales" ADD CONSTRAINT "faq_topics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faq_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_locales" ADD CONSTRAINT "careers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_v" ADD CONSTRAINT "_careers_v_parent_id_careers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."careers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_careers_v_locales" ADD CONSTRAINT "_careers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions" ADD CONSTRAINT "promotions_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promotions_locales" ADD CONSTRAINT "promotions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v" ADD CONSTRAINT "_promotions_v_parent_id_promotions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promotions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promotions_v" ADD CONSTRAINT "_promotions_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promotions_v_locales" ADD CONSTRAINT "_promotions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_promotions_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "branches_services_order_idx" ON "branches_services" USING btree ("order");
  CREATE INDEX "branches_services_parent_idx" ON "branches_services" USING btree ("parent_id");
  CREATE INDEX "branches_hours_days_order_idx" ON "branches_hours_days" USING btree ("order");
  CREATE INDEX "branches_hours_days_parent_idx" ON "branches_hours_days" USING btree ("parent_id");
  CREATE INDEX "branches_hours_order_idx" ON "branches_hours" USING btree ("_order");
  CREATE INDEX "branches_hours_parent_id_idx" ON "branches_hours" USING btree ("_parent_id");
  CREATE INDEX "branches_special_days_order_idx" ON "branches_special_days" USING btree ("_order");
  CREATE INDEX "branches_special_days_parent_id_idx" ON "branches_special_days" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "branches_special_days_locales_locale_parent_id_unique" ON "branches_special_days_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "branches_province_idx" ON "branches" USING btree ("province");
  CREATE UNIQUE INDEX "branches_slug_idx" ON "branches" USING btree ("slug");
  CREATE INDEX "branches_review_by_idx" ON "branches" USING btree ("review_by");
  CREATE INDEX "branches_updated_at_idx" ON "branches" USING btree ("updated_at");
  CREATE INDEX "branches_created_at_idx" ON "branches" USING btree ("created_at");
  CREATE INDEX "branches__status_idx" ON "branches_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "branches_locales_locale_parent_id_unique" ON "branches_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_branches_v_version_services_order_idx" ON "_branches_v_version_services" USING btree ("order");
  CREATE INDEX "_branches_v_version_services_parent_idx" ON "_branches_v_version_services" USING btree ("parent_id");
  CREATE INDEX "_branches_v_version_hours_days_order_idx" ON "_branches_v_version_hours_days" USING btree ("order");
  CREATE INDEX "_branches_v_version_hours_days_parent_idx" ON "_branches_v_version_hours_days" USING btree ("parent_id");
  CREATE INDEX "_branches_v_version_hours_order_idx" ON "_branches_v_version_hours" USING btree ("_order");
  CREATE INDEX "_branches_v_version_hours_parent_id_idx" ON "_branches_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_branches_v_version_special_days_order_idx" ON "_branches_v_version_special_days" USING btree ("_order");
  CREATE INDEX "_branches_v_version_special_days_parent_id_idx" ON "_branches_v_version_special_days" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_branches_v_version_special_days_locales_locale_parent_id_un" ON "_branches_v_version_special_days_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_branches_v_parent_idx" ON "_branches_v" USING btree ("parent_id");
  CREATE INDEX "_branches_v_version_version_province_idx" ON "_branches_v" USING btree ("version_province");
  CREATE INDEX "_branches_v_version_version_slug_idx" ON "_branches_v" USING btree ("version_slug");
  CREATE INDEX "_branches_v_version_version_review_by_idx" ON "_branches_v" USING btree ("version_review_by");
  CREATE INDEX "_branches_v_version_version_updated_at_idx" ON "_branches_v" USING btree ("version_updated_at");
  CREATE INDEX "_branches_v_version_version_created_at_idx" ON "_branches_v" USING btree ("version_created_at");
  CREATE INDEX "_branches_v_created_at_idx" ON "_branches_v" USING btree ("created_at");
  CREATE INDEX "_branches_v_updated_at_idx" ON "_branches_v" USING btree ("updated_at");
  CREATE INDEX "_branches_v_snapshot_idx" ON "_branches_v" USING btree ("snapshot");
  CREATE INDEX "_branches_v_published_locale_idx" ON "_branches_v" USING btree ("published_locale");
  CREATE INDEX "_branches_v_latest_idx" ON "_branches_v" USING btree ("latest");
  CREATE INDEX "_branches_v_autosave_idx" ON "_branches_v" USING btree ("autosave");
  CREATE INDEX "_branches_v_version_version__status_idx" ON "_branches_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_branches_v_locales_locale_parent_id_unique" ON "_branches_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "faqs_slug_idx" ON "faqs" USING btree ("slug");
  CREATE INDEX "faqs_topic_idx" ON "faqs" USING btree ("topic_id");
  CREATE INDEX "faqs_order_idx" ON "faqs" USING btree ("order");
  CREATE INDEX "faqs_review_by_idx" ON "faqs" USING btree ("review_by");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs__status_idx" ON "faqs_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "faqs_locales_locale_parent_id_unique" ON "faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version_slug_idx" ON "_faqs_v" USING btree ("version_slug");
  CREATE INDEX "_faqs_v_version_version_topic_idx" ON "_faqs_v" USING btree ("version_topic_id");
  CREATE INDEX "_faqs_v_version_version_order_idx" ON "_faqs_v" USING btree ("version_order");
  CREATE INDEX "_faqs_v_version_version_review_by_idx" ON "_faqs_v" USING btree ("version_review_by");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_faqs_v_snapshot_idx" ON "_faqs_v" USING btree ("snapshot");
  CREATE INDEX "_faqs_v_published_locale_idx" ON "_faqs_v" USING btree ("published_locale");
  CREATE INDEX "_faqs_v_latest_idx" ON "_faqs_v" USING btree ("latest");
  CREATE INDEX "_faqs_v_autosave_idx" ON "_faqs_v" USING btree ("autosave");
  CREATE INDEX "_faqs_v_version_version__status_idx" ON "_faqs_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_faqs_v_locales_locale_parent_id_unique" ON "_faqs_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "faq_topics_slug_idx" ON "faq_topics" USING btree ("slug");
  CREATE INDEX "faq_topics_order_idx" ON "faq_topics" USING btree ("order");
  CREATE INDEX "faq_topics_updated_at_idx" ON "faq_topics" USING btree ("updated_at");
  CREATE INDEX "faq_topics_created_at_idx" ON "faq_topics" USING btree ("created_at");
  CREATE UNIQUE INDEX "faq_topics_locales_locale_parent_id_unique" ON "faq_topics_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "careers_slug_idx" ON "careers" USING btree ("slug");
  CREATE INDEX "careers_closes_on_idx" ON "careers" USING btree ("closes_on");
  CREATE INDEX "careers_province_idx" ON "careers" USING btree ("province");
  CREATE INDEX "careers_published_at_idx" ON "careers" USING btree ("published_at");
  CREATE INDEX "careers_review_by_idx" ON "careers" USING btree ("review_by");
  CREATE INDEX "careers_updated_at_idx" ON "careers" USING btree ("updated_at");
  CREATE INDEX "careers_created_at_idx" ON "careers" USING btree ("created_at");
  CREATE INDEX "careers__status_idx" ON "careers_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "careers_locales_locale_parent_id_unique" ON "careers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_v_parent_idx" ON "_careers_v" USING btree ("parent_id");
  CREATE INDEX "_careers_v_version_version_slug_idx" ON "_careers_v" USING btree ("version_slug");
  CREATE INDEX "_careers_v_version_version_closes_on_idx" ON "_careers_v" USING btree ("version_closes_on");
  CREATE INDEX "_careers_v_version_version_province_idx" ON "_careers_v" USING btree ("version_province");
  CREATE INDEX "_careers_v_version_version_published_at_idx" ON "_careers_v" USING btree ("version_published_at");
  CREATE INDEX "_careers_v_version_version_review_by_idx" ON "_careers_v" USING btree ("version_review_by");
  CREATE INDEX "_careers_v_version_version_updated_at_idx" ON "_careers_v" USING btree ("version_updated_at");
  CREATE INDEX "_careers_v_version_version_created_at_idx" ON "_careers_v" USING btree ("version_created_at");
  CREATE INDEX "_careers_v_created_at_idx" ON "_careers_v" USING btree ("created_at");
  CREATE INDEX "_careers_v_updated_at_idx" ON "_careers_v" USING btree ("updated_at");
  CREATE INDEX "_careers_v_snapshot_idx" ON "_careers_v" USING btree ("snapshot");
  CREATE INDEX "_careers_v_published_locale_idx" ON "_careers_v" USING btree ("published_locale");
  CREATE INDEX "_careers_v_latest_idx" ON "_careers_v" USING btree ("latest");
  CREATE INDEX "_careers_v_autosave_idx" ON "_careers_v" USING btree ("autosave");
  CREATE INDEX "_careers_v_version_version__status_idx" ON "_careers_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_careers_v_locales_locale_parent_id_unique" ON "_careers_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "promotions_slug_idx" ON "promotions" USING btree ("slug");
  CREATE INDEX "promotions_from_idx" ON "promotions" USING btree ("from");
  CREATE INDEX "promotions_until_idx" ON "promotions" USING btree ("until");
  CREATE INDEX "promotions_cover_idx" ON "promotions" USING btree ("cover_id");
  CREATE INDEX "promotions_review_by_idx" ON "promotions" USING btree ("review_by");
  CREATE INDEX "promotions_updated_at_idx" ON "promotions" USING btree ("updated_at");
  CREATE INDEX "promotions_created_at_idx" ON "promotions" USING btree ("created_at");
  CREATE INDEX "promotions__status_idx" ON "promotions_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "promotions_locales_locale_parent_id_unique" ON "promotions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_promotions_v_parent_idx" ON "_promotions_v" USING btree ("parent_id");
  CREATE INDEX "_promotions_v_version_version_slug_idx" ON "_promotions_v" USING btree ("version_slug");
  CREATE INDEX "_promotions_v_version_version_from_idx" ON "_promotions_v" USING btree ("version_from");
  CREATE INDEX "_promotions_v_version_version_until_idx" ON "_promotions_v" USING btree ("version_until");
  CREATE INDEX "_promotions_v_version_version_cover_idx" ON "_promotions_v" USING btree ("version_cover_id");
  CREATE INDEX "_promotions_v_version_version_review_by_idx" ON "_promotions_v" USING btree ("version_review_by");
  CREATE INDEX "_promotions_v_version_version_updated_at_idx" ON "_promotions_v" USING btree ("version_updated_at");
  CREATE INDEX "_promotions_v_version_version_created_at_idx" ON "_promotions_v" USING btree ("version_created_at");
  CREATE INDEX "_promotions_v_created_at_idx" ON "_promotions_v" USING btree ("created_at");
  CREATE INDEX "_promotions_v_updated_at_idx" ON "_promotions_v" USING btree ("updated_at");
  CREATE INDEX "_promotions_v_snapshot_idx" ON "_promotions_v" USING btree ("snapshot");
  CREATE INDEX "_promotions_v_published_locale_idx" ON "_promotions_v" USING btree ("published_locale");
  CREATE INDEX "_promotions_v_latest_idx" ON "_promotions_v" USING btree ("latest");
  CREATE INDEX "_promotions_v_autosave_idx" ON "_promotions_v" USING btree ("autosave");
  CREATE INDEX "_promotions_v_version_version__status_idx" ON "_promotions_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_promotions_v_locales_locale_parent_id_unique" ON "_promotions_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_topics_fk" FOREIGN KEY ("faq_topics_id") REFERENCES "public"."faq_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_careers_fk" FOREIGN KEY ("careers_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promotions_fk" FOREIGN KEY ("promotions_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_branches_id_idx" ON "payload_locked_documents_rels" USING btree ("branches_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_faq_topics_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_topics_id");
  CREATE INDEX "payload_locked_documents_rels_careers_id_idx" ON "payload_locked_documents_rels" USING btree ("careers_id");
  CREATE INDEX "payload_locked_documents_rels_promotions_id_idx" ON "payload_locked_documents_rels" USING btree ("promotions_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "branches_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "branches_hours_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "branches_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "branches_special_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "branches_special_days_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "branches" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "branches_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branches_v_version_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branches_v_version_hours_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branches_v_version_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branches_v_version_special_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branches_v_version_special_days_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branches_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branches_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faqs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faqs_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faqs_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faqs_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faq_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faq_topics_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "promotions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "promotions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_promotions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_promotions_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "branches_services" CASCADE;
  DROP TABLE "branches_hours_days" CASCADE;
  DROP TABLE "branches_hours" CASCADE;
  DROP TABLE "branches_special_days" CASCADE;
  DROP TABLE "branches_special_days_locales" CASCADE;
  DROP TABLE "branches" CASCADE;
  DROP TABLE "branches_locales" CASCADE;
  DROP TABLE "_branches_v_version_services" CASCADE;
  DROP TABLE "_branches_v_version_hours_days" CASCADE;
  DROP TABLE "_branches_v_version_hours" CASCADE;
  DROP TABLE "_branches_v_version_special_days" CASCADE;
  DROP TABLE "_branches_v_version_special_days_locales" CASCADE;
  DROP TABLE "_branches_v" CASCADE;
  DROP TABLE "_branches_v_locales" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "faqs_locales" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "_faqs_v_locales" CASCADE;
  DROP TABLE "faq_topics" CASCADE;
  DROP TABLE "faq_topics_locales" CASCADE;
  DROP TABLE "careers" CASCADE;
  DROP TABLE "careers_locales" CASCADE;
  DROP TABLE "_careers_v" CASCADE;
  DROP TABLE "_careers_v_locales" CASCADE;
  DROP TABLE "promotions" CASCADE;
  DROP TABLE "promotions_locales" CASCADE;
  DROP TABLE "_promotions_v" CASCADE;
  DROP TABLE "_promotions_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_branches_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_faqs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_faq_topics_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_careers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_promotions_fk";
  
  DROP INDEX "payload_locked_documents_rels_branches_id_idx";
  DROP INDEX "payload_locked_documents_rels_faqs_id_idx";
  DROP INDEX "payload_locked_documents_rels_faq_topics_id_idx";
  DROP INDEX "payload_locked_documents_rels_careers_id_idx";
  DROP INDEX "payload_locked_documents_rels_promotions_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "branches_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "faqs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "faq_topics_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "careers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "promotions_id";
  DROP TYPE "public"."enum_branches_services";
  DROP TYPE "public"."enum_branches_hours_days";
  DROP TYPE "public"."enum_branches_province";
  DROP TYPE "public"."enum_branches_kind";
  DROP TYPE "public"."enum_branches_status";
  DROP TYPE "public"."enum__branches_v_version_services";
  DROP TYPE "public"."enum__branches_v_version_hours_days";
  DROP TYPE "public"."enum__branches_v_version_province";
  DROP TYPE "public"."enum__branches_v_version_kind";
  DROP TYPE "public"."enum__branches_v_published_locale";
  DROP TYPE "public"."enum__branches_v_version_status";
  DROP TYPE "public"."enum_faqs_status";
  DROP TYPE "public"."enum__faqs_v_published_locale";
  DROP TYPE "public"."enum__faqs_v_version_status";
  DROP TYPE "public"."enum_careers_province";
  DROP TYPE "public"."enum_careers_employment";
  DROP TYPE "public"."enum_careers_field";
  DROP TYPE "public"."enum_careers_status";
  DROP TYPE "public"."enum__careers_v_version_province";
  DROP TYPE "public"."enum__careers_v_version_employment";
  DROP TYPE "public"."enum__careers_v_version_field";
  DROP TYPE "public"."enum__careers_v_published_locale";
  DROP TYPE "public"."enum__careers_v_version_status";
  DROP TYPE "public"."enum_promotions_category";
  DROP TYPE "public"."enum_promotions_status";
  DROP TYPE "public"."enum__promotions_v_version_category";
  DROP TYPE "public"."enum__promotions_v_published_locale";
  DROP TYPE "public"."enum__promotions_v_version_status";`)
}
