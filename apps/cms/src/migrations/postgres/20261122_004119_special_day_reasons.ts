import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "branches_special_days_locales" CASCADE;
  DROP TABLE "_branches_v_version_special_days_locales" CASCADE;
  ALTER TABLE "branches_special_days" ADD COLUMN "reason_id" varchar;
  ALTER TABLE "branches_special_days" ADD COLUMN "reason_en" varchar;
  ALTER TABLE "_branches_v_version_special_days" ADD COLUMN "reason_id" varchar;
  ALTER TABLE "_branches_v_version_special_days" ADD COLUMN "reason_en" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "branches_special_days_locales" (
  	"reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_branches_v_version_special_days_locales" (
  	"reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "branches_special_days_locales" ADD CONSTRAINT "branches_special_days_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches_special_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_special_days_locales" ADD CONSTRAINT "_branches_v_version_special_days_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v_version_special_days"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "branches_special_days_locales_locale_parent_id_unique" ON "branches_special_days_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "branches_special_days_languages_idx" ON "branches_special_days_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_branches_v_version_special_days_locales_locale_parent_id_un" ON "_branches_v_version_special_days_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_branches_v_version_special_days_languages_idx" ON "_branches_v_version_special_days_locales" USING btree ("_parent_id");
  ALTER TABLE "branches_special_days" DROP COLUMN "reason_id";
  ALTER TABLE "branches_special_days" DROP COLUMN "reason_en";
  ALTER TABLE "_branches_v_version_special_days" DROP COLUMN "reason_id";
  ALTER TABLE "_branches_v_version_special_days" DROP COLUMN "reason_en";`)
}
