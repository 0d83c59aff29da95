import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_guide_groups_icon" AS ENUM('piggy-bank', 'phone', 'shield', 'hand-coins', 'message', 'store', 'truck', 'diamond', 'calculator', 'map-pin', 'clipboard', 'book');
  CREATE TYPE "public"."enum_guide_groups_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__guide_groups_v_version_icon" AS ENUM('piggy-bank', 'phone', 'shield', 'hand-coins', 'message', 'store', 'truck', 'diamond', 'calculator', 'map-pin', 'clipboard', 'book');
  CREATE TYPE "public"."enum__guide_groups_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__guide_groups_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_guides_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__guides_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__guides_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_governance_category" AS ENUM('bodies', 'conduct', 'control');
  CREATE TYPE "public"."enum_governance_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__governance_v_version_category" AS ENUM('bodies', 'conduct', 'control');
  CREATE TYPE "public"."enum__governance_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__governance_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_literacy_topic" AS ENUM('managing', 'saving', 'borrowing', 'safety');
  CREATE TYPE "public"."enum_literacy_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__literacy_v_version_topic" AS ENUM('managing', 'saving', 'borrowing', 'safety');
  CREATE TYPE "public"."enum__literacy_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__literacy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_notices_kind" AS ENUM('privacy', 'accessibility');
  CREATE TYPE "public"."enum_notices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__notices_v_version_kind" AS ENUM('privacy', 'accessibility');
  CREATE TYPE "public"."enum__notices_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__notices_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "guide_groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"icon" "enum_guide_groups_icon" DEFAULT 'book',
  	"order" numeric DEFAULT 100,
  	"owner" varchar,
  	"review_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "guide_groups_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"withdrawn_because" varchar,
  	"_status" "enum_guide_groups_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_guide_groups_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_icon" "enum__guide_groups_v_version_icon" DEFAULT 'book',
  	"version_order" numeric DEFAULT 100,
  	"version_owner" varchar,
  	"version_review_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__guide_groups_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_guide_groups_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_withdrawn_because" varchar,
  	"version__status" "enum__guide_groups_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "guides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"group_id" integer,
  	"order" numeric DEFAULT 100,
  	"owner" varchar,
  	"review_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "guides_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"withdrawn_because" varchar,
  	"_status" "enum_guides_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_guides_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_group_id" integer,
  	"version_order" numeric DEFAULT 100,
  	"version_owner" varchar,
  	"version_review_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__guides_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_guides_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_withdrawn_because" varchar,
  	"version__status" "enum__guides_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "governance" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"category" "enum_governance_category" DEFAULT 'bodies',
  	"order" numeric DEFAULT 100,
  	"owner" varchar,
  	"review_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "governance_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"withdrawn_because" varchar,
  	"_status" "enum_governance_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_governance_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_category" "enum__governance_v_version_category" DEFAULT 'bodies',
  	"version_order" numeric DEFAULT 100,
  	"version_owner" varchar,
  	"version_review_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__governance_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_governance_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_withdrawn_because" varchar,
  	"version__status" "enum__governance_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "literacy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"topic" "enum_literacy_topic" DEFAULT 'managing',
  	"published_at" timestamp(3) with time zone,
  	"cover_id" integer,
  	"owner" varchar,
  	"review_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "literacy_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"withdrawn_because" varchar,
  	"_status" "enum_literacy_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_literacy_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_topic" "enum__literacy_v_version_topic" DEFAULT 'managing',
  	"version_published_at" timestamp(3) with time zone,
  	"version_cover_id" integer,
  	"version_owner" varchar,
  	"version_review_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__literacy_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_literacy_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_withdrawn_because" varchar,
  	"version__status" "enum__literacy_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"kind" "enum_notices_kind" DEFAULT 'privacy',
  	"version" varchar,
  	"effective_from" varchar,
  	"owner" varchar,
  	"review_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notices_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"_status" "enum_notices_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_notices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_kind" "enum__notices_v_version_kind" DEFAULT 'privacy',
  	"version_version" varchar,
  	"version_effective_from" varchar,
  	"version_owner" varchar,
  	"version_review_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__notices_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_notices_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version__status" "enum__notices_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "guide_groups_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "guides_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "governance_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "literacy_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "notices_id" integer;
  ALTER TABLE "guide_groups_locales" ADD CONSTRAINT "guide_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."guide_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guide_groups_v" ADD CONSTRAINT "_guide_groups_v_parent_id_guide_groups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guide_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guide_groups_v_locales" ADD CONSTRAINT "_guide_groups_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_guide_groups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guides" ADD CONSTRAINT "guides_group_id_guide_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."guide_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guides_locales" ADD CONSTRAINT "guides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guides_v" ADD CONSTRAINT "_guides_v_parent_id_guides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guides_v" ADD CONSTRAINT "_guides_v_version_group_id_guide_groups_id_fk" FOREIGN KEY ("version_group_id") REFERENCES "public"."guide_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guides_v_locales" ADD CONSTRAINT "_guides_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_guides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "governance_locales" ADD CONSTRAINT "governance_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."governance"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_governance_v" ADD CONSTRAINT "_governance_v_parent_id_governance_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."governance"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_governance_v_locales" ADD CONSTRAINT "_governance_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_governance_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "literacy" ADD CONSTRAINT "literacy_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "literacy_locales" ADD CONSTRAINT "literacy_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."literacy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_literacy_v" ADD CONSTRAINT "_literacy_v_parent_id_literacy_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."literacy"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_literacy_v" ADD CONSTRAINT "_literacy_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_literacy_v_locales" ADD CONSTRAINT "_literacy_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_literacy_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_locales" ADD CONSTRAINT "notices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v" ADD CONSTRAINT "_notices_v_parent_id_notices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_notices_v_locales" ADD CONSTRAINT "_notices_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "guide_groups_slug_idx" ON "guide_groups" USING btree ("slug");
  CREATE INDEX "guide_groups_order_idx" ON "guide_groups" USING btree ("order");
  CREATE INDEX "guide_groups_review_by_idx" ON "guide_groups" USING btree ("review_by");
  CREATE INDEX "guide_groups_updated_at_idx" ON "guide_groups" USING btree ("updated_at");
  CREATE INDEX "guide_groups_created_at_idx" ON "guide_groups" USING btree ("created_at");
  CREATE INDEX "guide_groups__status_idx" ON "guide_groups_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "guide_groups_locales_locale_parent_id_unique" ON "guide_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_guide_groups_v_parent_idx" ON "_guide_groups_v" USING btree ("parent_id");
  CREATE INDEX "_guide_groups_v_version_version_slug_idx" ON "_guide_groups_v" USING btree ("version_slug");
  CREATE INDEX "_guide_groups_v_version_version_order_idx" ON "_guide_groups_v" USING btree ("version_order");
  CREATE INDEX "_guide_groups_v_version_version_review_by_idx" ON "_guide_groups_v" USING btree ("version_review_by");
  CREATE INDEX "_guide_groups_v_version_version_updated_at_idx" ON "_guide_groups_v" USING btree ("version_updated_at");
  CREATE INDEX "_guide_groups_v_version_version_created_at_idx" ON "_guide_groups_v" USING btree ("version_created_at");
  CREATE INDEX "_guide_groups_v_created_at_idx" ON "_guide_groups_v" USING btree ("created_at");
  CREATE INDEX "_guide_groups_v_updated_at_idx" ON "_guide_groups_v" USING btree ("updated_at");
  CREATE INDEX "_guide_groups_v_snapshot_idx" ON "_guide_groups_v" USING btree ("snapshot");
  CREATE INDEX "_guide_groups_v_published_locale_idx" ON "_guide_groups_v" USING btree ("published_locale");
  CREATE INDEX "_guide_groups_v_latest_idx" ON "_guide_groups_v" USING btree ("latest");
  CREATE INDEX "_guide_groups_v_autosave_idx" ON "_guide_groups_v" USING btree ("autosave");
  CREATE INDEX "_guide_groups_v_version_version__status_idx" ON "_guide_groups_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_guide_groups_v_locales_locale_parent_id_unique" ON "_guide_groups_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "guides_slug_idx" ON "guides" USING btree ("slug");
  CREATE INDEX "guides_group_idx" ON "guides" USING btree ("group_id");
  CREATE INDEX "guides_order_idx" ON "guides" USING btree ("order");
  CREATE INDEX "guides_review_by_idx" ON "guides" USING btree ("review_by");
  CREATE INDEX "guides_updated_at_idx" ON "guides" USING btree ("updated_at");
  CREATE INDEX "guides_created_at_idx" ON "guides" USING btree ("created_at");
  CREATE INDEX "guides__status_idx" ON "guides_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "guides_locales_locale_parent_id_unique" ON "guides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_guides_v_parent_idx" ON "_guides_v" USING btree ("parent_id");
  CREATE INDEX "_guides_v_version_version_slug_idx" ON "_guides_v" USING btree ("version_slug");
  CREATE INDEX "_guides_v_version_version_group_idx" ON "_guides_v" USING btree ("version_group_id");
  CREATE INDEX "_guides_v_version_version_order_idx" ON "_guides_v" USING btree ("version_order");
  CREATE INDEX "_guides_v_version_version_review_by_idx" ON "_guides_v" USING btree ("version_review_by");
  CREATE INDEX "_guides_v_version_version_updated_at_idx" ON "_guides_v" USING btree ("version_updated_at");
  CREATE INDEX "_guides_v_version_version_created_at_idx" ON "_guides_v" USING btree ("version_created_at");
  CREATE INDEX "_guides_v_created_at_idx" ON "_guides_v" USING btree ("created_at");
  CREATE INDEX "_guides_v_updated_at_idx" ON "_guides_v" USING btree ("updated_at");
  CREATE INDEX "_guides_v_snapshot_idx" ON "_guides_v" USING btree ("snapshot");
  CREATE INDEX "_guides_v_published_locale_idx" ON "_guides_v" USING btree ("published_locale");
  CREATE INDEX "_guides_v_latest_idx" ON "_guides_v" USING btree ("latest");
  CREATE INDEX "_guides_v_autosave_idx" ON "_guides_v" USING btree ("autosave");
  CREATE INDEX "_guides_v_version_version__status_idx" ON "_guides_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_guides_v_locales_locale_parent_id_unique" ON "_guides_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "governance_slug_idx" ON "governance" USING btree ("slug");
  CREATE INDEX "governance_order_idx" ON "governance" USING btree ("order");
  CREATE INDEX "governance_review_by_idx" ON "governance" USING btree ("review_by");
  CREATE INDEX "governance_updated_at_idx" ON "governance" USING btree ("updated_at");
  CREATE INDEX "governance_created_at_idx" ON "governance" USING btree ("created_at");
  CREATE INDEX "governance__status_idx" ON "governance_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "governance_locales_locale_parent_id_unique" ON "governance_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_governance_v_parent_idx" ON "_governance_v" USING btree ("parent_id");
  CREATE INDEX "_governance_v_version_version_slug_idx" ON "_governance_v" USING btree ("version_slug");
  CREATE INDEX "_governance_v_version_version_order_idx" ON "_governance_v" USING btree ("version_order");
  CREATE INDEX "_governance_v_version_version_review_by_idx" ON "_governance_v" USING btree ("version_review_by");
  CREATE INDEX "_governance_v_version_version_updated_at_idx" ON "_governance_v" USING btree ("version_updated_at");
  CREATE INDEX "_governance_v_version_version_created_at_idx" ON "_governance_v" USING btree ("version_created_at");
  CREATE INDEX "_governance_v_created_at_idx" ON "_governance_v" USING btree ("created_at");
  CREATE INDEX "_governance_v_updated_at_idx" ON "_governance_v" USING btree ("updated_at");
  CREATE INDEX "_governance_v_snapshot_idx" ON "_governance_v" USING btree ("snapshot");
  CREATE INDEX "_governance_v_published_locale_idx" ON "_governance_v" USING btree ("published_locale");
  CREATE INDEX "_governance_v_latest_idx" ON "_governance_v" USING btree ("latest");
  CREATE INDEX "_governance_v_autosave_idx" ON "_governance_v" USING btree ("autosave");
  CREATE INDEX "_governance_v_version_version__status_idx" ON "_governance_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_governance_v_locales_locale_parent_id_unique" ON "_governance_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "literacy_slug_idx" ON "literacy" USING btree ("slug");
  CREATE INDEX "literacy_published_at_idx" ON "literacy" USING btree ("published_at");
  CREATE INDEX "literacy_cover_idx" ON "literacy" USING btree ("cover_id");
  CREATE INDEX "literacy_review_by_idx" ON "literacy" USING btree ("review_by");
  CREATE INDEX "literacy_updated_at_idx" ON "literacy" USING btree ("updated_at");
  CREATE INDEX "literacy_created_at_idx" ON "literacy" USING btree ("created_at");
  CREATE INDEX "literacy__status_idx" ON "literacy_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "literacy_locales_locale_parent_id_unique" ON "literacy_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_literacy_v_parent_idx" ON "_literacy_v" USING btree ("parent_id");
  CREATE INDEX "_literacy_v_version_version_slug_idx" ON "_literacy_v" USING btree ("version_slug");
  CREATE INDEX "_literacy_v_version_version_published_at_idx" ON "_literacy_v" USING btree ("version_published_at");
  CREATE INDEX "_literacy_v_version_version_cover_idx" ON "_literacy_v" USING btree ("version_cover_id");
  CREATE INDEX "_literacy_v_version_version_review_by_idx" ON "_literacy_v" USING btree ("version_review_by");
  CREATE INDEX "_literacy_v_version_version_updated_at_idx" ON "_literacy_v" USING btree ("version_updated_at");
  CREATE INDEX "_literacy_v_version_version_created_at_idx" ON "_literacy_v" USING btree ("version_created_at");
  CREATE INDEX "_literacy_v_created_at_idx" ON "_literacy_v" USING btree ("created_at");
  CREATE INDEX "_literacy_v_updated_at_idx" ON "_literacy_v" USING btree ("updated_at");
  CREATE INDEX "_literacy_v_snapshot_idx" ON "_literacy_v" USING btree ("snapshot");
  CREATE INDEX "_literacy_v_published_locale_idx" ON "_literacy_v" USING btree ("published_locale");
  CREATE INDEX "_literacy_v_latest_idx" ON "_literacy_v" USING btree ("latest");
  CREATE INDEX "_literacy_v_autosave_idx" ON "_literacy_v" USING btree ("autosave");
  CREATE INDEX "_literacy_v_version_version__status_idx" ON "_literacy_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_literacy_v_locales_locale_parent_id_unique" ON "_literacy_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "notices_slug_idx" ON "notices" USING btree ("slug");
  CREATE INDEX "notices_kind_idx" ON "notices" USING btree ("kind");
  CREATE INDEX "notices_effective_from_idx" ON "notices" USING btree ("effective_from");
  CREATE INDEX "notices_review_by_idx" ON "notices" USING btree ("review_by");
  CREATE INDEX "notices_updated_at_idx" ON "notices" USING btree ("updated_at");
  CREATE INDEX "notices_created_at_idx" ON "notices" USING btree ("created_at");
  CREATE INDEX "notices__status_idx" ON "notices_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "notices_locales_locale_parent_id_unique" ON "notices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_notices_v_parent_idx" ON "_notices_v" USING btree ("parent_id");
  CREATE INDEX "_notices_v_version_version_slug_idx" ON "_notices_v" USING btree ("version_slug");
  CREATE INDEX "_notices_v_version_version_kind_idx" ON "_notices_v" USING btree ("version_kind");
  CREATE INDEX "_notices_v_version_version_effective_from_idx" ON "_notices_v" USING btree ("version_effective_from");
  CREATE INDEX "_notices_v_version_version_review_by_idx" ON "_notices_v" USING btree ("version_review_by");
  CREATE INDEX "_notices_v_version_version_updated_at_idx" ON "_notices_v" USING btree ("version_updated_at");
  CREATE INDEX "_notices_v_version_version_created_at_idx" ON "_notices_v" USING btree ("version_created_at");
  CREATE INDEX "_notices_v_created_at_idx" ON "_notices_v" USING btree ("created_at");
  CREATE INDEX "_notices_v_updated_at_idx" ON "_notices_v" USING btree ("updated_at");
  CREATE INDEX "_notices_v_snapshot_idx" ON "_notices_v" USING btree ("snapshot");
  CREATE INDEX "_notices_v_published_locale_idx" ON "_notices_v" USING btree ("published_locale");
  CREATE INDEX "_notices_v_latest_idx" ON "_notices_v" USING btree ("latest");
  CREATE INDEX "_notices_v_autosave_idx" ON "_notices_v" USING btree ("autosave");
  CREATE INDEX "_notices_v_version_version__status_idx" ON "_notices_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_notices_v_locales_locale_parent_id_unique" ON "_notices_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guide_groups_fk" FOREIGN KEY ("guide_groups_id") REFERENCES "public"."guide_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guides_fk" FOREIGN KEY ("guides_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_governance_fk" FOREIGN KEY ("governance_id") REFERENCES "public"."governance"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_literacy_fk" FOREIGN KEY ("literacy_id") REFERENCES "public"."literacy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notices_fk" FOREIGN KEY ("notices_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_guide_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("guide_groups_id");
  CREATE INDEX "payload_locked_documents_rels_guides_id_idx" ON "payload_locked_documents_rels" USING btree ("guides_id");
  CREATE INDEX "payload_locked_documents_rels_governance_id_idx" ON "payload_locked_documents_rels" USING btree ("governance_id");
  CREATE INDEX "payload_locked_documents_rels_literacy_id_idx" ON "payload_locked_documents_rels" USING btree ("literacy_id");
  CREATE INDEX "payload_locked_documents_rels_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("notices_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "guide_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "guide_groups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_guide_groups_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_guide_groups_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "guides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "guides_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_guides_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_guides_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "governance" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "governance_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_governance_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_governance_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "literacy" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "literacy_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_literacy_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_literacy_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notices_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_notices_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_notices_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "guide_groups" CASCADE;
  DROP TABLE "guide_groups_locales" CASCADE;
  DROP TABLE "_guide_groups_v" CASCADE;
  DROP TABLE "_guide_groups_v_locales" CASCADE;
  DROP TABLE "guides" CASCADE;
  DROP TABLE "guides_locales" CASCADE;
  DROP TABLE "_guides_v" CASCADE;
  DROP TABLE "_guides_v_locales" CASCADE;
  DROP TABLE "governance" CASCADE;
  DROP TABLE "governance_locales" CASCADE;
  DROP TABLE "_governance_v" CASCADE;
  DROP TABLE "_governance_v_locales" CASCADE;
  DROP TABLE "literacy" CASCADE;
  DROP TABLE "literacy_locales" CASCADE;
  DROP TABLE "_literacy_v" CASCADE;
  DROP TABLE "_literacy_v_locales" CASCADE;
  DROP TABLE "notices" CASCADE;
  DROP TABLE "notices_locales" CASCADE;
  DROP TABLE "_notices_v" CASCADE;
  DROP TABLE "_notices_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_guide_groups_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_guides_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_governance_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_literacy_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_notices_fk";
  
  DROP INDEX "payload_locked_documents_rels_guide_groups_id_idx";
  DROP INDEX "payload_locked_documents_rels_guides_id_idx";
  DROP INDEX "payload_locked_documents_rels_governance_id_idx";
  DROP INDEX "payload_locked_documents_rels_literacy_id_idx";
  DROP INDEX "payload_locked_documents_rels_notices_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "guide_groups_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "guides_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "governance_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "literacy_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "notices_id";
  DROP TYPE "public"."enum_guide_groups_icon";
  DROP TYPE "public"."enum_guide_groups_status";
  DROP TYPE "public"."enum__guide_groups_v_version_icon";
  DROP TYPE "public"."enum__guide_groups_v_published_locale";
  DROP TYPE "public"."enum__guide_groups_v_version_status";
  DROP TYPE "public"."enum_guides_status";
  DROP TYPE "public"."enum__guides_v_published_locale";
  DROP TYPE "public"."enum__guides_v_version_status";
  DROP TYPE "public"."enum_governance_category";
  DROP TYPE "public"."enum_governance_status";
  DROP TYPE "public"."enum__governance_v_version_category";
  DROP TYPE "public"."enum__governance_v_published_locale";
  DROP TYPE "public"."enum__governance_v_version_status";
  DROP TYPE "public"."enum_literacy_topic";
  DROP TYPE "public"."enum_literacy_status";
  DROP TYPE "public"."enum__literacy_v_version_topic";
  DROP TYPE "public"."enum__literacy_v_published_locale";
  DROP TYPE "public"."enum__literacy_v_version_status";
  DROP TYPE "public"."enum_notices_kind";
  DROP TYPE "public"."enum_notices_status";
  DROP TYPE "public"."enum__notices_v_version_kind";
  DROP TYPE "public"."enum__notices_v_published_locale";
  DROP TYPE "public"."enum__notices_v_version_status";`)
}
