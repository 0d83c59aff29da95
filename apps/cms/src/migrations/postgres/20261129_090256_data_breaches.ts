import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_data_breaches_data_kinds" AS ENUM('identity', 'contact', 'financial', 'card', 'credentials', 'health', 'other');
  CREATE TYPE "public"."enum_data_breaches_public_notice_decision" AS ENUM('undecided', 'needed', 'not-needed');
  CREATE TYPE "public"."enum__data_breaches_v_version_data_kinds" AS ENUM('identity', 'contact', 'financial', 'card', 'credentials', 'health', 'other');
  CREATE TYPE "public"."enum__data_breaches_v_version_public_notice_decision" AS ENUM('undecided', 'needed', 'not-needed');
  CREATE TABLE "data_breaches_data_kinds" ( "order" integer NOT NULL, "parent_id" integer NOT NULL, "value" "enum_data_breaches_data_kinds", "id" serial PRIMARY KEY NOT NULL );
  
  CREATE TABLE "data_breaches" ( "id" serial PRIMARY KEY NOT NULL, "title" varchar NOT NULL, "discovered_at" timestamp(3) with time zone NOT NULL, "happened_from" timestamp(3) with time zone, "happened_until" timestamp(3) with time zone, "cause" varchar, "other_data" varchar, "people_count" numeric, "consequences" varchar, "handling" varchar, "persons_at" timestamp(3) with time zone, "persons_how" varchar, "persons_reason_none" varchar, "authority_at" timestamp(3) with time zone, "authority_reference" varchar, "authority_reason_none" varchar, "public_notice_decision" "enum_data_breaches_public_notice_decision" DEFAULT 'undecided' NOT NULL, "public_notice_reason" varchar, "public_notice_at" timestamp(3) with time zone, "public_notice_where" varchar, "conclusion" varchar, "closed_at" timestamp(3) with time zone, "due_at" timestamp(3) with time zone, "responsible" varchar, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "_data_breaches_v_version_data_kinds" ( "order" integer NOT NULL, "parent_id" integer NOT NULL, "value" "enum__data_breaches_v_version_data_kinds", "id" serial PRIMARY KEY NOT NULL );
  
  CREATE TABLE "_data_breaches_v" ( "id" serial PRIMARY KEY NOT NULL, "parent_id" integer, "version_title" varchar NOT NULL, "version_discovered_at" timestamp(3) with time zone NOT NULL, "version_happened_from" timestamp(3) with time zone, "version_happened_until" timestamp(3) with time zone, "version_cause" varchar, "version_other_data" varchar, "version_people_count" numeric, "version_consequences" varchar, "version_handling" varchar, "version_persons_at" timestamp(3) with time zone, "version_persons_how" varchar, "version_persons_reason_none" varchar, "version_authority_at" timestamp(3) with time zone, "version_authority_reference" varchar, "version_authority_reason_none" varchar, "version_public_notice_decision" "enum__data_breaches_v_version_public_notice_decision" DEFAULT 'undecided' NOT NULL, "version_public_notice_reason" varchar, "version_public_notice_at" timestamp(3) with time zone, "version_public_notice_where" varchar, "version_conclusion" varchar, "version_closed_at" timestamp(3) with time zone, "version_due_at" timestamp(3) with time zone, "version_responsible" varchar, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "data_breaches_id" integer;
  ALTER TABLE "data_breaches_data_kinds" ADD CONSTRAINT "data_breaches_data_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."data_breaches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_data_breaches_v_version_data_kinds" ADD CONSTRAINT "_data_breaches_v_version_data_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_data_breaches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_data_breaches_v" ADD CONSTRAINT "_data_breaches_v_parent_id_data_breaches_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."data_breaches"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "data_breaches_data_kinds_order_idx" ON "data_breaches_data_kinds" USING btree ("order");
  CREATE INDEX "data_breaches_data_kinds_parent_idx" ON "data_breaches_data_kinds" USING btree ("parent_id");
  CREATE INDEX "data_breaches_discovered_at_idx" ON "data_breaches" USING btree ("discovered_at");
  CREATE INDEX "data_breaches_due_at_idx" ON "data_breaches" USING btree ("due_at");
  CREATE INDEX "data_breaches_updated_at_idx" ON "data_breaches" USING btree ("updated_at");
  CREATE INDEX "data_breaches_created_at_idx" ON "data_breaches" USING btree ("created_at");
  CREATE INDEX "_data_breaches_v_version_data_kinds_order_idx" ON "_data_breaches_v_version_data_kinds" USING btree ("order");
  CREATE INDEX "_data_breaches_v_version_data_kinds_parent_idx" ON "_data_breaches_v_version_data_kinds" USING btree ("parent_id");
  CREATE INDEX "_data_breaches_v_parent_idx" ON "_data_breaches_v" USING btree ("parent_id");
  CREATE INDEX "_data_breaches_v_version_version_discovered_at_idx" ON "_data_breaches_v" USING btree ("version_discovered_at");
  CREATE INDEX "_data_breaches_v_version_version_due_at_idx" ON "_data_breaches_v" USING btree ("version_due_at");
  CREATE INDEX "_data_breaches_v_version_version_updated_at_idx" ON "_data_breaches_v" USING btree ("version_updated_at");
  CREATE INDEX "_data_breaches_v_version_version_created_at_idx" ON "_data_breaches_v" USING btree ("version_created_at");
  CREATE INDEX "_data_breaches_v_created_at_idx" ON "_data_breaches_v" USING btree ("created_at");
  CREATE INDEX "_data_breaches_v_updated_at_idx" ON "_data_breaches_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_data_breaches_fk" FOREIGN KEY ("data_breaches_id") REFERENCES "public"."data_breaches"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_data_breaches_id_idx" ON "payload_locked_documents_rels" USING btree ("data_breaches_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "data_breaches_data_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "data_breaches" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_data_breaches_v_version_data_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_data_breaches_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "data_breaches_data_kinds" CASCADE;
  DROP TABLE "data_breaches" CASCADE;
  DROP TABLE "_data_breaches_v_version_data_kinds" CASCADE;
  DROP TABLE "_data_breaches_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_data_breaches_fk";
  
  DROP INDEX "payload_locked_documents_rels_data_breaches_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "data_breaches_id";
  DROP TYPE "public"."enum_data_breaches_data_kinds";
  DROP TYPE "public"."enum_data_breaches_public_notice_decision";
  DROP TYPE "public"."enum__data_breaches_v_version_data_kinds";
  DROP TYPE "public"."enum__data_breaches_v_version_public_notice_decision";`)
}
