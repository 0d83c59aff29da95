import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // Each text stands in its row from now on.
  await db.execute(sql`
   ALTER TABLE "branches_special_days" ADD COLUMN "reason_id" varchar;
  ALTER TABLE "branches_special_days" ADD COLUMN "reason_en" varchar;
  ALTER TABLE "_branches_v_version_special_days" ADD COLUMN "reason_id" varchar;
  ALTER TABLE "_branches_v_version_special_days" ADD COLUMN "reason_en" varchar;
  UPDATE "branches_special_days" SET "reason_id" = (SELECT text."reason" FROM "branches_special_days_locales" text WHERE text."_parent_id" = "branches_special_days"."id" AND text."_locale" = 'id'), "reason_en" = (SELECT text."reason" FROM "branches_special_days_locales" text WHERE text."_parent_id" = "branches_special_days"."id" AND text."_locale" = 'en');
  UPDATE "_branches_v_version_special_days" SET "reason_id" = (SELECT text."reason" FROM "_branches_v_version_special_days_locales" text WHERE text."_parent_id" = "_branches_v_version_special_days"."id" AND text."_locale" = 'id'), "reason_en" = (SELECT text."reason" FROM "_branches_v_version_special_days_locales" text WHERE text."_parent_id" = "_branches_v_version_special_days"."id" AND text."_locale" = 'en');
  DROP TABLE "branches_special_days_locales" CASCADE;
  DROP TABLE "_branches_v_version_special_days_locales" CASCADE;`)
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
  INSERT INTO "branches_special_days_locales" ("reason", "_locale", "_parent_id") SELECT "reason_id", 'id'::"_locales", "id" FROM "branches_special_days" WHERE "reason_id" IS NOT NULL;
  INSERT INTO "branches_special_days_locales" ("reason", "_locale", "_parent_id") SELECT "reason_en", 'en'::"_locales", "id" FROM "branches_special_days" WHERE "reason_en" IS NOT NULL;
  INSERT INTO "_branches_v_version_special_days_locales" ("reason", "_locale", "_parent_id") SELECT "reason_id", 'id'::"_locales", "id" FROM "_branches_v_version_special_days" WHERE "reason_id" IS NOT NULL;
  INSERT INTO "_branches_v_version_special_days_locales" ("reason", "_locale", "_parent_id") SELECT "reason_en", 'en'::"_locales", "id" FROM "_branches_v_version_special_days" WHERE "reason_en" IS NOT NULL;
  ALTER TABLE "branches_special_days" DROP COLUMN "reason_id";
  ALTER TABLE "branches_special_days" DROP COLUMN "reason_en";
  ALTER TABLE "_branches_v_version_special_days" DROP COLUMN "reason_id";
  ALTER TABLE "_branches_v_version_special_days" DROP COLUMN "reason_en";`)
}
