import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_home_sections_section" AS ENUM('highlights', 'services', 'products', 'vision', 'why', 'market', 'calculator', 'consultation', 'news', 'branches', 'app', 'group');
  CREATE TYPE "public"."enum__home_v_version_sections_section" AS ENUM('highlights', 'services', 'products', 'vision', 'why', 'market', 'calculator', 'consultation', 'news', 'branches', 'app', 'group');
  CREATE TABLE "home_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"section" "enum_home_sections_section" NOT NULL,
  	"is_shown" boolean DEFAULT true
  );
  
  CREATE TABLE "_home_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"section" "enum__home_v_version_sections_section" NOT NULL,
  	"is_shown" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  ALTER TABLE "home_locales" ADD COLUMN "promotions_eyebrow" varchar;
  ALTER TABLE "home_locales" ADD COLUMN "promotions_title" varchar;
  ALTER TABLE "home_locales" ADD COLUMN "products_eyebrow" varchar;
  ALTER TABLE "home_locales" ADD COLUMN "products_title" varchar;
  ALTER TABLE "home_locales" ADD COLUMN "why_eyebrow" varchar;
  ALTER TABLE "home_locales" ADD COLUMN "why_title" varchar;
  ALTER TABLE "home_locales" ADD COLUMN "branches_eyebrow" varchar;
  ALTER TABLE "home_locales" ADD COLUMN "branches_title" varchar;
  ALTER TABLE "home_locales" ADD COLUMN "branches_text" varchar;
  ALTER TABLE "home_locales" ADD COLUMN "app_eyebrow" varchar;
  ALTER TABLE "home_locales" ADD COLUMN "app_title" varchar;
  ALTER TABLE "home_locales" ADD COLUMN "app_text" varchar;
  ALTER TABLE "home_locales" ADD COLUMN "app_url" varchar;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version_promotions_eyebrow" varchar;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version_promotions_title" varchar;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version_products_eyebrow" varchar;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version_products_title" varchar;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version_why_eyebrow" varchar;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version_why_title" varchar;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version_branches_eyebrow" varchar;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version_branches_title" varchar;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version_branches_text" varchar;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version_app_eyebrow" varchar;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version_app_title" varchar;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version_app_text" varchar;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version_app_url" varchar;
  ALTER TABLE "home_sections" ADD CONSTRAINT "home_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_sections" ADD CONSTRAINT "_home_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_sections_order_idx" ON "home_sections" USING btree ("_order");
  CREATE INDEX "home_sections_parent_id_idx" ON "home_sections" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_sections_order_idx" ON "_home_v_version_sections" USING btree ("_order");
  CREATE INDEX "_home_v_version_sections_parent_id_idx" ON "_home_v_version_sections" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "home_sections" CASCADE;
  DROP TABLE "_home_v_version_sections" CASCADE;
  ALTER TABLE "home_locales" DROP COLUMN "promotions_eyebrow";
  ALTER TABLE "home_locales" DROP COLUMN "promotions_title";
  ALTER TABLE "home_locales" DROP COLUMN "products_eyebrow";
  ALTER TABLE "home_locales" DROP COLUMN "products_title";
  ALTER TABLE "home_locales" DROP COLUMN "why_eyebrow";
  ALTER TABLE "home_locales" DROP COLUMN "why_title";
  ALTER TABLE "home_locales" DROP COLUMN "branches_eyebrow";
  ALTER TABLE "home_locales" DROP COLUMN "branches_title";
  ALTER TABLE "home_locales" DROP COLUMN "branches_text";
  ALTER TABLE "home_locales" DROP COLUMN "app_eyebrow";
  ALTER TABLE "home_locales" DROP COLUMN "app_title";
  ALTER TABLE "home_locales" DROP COLUMN "app_text";
  ALTER TABLE "home_locales" DROP COLUMN "app_url";
  ALTER TABLE "_home_v_locales" DROP COLUMN "version_promotions_eyebrow";
  ALTER TABLE "_home_v_locales" DROP COLUMN "version_promotions_title";
  ALTER TABLE "_home_v_locales" DROP COLUMN "version_products_eyebrow";
  ALTER TABLE "_home_v_locales" DROP COLUMN "version_products_title";
  ALTER TABLE "_home_v_locales" DROP COLUMN "version_why_eyebrow";
  ALTER TABLE "_home_v_locales" DROP COLUMN "version_why_title";
  ALTER TABLE "_home_v_locales" DROP COLUMN "version_branches_eyebrow";
  ALTER TABLE "_home_v_locales" DROP COLUMN "version_branches_title";
  ALTER TABLE "_home_v_locales" DROP COLUMN "version_branches_text";
  ALTER TABLE "_home_v_locales" DROP COLUMN "version_app_eyebrow";
  ALTER TABLE "_home_v_locales" DROP COLUMN "version_app_title";
  ALTER TABLE "_home_v_locales" DROP COLUMN "version_app_text";
  ALTER TABLE "_home_v_locales" DROP COLUMN "version_app_url";
  DROP TYPE "public"."enum_home_sections_section";
  DROP TYPE "public"."enum__home_v_version_sections_section";`)
}
