import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_people_board" AS ENUM('director', 'commissioner');
  CREATE TYPE "public"."enum_people_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__people_v_version_board" AS ENUM('director', 'commissioner');
  CREATE TYPE "public"."enum__people_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__people_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_group_companies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__group_companies_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__group_companies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_reports_kind" AS ENUM('yearly', 'quarterly', 'monthly', 'risk-exposure');
  CREATE TYPE "public"."enum_reports_audit_status" AS ENUM('audited', 'reviewed', 'unaudited');
  CREATE TYPE "public"."enum_reports_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reports_v_version_kind" AS ENUM('yearly', 'quarterly', 'monthly', 'risk-exposure');
  CREATE TYPE "public"."enum__reports_v_version_audit_status" AS ENUM('audited', 'reviewed', 'unaudited');
  CREATE TYPE "public"."enum__reports_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__reports_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_complaint_reports_rows_category" AS ENUM('cards', 'transfers', 'digital', 'savings', 'loans', 'investments', 'service');
  CREATE TYPE "public"."enum_complaint_reports_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__complaint_reports_v_version_rows_category" AS ENUM('cards', 'transfers', 'digital', 'savings', 'loans', 'investments', 'service');
  CREATE TYPE "public"."enum__complaint_reports_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__complaint_reports_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_lending_rates_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__lending_rates_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__lending_rates_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_guarantee_rates_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__guarantee_rates_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__guarantee_rates_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "people" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"board" "enum_people_board" DEFAULT 'director',
  	"order" numeric DEFAULT 100,
  	"portrait_id" integer,
  	"owner" varchar,
  	"review_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "people_locales" (
  	"title" varchar,
  	"position" varchar,
  	"body" jsonb,
  	"_status" "enum_people_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_people_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_board" "enum__people_v_version_board" DEFAULT 'director',
  	"version_order" numeric DEFAULT 100,
  	"version_portrait_id" integer,
  	"version_owner" varchar,
  	"version_review_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__people_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_people_v_locales" (
  	"version_title" varchar,
  	"version_position" varchar,
  	"version_body" jsonb,
  	"version__status" "enum__people_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "group_companies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"order" numeric DEFAULT 100,
  	"logo_id" integer,
  	"owner" varchar,
  	"review_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "group_companies_locales" (
  	"title" varchar,
  	"text" varchar,
  	"url" varchar,
  	"_status" "enum_group_companies_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_group_companies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_logo_id" integer,
  	"version_owner" varchar,
  	"version_review_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__group_companies_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_group_companies_v_locales" (
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_url" varchar,
  	"version__status" "enum__group_companies_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_reports_kind" DEFAULT 'quarterly',
  	"position_date" varchar,
  	"audit_status" "enum_reports_audit_status" DEFAULT 'unaudited',
  	"file_id" integer,
  	"slug" varchar,
  	"published_on" varchar,
  	"owner" varchar,
  	"review_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reports_locales" (
  	"title" varchar,
  	"_status" "enum_reports_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_reports_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__reports_v_version_kind" DEFAULT 'quarterly',
  	"version_position_date" varchar,
  	"version_audit_status" "enum__reports_v_version_audit_status" DEFAULT 'unaudited',
  	"version_file_id" integer,
  	"version_slug" varchar,
  	"version_published_on" varchar,
  	"version_owner" varchar,
  	"version_review_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__reports_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_reports_v_locales" (
  	"version_title" varchar,
  	"version__status" "enum__reports_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "complaint_reports_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"category" "enum_complaint_reports_rows_category",
  	"received" numeric,
  	"settled_in_time" numeric,
  	"settled_late" numeric,
  	"in_progress" numeric
  );
  
  CREATE TABLE "complaint_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"file_id" integer,
  	"slug" varchar,
  	"owner" varchar,
  	"review_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "complaint_reports_locales" (
  	"title" varchar,
  	"_status" "enum_complaint_reports_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_complaint_reports_v_version_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"category" "enum__complaint_reports_v_version_rows_category",
  	"received" numeric,
  	"settled_in_time" numeric,
  	"settled_late" numeric,
  	"in_progress" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_complaint_reports_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_year" numeric,
  	"version_file_id" integer,
  	"version_slug" varchar,
  	"version_owner" varchar,
  	"version_review_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__complaint_reports_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_complaint_reports_v_locales" (
  	"version_title" varchar,
  	"version__status" "enum__complaint_reports_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "lending_rates_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"segment_id" integer,
  	"cost_of_funds" numeric,
  	"overhead" numeric,
  	"margin" numeric
  );
  
  CREATE TABLE "lending_rates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"valid_from" varchar,
  	"file_id" integer,
  	"slug" varchar,
  	"owner" varchar,
  	"review_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lending_rates_locales" (
  	"title" varchar,
  	"_status" "enum_lending_rates_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_lending_rates_v_version_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"segment_id" integer,
  	"cost_of_funds" numeric,
  	"overhead" numeric,
  	"margin" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lending_rates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_valid_from" varchar,
  	"version_file_id" integer,
  	"version_slug" varchar,
  	"version_owner" varchar,
  	"version_review_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__lending_rates_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_lending_rates_v_locales" (
  	"version_title" varchar,
  	"version__status" "enum__lending_rates_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "lending_segments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lending_segments_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "guarantee_rates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"valid_from" varchar,
  	"valid_to" varchar,
  	"rupiah" numeric,
  	"foreign" numeric,
  	"rural" numeric,
  	"slug" varchar,
  	"owner" varchar,
  	"review_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "guarantee_rates_locales" (
  	"title" varchar,
  	"_status" "enum_guarantee_rates_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_guarantee_rates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_valid_from" varchar,
  	"version_valid_to" varchar,
  	"version_rupiah" numeric,
  	"version_foreign" numeric,
  	"version_rural" numeric,
  	"version_slug" varchar,
  	"version_owner" varchar,
  	"version_review_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__guarantee_rates_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_guarantee_rates_v_locales" (
  	"version_title" varchar,
  	"version__status" "enum__guarantee_rates_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "about_missions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "about_missions_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "about_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" varchar NOT NULL
  );
  
  CREATE TABLE "about_history_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "about" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"structure_picture_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "about_locales" (
  	"headline" varchar,
  	"lead" varchar,
  	"company_title" varchar,
  	"company" varchar,
  	"vision" varchar,
  	"structure" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_v_version_missions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v_version_missions_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_v_version_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v_version_history_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_structure_picture_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_about_v_locales" (
  	"version_headline" varchar,
  	"version_lead" varchar,
  	"version_company_title" varchar,
  	"version_company" varchar,
  	"version_vision" varchar,
  	"version_structure" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "people_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "group_companies_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reports_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "complaint_reports_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lending_rates_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lending_segments_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "guarantee_rates_id" integer;
  ALTER TABLE "people" ADD CONSTRAINT "people_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people_locales" ADD CONSTRAINT "people_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_parent_id_people_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v_locales" ADD CONSTRAINT "_people_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_people_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "group_companies" ADD CONSTRAINT "group_companies_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "group_companies_locales" ADD CONSTRAINT "group_companies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."group_companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_group_companies_v" ADD CONSTRAINT "_group_companies_v_parent_id_group_companies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."group_companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_group_companies_v" ADD CONSTRAINT "_group_companies_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_group_companies_v_locales" ADD CONSTRAINT "_group_companies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_group_companies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports_locales" ADD CONSTRAINT "reports_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_parent_id_reports_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_version_file_id_documents_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v_locales" ADD CONSTRAINT "_reports_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "complaint_reports_rows" ADD CONSTRAINT "complaint_reports_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."complaint_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "complaint_reports" ADD CONSTRAINT "complaint_reports_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "complaint_reports_locales" ADD CONSTRAINT "complaint_reports_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."complaint_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_complaint_reports_v_version_rows" ADD CONSTRAINT "_complaint_reports_v_version_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_complaint_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_complaint_reports_v" ADD CONSTRAINT "_complaint_reports_v_parent_id_complaint_reports_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."complaint_reports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_complaint_reports_v" ADD CONSTRAINT "_complaint_reports_v_version_file_id_documents_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_complaint_reports_v_locales" ADD CONSTRAINT "_complaint_reports_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_complaint_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lending_rates_rates" ADD CONSTRAINT "lending_rates_rates_segment_id_lending_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."lending_segments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lending_rates_rates" ADD CONSTRAINT "lending_rates_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lending_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lending_rates" ADD CONSTRAINT "lending_rates_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lending_rates_locales" ADD CONSTRAINT "lending_rates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lending_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lending_rates_v_version_rates" ADD CONSTRAINT "_lending_rates_v_version_rates_segment_id_lending_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."lending_segments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lending_rates_v_version_rates" ADD CONSTRAINT "_lending_rates_v_version_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lending_rates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lending_rates_v" ADD CONSTRAINT "_lending_rates_v_parent_id_lending_rates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lending_rates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lending_rates_v" ADD CONSTRAINT "_lending_rates_v_version_file_id_documents_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lending_rates_v_locales" ADD CONSTRAINT "_lending_rates_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lending_rates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lending_segments_locales" ADD CONSTRAINT "lending_segments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lending_segments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guarantee_rates_locales" ADD CONSTRAINT "guarantee_rates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."guarantee_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guarantee_rates_v" ADD CONSTRAINT "_guarantee_rates_v_parent_id_guarantee_rates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guarantee_rates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guarantee_rates_v_locales" ADD CONSTRAINT "_guarantee_rates_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_guarantee_rates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_missions" ADD CONSTRAINT "about_missions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_missions_locales" ADD CONSTRAINT "about_missions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_missions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_history" ADD CONSTRAINT "about_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_history_locales" ADD CONSTRAINT "about_history_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_history"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_structure_picture_id_media_id_fk" FOREIGN KEY ("structure_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_locales" ADD CONSTRAINT "about_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_missions" ADD CONSTRAINT "_about_v_version_missions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_missions_locales" ADD CONSTRAINT "_about_v_version_missions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v_version_missions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_history" ADD CONSTRAINT "_about_v_version_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_history_locales" ADD CONSTRAINT "_about_v_version_history_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v_version_history"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_structure_picture_id_media_id_fk" FOREIGN KEY ("version_structure_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v_locales" ADD CONSTRAINT "_about_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "people_slug_idx" ON "people" USING btree ("slug");
  CREATE INDEX "people_order_idx" ON "people" USING btree ("order");
  CREATE INDEX "people_portrait_idx" ON "people" USING btree ("portrait_id");
  CREATE INDEX "people_review_by_idx" ON "people" USING btree ("review_by");
  CREATE INDEX "people_updated_at_idx" ON "people" USING btree ("updated_at");
  CREATE INDEX "people_created_at_idx" ON "people" USING btree ("created_at");
  CREATE INDEX "people__status_idx" ON "people_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "people_locales_locale_parent_id_unique" ON "people_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_people_v_parent_idx" ON "_people_v" USING btree ("parent_id");
  CREATE INDEX "_people_v_version_version_slug_idx" ON "_people_v" USING btree ("version_slug");
  CREATE INDEX "_people_v_version_version_order_idx" ON "_people_v" USING btree ("version_order");
  CREATE INDEX "_people_v_version_version_portrait_idx" ON "_people_v" USING btree ("version_portrait_id");
  CREATE INDEX "_people_v_version_version_review_by_idx" ON "_people_v" USING btree ("version_review_by");
  CREATE INDEX "_people_v_version_version_updated_at_idx" ON "_people_v" USING btree ("version_updated_at");
  CREATE INDEX "_people_v_version_version_created_at_idx" ON "_people_v" USING btree ("version_created_at");
  CREATE INDEX "_people_v_created_at_idx" ON "_people_v" USING btree ("created_at");
  CREATE INDEX "_people_v_updated_at_idx" ON "_people_v" USING btree ("updated_at");
  CREATE INDEX "_people_v_snapshot_idx" ON "_people_v" USING btree ("snapshot");
  CREATE INDEX "_people_v_published_locale_idx" ON "_people_v" USING btree ("published_locale");
  CREATE INDEX "_people_v_latest_idx" ON "_people_v" USING btree ("latest");
  CREATE INDEX "_people_v_autosave_idx" ON "_people_v" USING btree ("autosave");
  CREATE INDEX "_people_v_version_version__status_idx" ON "_people_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_people_v_locales_locale_parent_id_unique" ON "_people_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "group_companies_slug_idx" ON "group_companies" USING btree ("slug");
  CREATE INDEX "group_companies_order_idx" ON "group_companies" USING btree ("order");
  CREATE INDEX "group_companies_logo_idx" ON "group_companies" USING btree ("logo_id");
  CREATE INDEX "group_companies_review_by_idx" ON "group_companies" USING btree ("review_by");
  CREATE INDEX "group_companies_updated_at_idx" ON "group_companies" USING btree ("updated_at");
  CREATE INDEX "group_companies_created_at_idx" ON "group_companies" USING btree ("created_at");
  CREATE INDEX "group_companies__status_idx" ON "group_companies_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "group_companies_locales_locale_parent_id_unique" ON "group_companies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_group_companies_v_parent_idx" ON "_group_companies_v" USING btree ("parent_id");
  CREATE INDEX "_group_companies_v_version_version_slug_idx" ON "_group_companies_v" USING btree ("version_slug");
  CREATE INDEX "_group_companies_v_version_version_order_idx" ON "_group_companies_v" USING btree ("version_order");
  CREATE INDEX "_group_companies_v_version_version_logo_idx" ON "_group_companies_v" USING btree ("version_logo_id");
  CREATE INDEX "_group_companies_v_version_version_review_by_idx" ON "_group_companies_v" USING btree ("version_review_by");
  CREATE INDEX "_group_companies_v_version_version_updated_at_idx" ON "_group_companies_v" USING btree ("version_updated_at");
  CREATE INDEX "_group_companies_v_version_version_created_at_idx" ON "_group_companies_v" USING btree ("version_created_at");
  CREATE INDEX "_group_companies_v_created_at_idx" ON "_group_companies_v" USING btree ("created_at");
  CREATE INDEX "_group_companies_v_updated_at_idx" ON "_group_companies_v" USING btree ("updated_at");
  CREATE INDEX "_group_companies_v_snapshot_idx" ON "_group_companies_v" USING btree ("snapshot");
  CREATE INDEX "_group_companies_v_published_locale_idx" ON "_group_companies_v" USING btree ("published_locale");
  CREATE INDEX "_group_companies_v_latest_idx" ON "_group_companies_v" USING btree ("latest");
  CREATE INDEX "_group_companies_v_autosave_idx" ON "_group_companies_v" USING btree ("autosave");
  CREATE INDEX "_group_companies_v_version_version__status_idx" ON "_group_companies_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_group_companies_v_locales_locale_parent_id_unique" ON "_group_companies_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reports_position_date_idx" ON "reports" USING btree ("position_date");
  CREATE INDEX "reports_file_idx" ON "reports" USING btree ("file_id");
  CREATE UNIQUE INDEX "reports_slug_idx" ON "reports" USING btree ("slug");
  CREATE INDEX "reports_review_by_idx" ON "reports" USING btree ("review_by");
  CREATE INDEX "reports_updated_at_idx" ON "reports" USING btree ("updated_at");
  CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at");
  CREATE INDEX "reports__status_idx" ON "reports_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "reports_locales_locale_parent_id_unique" ON "reports_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_reports_v_parent_idx" ON "_reports_v" USING btree ("parent_id");
  CREATE INDEX "_reports_v_version_version_position_date_idx" ON "_reports_v" USING btree ("version_position_date");
  CREATE INDEX "_reports_v_version_version_file_idx" ON "_reports_v" USING btree ("version_file_id");
  CREATE INDEX "_reports_v_version_version_slug_idx" ON "_reports_v" USING btree ("version_slug");
  CREATE INDEX "_reports_v_version_version_review_by_idx" ON "_reports_v" USING btree ("version_review_by");
  CREATE INDEX "_reports_v_version_version_updated_at_idx" ON "_reports_v" USING btree ("version_updated_at");
  CREATE INDEX "_reports_v_version_version_created_at_idx" ON "_reports_v" USING btree ("version_created_at");
  CREATE INDEX "_reports_v_created_at_idx" ON "_reports_v" USING btree ("created_at");
  CREATE INDEX "_reports_v_updated_at_idx" ON "_reports_v" USING btree ("updated_at");
  CREATE INDEX "_reports_v_snapshot_idx" ON "_reports_v" USING btree ("snapshot");
  CREATE INDEX "_reports_v_published_locale_idx" ON "_reports_v" USING btree ("published_locale");
  CREATE INDEX "_reports_v_latest_idx" ON "_reports_v" USING btree ("latest");
  CREATE INDEX "_reports_v_autosave_idx" ON "_reports_v" USING btree ("autosave");
  CREATE INDEX "_reports_v_version_version__status_idx" ON "_reports_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_reports_v_locales_locale_parent_id_unique" ON "_reports_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "complaint_reports_rows_order_idx" ON "complaint_reports_rows" USING btree ("_order");
  CREATE INDEX "complaint_reports_rows_parent_id_idx" ON "complaint_reports_rows" USING btree ("_parent_id");
  CREATE INDEX "complaint_reports_year_idx" ON "complaint_reports" USING btree ("year");
  CREATE INDEX "complaint_reports_file_idx" ON "complaint_reports" USING btree ("file_id");
  CREATE UNIQUE INDEX "complaint_reports_slug_idx" ON "complaint_reports" USING btree ("slug");
  CREATE INDEX "complaint_reports_review_by_idx" ON "complaint_reports" USING btree ("review_by");
  CREATE INDEX "complaint_reports_updated_at_idx" ON "complaint_reports" USING btree ("updated_at");
  CREATE INDEX "complaint_reports_created_at_idx" ON "complaint_reports" USING btree ("created_at");
  CREATE INDEX "complaint_reports__status_idx" ON "complaint_reports_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "complaint_reports_locales_locale_parent_id_unique" ON "complaint_reports_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_complaint_reports_v_version_rows_order_idx" ON "_complaint_reports_v_version_rows" USING btree ("_order");
  CREATE INDEX "_complaint_reports_v_version_rows_parent_id_idx" ON "_complaint_reports_v_version_rows" USING btree ("_parent_id");
  CREATE INDEX "_complaint_reports_v_parent_idx" ON "_complaint_reports_v" USING btree ("parent_id");
  CREATE INDEX "_complaint_reports_v_version_version_year_idx" ON "_complaint_reports_v" USING btree ("version_year");
  CREATE INDEX "_complaint_reports_v_version_version_file_idx" ON "_complaint_reports_v" USING btree ("version_file_id");
  CREATE INDEX "_complaint_reports_v_version_version_slug_idx" ON "_complaint_reports_v" USING btree ("version_slug");
  CREATE INDEX "_complaint_reports_v_version_version_review_by_idx" ON "_complaint_reports_v" USING btree ("version_review_by");
  CREATE INDEX "_complaint_reports_v_version_version_updated_at_idx" ON "_complaint_reports_v" USING btree ("version_updated_at");
  CREATE INDEX "_complaint_reports_v_version_version_created_at_idx" ON "_complaint_reports_v" USING btree ("version_created_at");
  CREATE INDEX "_complaint_reports_v_created_at_idx" ON "_complaint_reports_v" USING btree ("created_at");
  CREATE INDEX "_complaint_reports_v_updated_at_idx" ON "_complaint_reports_v" USING btree ("updated_at");
  CREATE INDEX "_complaint_reports_v_snapshot_idx" ON "_complaint_reports_v" USING btree ("snapshot");
  CREATE INDEX "_complaint_reports_v_published_locale_idx" ON "_complaint_reports_v" USING btree ("published_locale");
  CREATE INDEX "_complaint_reports_v_latest_idx" ON "_complaint_reports_v" USING btree ("latest");
  CREATE INDEX "_complaint_reports_v_autosave_idx" ON "_complaint_reports_v" USING btree ("autosave");
  CREATE INDEX "_complaint_reports_v_version_version__status_idx" ON "_complaint_reports_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_complaint_reports_v_locales_locale_parent_id_unique" ON "_complaint_reports_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "lending_rates_rates_order_idx" ON "lending_rates_rates" USING btree ("_order");
  CREATE INDEX "lending_rates_rates_parent_id_idx" ON "lending_rates_rates" USING btree ("_parent_id");
  CREATE INDEX "lending_rates_rates_segment_idx" ON "lending_rates_rates" USING btree ("segment_id");
  CREATE INDEX "lending_rates_valid_from_idx" ON "lending_rates" USING btree ("valid_from");
  CREATE INDEX "lending_rates_file_idx" ON "lending_rates" USING btree ("file_id");
  CREATE UNIQUE INDEX "lending_rates_slug_idx" ON "lending_rates" USING btree ("slug");
  CREATE INDEX "lending_rates_review_by_idx" ON "lending_rates" USING btree ("review_by");
  CREATE INDEX "lending_rates_updated_at_idx" ON "lending_rates" USING btree ("updated_at");
  CREATE INDEX "lending_rates_created_at_idx" ON "lending_rates" USING btree ("created_at");
  CREATE INDEX "lending_rates__status_idx" ON "lending_rates_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "lending_rates_locales_locale_parent_id_unique" ON "lending_rates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_lending_rates_v_version_rates_order_idx" ON "_lending_rates_v_version_rates" USING btree ("_order");
  CREATE INDEX "_lending_rates_v_version_rates_parent_id_idx" ON "_lending_rates_v_version_rates" USING btree ("_parent_id");
  CREATE INDEX "_lending_rates_v_version_rates_segment_idx" ON "_lending_rates_v_version_rates" USING btree ("segment_id");
  CREATE INDEX "_lending_rates_v_parent_idx" ON "_lending_rates_v" USING btree ("parent_id");
  CREATE INDEX "_lending_rates_v_version_version_valid_from_idx" ON "_lending_rates_v" USING btree ("version_valid_from");
  CREATE INDEX "_lending_rates_v_version_version_file_idx" ON "_lending_rates_v" USING btree ("version_file_id");
  CREATE INDEX "_lending_rates_v_version_version_slug_idx" ON "_lending_rates_v" USING btree ("version_slug");
  CREATE INDEX "_lending_rates_v_version_version_review_by_idx" ON "_lending_rates_v" USING btree ("version_review_by");
  CREATE INDEX "_lending_rates_v_version_version_updated_at_idx" ON "_lending_rates_v" USING btree ("version_updated_at");
  CREATE INDEX "_lending_rates_v_version_version_created_at_idx" ON "_lending_rates_v" USING btree ("version_created_at");
  CREATE INDEX "_lending_rates_v_created_at_idx" ON "_lending_rates_v" USING btree ("created_at");
  CREATE INDEX "_lending_rates_v_updated_at_idx" ON "_lending_rates_v" USING btree ("updated_at");
  CREATE INDEX "_lending_rates_v_snapshot_idx" ON "_lending_rates_v" USING btree ("snapshot");
  CREATE INDEX "_lending_rates_v_published_locale_idx" ON "_lending_rates_v" USING btree ("published_locale");
  CREATE INDEX "_lending_rates_v_latest_idx" ON "_lending_rates_v" USING btree ("latest");
  CREATE INDEX "_lending_rates_v_autosave_idx" ON "_lending_rates_v" USING btree ("autosave");
  CREATE INDEX "_lending_rates_v_version_version__status_idx" ON "_lending_rates_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_lending_rates_v_locales_locale_parent_id_unique" ON "_lending_rates_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "lending_segments_slug_idx" ON "lending_segments" USING btree ("slug");
  CREATE INDEX "lending_segments_order_idx" ON "lending_segments" USING btree ("order");
  CREATE INDEX "lending_segments_updated_at_idx" ON "lending_segments" USING btree ("updated_at");
  CREATE INDEX "lending_segments_created_at_idx" ON "lending_segments" USING btree ("created_at");
  CREATE UNIQUE INDEX "lending_segments_locales_locale_parent_id_unique" ON "lending_segments_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "guarantee_rates_valid_from_idx" ON "guarantee_rates" USING btree ("valid_from");
  CREATE INDEX "guarantee_rates_valid_to_idx" ON "guarantee_rates" USING btree ("valid_to");
  CREATE UNIQUE INDEX "guarantee_rates_slug_idx" ON "guarantee_rates" USING btree ("slug");
  CREATE INDEX "guarantee_rates_review_by_idx" ON "guarantee_rates" USING btree ("review_by");
  CREATE INDEX "guarantee_rates_updated_at_idx" ON "guarantee_rates" USING btree ("updated_at");
  CREATE INDEX "guarantee_rates_created_at_idx" ON "guarantee_rates" USING btree ("created_at");
  CREATE INDEX "guarantee_rates__status_idx" ON "guarantee_rates_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "guarantee_rates_locales_locale_parent_id_unique" ON "guarantee_rates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_guarantee_rates_v_parent_idx" ON "_guarantee_rates_v" USING btree ("parent_id");
  CREATE INDEX "_guarantee_rates_v_version_version_valid_from_idx" ON "_guarantee_rates_v" USING btree ("version_valid_from");
  CREATE INDEX "_guarantee_rates_v_version_version_valid_to_idx" ON "_guarantee_rates_v" USING btree ("version_valid_to");
  CREATE INDEX "_guarantee_rates_v_version_version_slug_idx" ON "_guarantee_rates_v" USING btree ("version_slug");
  CREATE INDEX "_guarantee_rates_v_version_version_review_by_idx" ON "_guarantee_rates_v" USING btree ("version_review_by");
  CREATE INDEX "_guarantee_rates_v_version_version_updated_at_idx" ON "_guarantee_rates_v" USING btree ("version_updated_at");
  CREATE INDEX "_guarantee_rates_v_version_version_created_at_idx" ON "_guarantee_rates_v" USING btree ("version_created_at");
  CREATE INDEX "_guarantee_rates_v_created_at_idx" ON "_guarantee_rates_v" USING btree ("created_at");
  CREATE INDEX "_guarantee_rates_v_updated_at_idx" ON "_guarantee_rates_v" USING btree ("updated_at");
  CREATE INDEX "_guarantee_rates_v_snapshot_idx" ON "_guarantee_rates_v" USING btree ("snapshot");
  CREATE INDEX "_guarantee_rates_v_published_locale_idx" ON "_guarantee_rates_v" USING btree ("published_locale");
  CREATE INDEX "_guarantee_rates_v_latest_idx" ON "_guarantee_rates_v" USING btree ("latest");
  CREATE INDEX "_guarantee_rates_v_autosave_idx" ON "_guarantee_rates_v" USING btree ("autosave");
  CREATE INDEX "_guarantee_rates_v_version_version__status_idx" ON "_guarantee_rates_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_guarantee_rates_v_locales_locale_parent_id_unique" ON "_guarantee_rates_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_missions_order_idx" ON "about_missions" USING btree ("_order");
  CREATE INDEX "about_missions_parent_id_idx" ON "about_missions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "about_missions_locales_locale_parent_id_unique" ON "about_missions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_history_order_idx" ON "about_history" USING btree ("_order");
  CREATE INDEX "about_history_parent_id_idx" ON "about_history" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "about_history_locales_locale_parent_id_unique" ON "about_history_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_structure_picture_idx" ON "about" USING btree ("structure_picture_id");
  CREATE UNIQUE INDEX "about_locales_locale_parent_id_unique" ON "about_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_v_version_missions_order_idx" ON "_about_v_version_missions" USING btree ("_order");
  CREATE INDEX "_about_v_version_missions_parent_id_idx" ON "_about_v_version_missions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_about_v_version_missions_locales_locale_parent_id_unique" ON "_about_v_version_missions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_v_version_history_order_idx" ON "_about_v_version_history" USING btree ("_order");
  CREATE INDEX "_about_v_version_history_parent_id_idx" ON "_about_v_version_history" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_about_v_version_history_locales_locale_parent_id_unique" ON "_about_v_version_history_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_v_version_version_structure_picture_idx" ON "_about_v" USING btree ("version_structure_picture_id");
  CREATE INDEX "_about_v_created_at_idx" ON "_about_v" USING btree ("created_at");
  CREATE INDEX "_about_v_updated_at_idx" ON "_about_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_about_v_locales_locale_parent_id_unique" ON "_about_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_group_companies_fk" FOREIGN KEY ("group_companies_id") REFERENCES "public"."group_companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_complaint_reports_fk" FOREIGN KEY ("complaint_reports_id") REFERENCES "public"."complaint_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lending_rates_fk" FOREIGN KEY ("lending_rates_id") REFERENCES "public"."lending_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lending_segments_fk" FOREIGN KEY ("lending_segments_id") REFERENCES "public"."lending_segments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guarantee_rates_fk" FOREIGN KEY ("guarantee_rates_id") REFERENCES "public"."guarantee_rates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_people_id_idx" ON "payload_locked_documents_rels" USING btree ("people_id");
  CREATE INDEX "payload_locked_documents_rels_group_companies_id_idx" ON "payload_locked_documents_rels" USING btree ("group_companies_id");
  CREATE INDEX "payload_locked_documents_rels_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("reports_id");
  CREATE INDEX "payload_locked_documents_rels_complaint_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("complaint_reports_id");
  CREATE INDEX "payload_locked_documents_rels_lending_rates_id_idx" ON "payload_locked_documents_rels" USING btree ("lending_rates_id");
  CREATE INDEX "payload_locked_documents_rels_lending_segments_id_idx" ON "payload_locked_documents_rels" USING btree ("lending_segments_id");
  CREATE INDEX "payload_locked_documents_rels_guarantee_rates_id_idx" ON "payload_locked_documents_rels" USING btree ("guarantee_rates_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "people_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_people_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_people_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "group_companies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "group_companies_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_group_companies_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_group_companies_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reports_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reports_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reports_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "complaint_reports_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "complaint_reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "complaint_reports_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_complaint_reports_v_version_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_complaint_reports_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_complaint_reports_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lending_rates_rates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lending_rates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lending_rates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_lending_rates_v_version_rates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_lending_rates_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_lending_rates_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lending_segments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lending_segments_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "guarantee_rates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "guarantee_rates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_guarantee_rates_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_guarantee_rates_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_missions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_missions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_history_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_v_version_missions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_v_version_missions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_v_version_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_v_version_history_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "people" CASCADE;
  DROP TABLE "people_locales" CASCADE;
  DROP TABLE "_people_v" CASCADE;
  DROP TABLE "_people_v_locales" CASCADE;
  DROP TABLE "group_companies" CASCADE;
  DROP TABLE "group_companies_locales" CASCADE;
  DROP TABLE "_group_companies_v" CASCADE;
  DROP TABLE "_group_companies_v_locales" CASCADE;
  DROP TABLE "reports" CASCADE;
  DROP TABLE "reports_locales" CASCADE;
  DROP TABLE "_reports_v" CASCADE;
  DROP TABLE "_reports_v_locales" CASCADE;
  DROP TABLE "complaint_reports_rows" CASCADE;
  DROP TABLE "complaint_reports" CASCADE;
  DROP TABLE "complaint_reports_locales" CASCADE;
  DROP TABLE "_complaint_reports_v_version_rows" CASCADE;
  DROP TABLE "_complaint_reports_v" CASCADE;
  DROP TABLE "_complaint_reports_v_locales" CASCADE;
  DROP TABLE "lending_rates_rates" CASCADE;
  DROP TABLE "lending_rates" CASCADE;
  DROP TABLE "lending_rates_locales" CASCADE;
  DROP TABLE "_lending_rates_v_version_rates" CASCADE;
  DROP TABLE "_lending_rates_v" CASCADE;
  DROP TABLE "_lending_rates_v_locales" CASCADE;
  DROP TABLE "lending_segments" CASCADE;
  DROP TABLE "lending_segments_locales" CASCADE;
  DROP TABLE "guarantee_rates" CASCADE;
  DROP TABLE "guarantee_rates_locales" CASCADE;
  DROP TABLE "_guarantee_rates_v" CASCADE;
  DROP TABLE "_guarantee_rates_v_locales" CASCADE;
  DROP TABLE "about_missions" CASCADE;
  DROP TABLE "about_missions_locales" CASCADE;
  DROP TABLE "about_history" CASCADE;
  DROP TABLE "about_history_locales" CASCADE;
  DROP TABLE "about" CASCADE;
  DROP TABLE "about_locales" CASCADE;
  DROP TABLE "_about_v_version_missions" CASCADE;
  DROP TABLE "_about_v_version_missions_locales" CASCADE;
  DROP TABLE "_about_v_version_history" CASCADE;
  DROP TABLE "_about_v_version_history_locales" CASCADE;
  DROP TABLE "_about_v" CASCADE;
  DROP TABLE "_about_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_people_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_group_companies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_reports_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_complaint_reports_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_lending_rates_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_lending_segments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_guarantee_rates_fk";
  
  DROP INDEX "payload_locked_documents_rels_people_id_idx";
  DROP INDEX "payload_locked_documents_rels_group_companies_id_idx";
  DROP INDEX "payload_locked_documents_rels_reports_id_idx";
  DROP INDEX "payload_locked_documents_rels_complaint_reports_id_idx";
  DROP INDEX "payload_locked_documents_rels_lending_rates_id_idx";
  DROP INDEX "payload_locked_documents_rels_lending_segments_id_idx";
  DROP INDEX "payload_locked_documents_rels_guarantee_rates_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "people_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "group_companies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reports_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "complaint_reports_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lending_rates_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lending_segments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "guarantee_rates_id";
  DROP TYPE "public"."enum_people_board";
  DROP TYPE "public"."enum_people_status";
  DROP TYPE "public"."enum__people_v_version_board";
  DROP TYPE "public"."enum__people_v_published_locale";
  DROP TYPE "public"."enum__people_v_version_status";
  DROP TYPE "public"."enum_group_companies_status";
  DROP TYPE "public"."enum__group_companies_v_published_locale";
  DROP TYPE "public"."enum__group_companies_v_version_status";
  DROP TYPE "public"."enum_reports_kind";
  DROP TYPE "public"."enum_reports_audit_status";
  DROP TYPE "public"."enum_reports_status";
  DROP TYPE "public"."enum__reports_v_version_kind";
  DROP TYPE "public"."enum__reports_v_version_audit_status";
  DROP TYPE "public"."enum__reports_v_published_locale";
  DROP TYPE "public"."enum__reports_v_version_status";
  DROP TYPE "public"."enum_complaint_reports_rows_category";
  DROP TYPE "public"."enum_complaint_reports_status";
  DROP TYPE "public"."enum__complaint_reports_v_version_rows_category";
  DROP TYPE "public"."enum__complaint_reports_v_published_locale";
  DROP TYPE "public"."enum__complaint_reports_v_version_status";
  DROP TYPE "public"."enum_lending_rates_status";
  DROP TYPE "public"."enum__lending_rates_v_published_locale";
  DROP TYPE "public"."enum__lending_rates_v_version_status";
  DROP TYPE "public"."enum_guarantee_rates_status";
  DROP TYPE "public"."enum__guarantee_rates_v_published_locale";
  DROP TYPE "public"."enum__guarantee_rates_v_version_status";`)
}
