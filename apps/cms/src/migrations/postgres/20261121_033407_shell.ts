import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_redirects_status" AS ENUM('permanent', 'temporary');
  CREATE TYPE "public"."enum_settings_banner_tone" AS ENUM('information', 'warning', 'urgent');
  CREATE TYPE "public"."enum__settings_v_version_banner_tone" AS ENUM('information', 'warning', 'urgent');
  CREATE TYPE "public"."enum_home_popup_frequency" AS ENUM('every-visit', 'every-session', 'every-days', 'once');
  CREATE TYPE "public"."enum__home_v_version_popup_frequency" AS ENUM('every-visit', 'every-session', 'every-days', 'once');
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"status" "enum_redirects_status" DEFAULT 'permanent' NOT NULL,
  	"note" varchar,
  	"is_automatic" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "settings" ADD COLUMN "banner_is_on" boolean DEFAULT false;
  ALTER TABLE "settings" ADD COLUMN "banner_tone" "enum_settings_banner_tone" DEFAULT 'information' NOT NULL;
  ALTER TABLE "settings" ADD COLUMN "banner_is_dismissible" boolean DEFAULT true;
  ALTER TABLE "settings" ADD COLUMN "banner_from" timestamp(3) with time zone;
  ALTER TABLE "settings" ADD COLUMN "banner_until" timestamp(3) with time zone;
  ALTER TABLE "settings" ADD COLUMN "maintenance_is_on" boolean DEFAULT false;
  ALTER TABLE "settings" ADD COLUMN "maintenance_expected_end" timestamp(3) with time zone;
  ALTER TABLE "settings_locales" ADD COLUMN "banner_text" varchar;
  ALTER TABLE "settings_locales" ADD COLUMN "banner_link_text" varchar;
  ALTER TABLE "settings_locales" ADD COLUMN "banner_link_url" varchar;
  ALTER TABLE "settings_locales" ADD COLUMN "maintenance_message" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_banner_is_on" boolean DEFAULT false;
  ALTER TABLE "_settings_v" ADD COLUMN "version_banner_tone" "enum__settings_v_version_banner_tone" DEFAULT 'information' NOT NULL;
  ALTER TABLE "_settings_v" ADD COLUMN "version_banner_is_dismissible" boolean DEFAULT true;
  ALTER TABLE "_settings_v" ADD COLUMN "version_banner_from" timestamp(3) with time zone;
  ALTER TABLE "_settings_v" ADD COLUMN "version_banner_until" timestamp(3) with time zone;
  ALTER TABLE "_settings_v" ADD COLUMN "version_maintenance_is_on" boolean DEFAULT false;
  ALTER TABLE "_settings_v" ADD COLUMN "version_maintenance_expected_end" timestamp(3) with time zone;
  ALTER TABLE "_settings_v_locales" ADD COLUMN "version_banner_text" varchar;
  ALTER TABLE "_settings_v_locales" ADD COLUMN "version_banner_link_text" varchar;
  ALTER TABLE "_settings_v_locales" ADD COLUMN "version_banner_link_url" varchar;
  ALTER TABLE "_settings_v_locales" ADD COLUMN "version_maintenance_message" varchar;
  ALTER TABLE "home" ADD COLUMN "popup_is_on" boolean DEFAULT false;
  ALTER TABLE "home" ADD COLUMN "popup_picture_id" integer;
  ALTER TABLE "home" ADD COLUMN "popup_frequency" "enum_home_popup_frequency" DEFAULT 'every-session' NOT NULL;
  ALTER TABLE "home" ADD COLUMN "popup_every_days" numeric DEFAULT 7;
  ALTER TABLE "home" ADD COLUMN "popup_from" timestamp(3) with time zone;
  ALTER TABLE "home" ADD COLUMN "popup_until" timestamp(3) with time zone;
  ALTER TABLE "home_locales" ADD COLUMN "popup_title" varchar;
  ALTER TABLE "home_locales" ADD COLUMN "popup_text" varchar;
  ALTER TABLE "home_locales" ADD COLUMN "popup_action_text" varchar;
  ALTER TABLE "home_locales" ADD COLUMN "popup_action_url" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_popup_is_on" boolean DEFAULT false;
  ALTER TABLE "_home_v" ADD COLUMN "version_popup_picture_id" integer;
  ALTER TABLE "_home_v" ADD COLUMN "version_popup_frequency" "enum__home_v_version_popup_frequency" DEFAULT 'every-session' NOT NULL;
  ALTER TABLE "_home_v" ADD COLUMN "version_popup_every_days" numeric DEFAULT 7;
  ALTER TABLE "_home_v" ADD COLUMN "version_popup_from" timestamp(3) with time zone;
  ALTER TABLE "_home_v" ADD COLUMN "version_popup_until" timestamp(3) with time zone;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version_popup_title" varchar;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version_popup_text" varchar;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version_popup_action_text" varchar;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version_popup_action_url" varchar;
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_popup_picture_id_media_id_fk" FOREIGN KEY ("popup_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_popup_picture_id_media_id_fk" FOREIGN KEY ("version_popup_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "home_popup_popup_picture_idx" ON "home" USING btree ("popup_picture_id");
  CREATE INDEX "_home_v_version_popup_version_popup_picture_idx" ON "_home_v" USING btree ("version_popup_picture_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "redirects" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "home" DROP CONSTRAINT IF EXISTS "home_popup_picture_id_media_id_fk";
  
  ALTER TABLE "_home_v" DROP CONSTRAINT IF EXISTS "_home_v_version_popup_picture_id_media_id_fk";
  
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "home_popup_popup_picture_idx";
  DROP INDEX "_home_v_version_popup_version_popup_picture_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "settings" DROP COLUMN "banner_is_on";
  ALTER TABLE "settings" DROP COLUMN "banner_tone";
  ALTER TABLE "settings" DROP COLUMN "banner_is_dismissible";
  ALTER TABLE "settings" DROP COLUMN "banner_from";
  ALTER TABLE "settings" DROP COLUMN "banner_until";
  ALTER TABLE "settings" DROP COLUMN "maintenance_is_on";
  ALTER TABLE "settings" DROP COLUMN "maintenance_expected_end";
  ALTER TABLE "settings_locales" DROP COLUMN "banner_text";
  ALTER TABLE "settings_locales" DROP COLUMN "banner_link_text";
  ALTER TABLE "settings_locales" DROP COLUMN "banner_link_url";
  ALTER TABLE "settings_locales" DROP COLUMN "maintenance_message";
  ALTER TABLE "_settings_v" DROP COLUMN "version_banner_is_on";
  ALTER TABLE "_settings_v" DROP COLUMN "version_banner_tone";
  ALTER TABLE "_settings_v" DROP COLUMN "version_banner_is_dismissible";
  ALTER TABLE "_settings_v" DROP COLUMN "version_banner_from";
  ALTER TABLE "_settings_v" DROP COLUMN "version_banner_until";
  ALTER TABLE "_settings_v" DROP COLUMN "version_maintenance_is_on";
  ALTER TABLE "_settings_v" DROP COLUMN "version_maintenance_expected_end";
  ALTER TABLE "_settings_v_locales" DROP COLUMN "version_banner_text";
  ALTER TABLE "_settings_v_locales" DROP COLUMN "version_banner_link_text";
  ALTER TABLE "_settings_v_locales" DROP COLUMN "version_banner_link_url";
  ALTER TABLE "_settings_v_locales" DROP COLUMN "version_maintenance_message";
  ALTER TABLE "home" DROP COLUMN "popup_is_on";
  ALTER TABLE "home" DROP COLUMN "popup_picture_id";
  ALTER TABLE "home" DROP COLUMN "popup_frequency";
  ALTER TABLE "home" DROP COLUMN "popup_every_days";
  ALTER TABLE "home" DROP COLUMN "popup_from";
  ALTER TABLE "home" DROP COLUMN "popup_until";
  ALTER TABLE "home_locales" DROP COLUMN "popup_title";
  ALTER TABLE "home_locales" DROP COLUMN "popup_text";
  ALTER TABLE "home_locales" DROP COLUMN "popup_action_text";
  ALTER TABLE "home_locales" DROP COLUMN "popup_action_url";
  ALTER TABLE "_home_v" DROP COLUMN "version_popup_is_on";
  ALTER TABLE "_home_v" DROP COLUMN "version_popup_picture_id";
  ALTER TABLE "_home_v" DROP COLUMN "version_popup_frequency";
  ALTER TABLE "_home_v" DROP COLUMN "version_popup_every_days";
  ALTER TABLE "_home_v" DROP COLUMN "version_popup_from";
  ALTER TABLE "_home_v" DROP COLUMN "version_popup_until";
  ALTER TABLE "_home_v_locales" DROP COLUMN "version_popup_title";
  ALTER TABLE "_home_v_locales" DROP COLUMN "version_popup_text";
  ALTER TABLE "_home_v_locales" DROP COLUMN "version_popup_action_text";
  ALTER TABLE "_home_v_locales" DROP COLUMN "version_popup_action_url";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum_settings_banner_tone";
  DROP TYPE "public"."enum__settings_v_version_banner_tone";
  DROP TYPE "public"."enum_home_popup_frequency";
  DROP TYPE "public"."enum__home_v_version_popup_frequency";`)
}
