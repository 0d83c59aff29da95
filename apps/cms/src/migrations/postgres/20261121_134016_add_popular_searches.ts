import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "search_popular" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "search_popular_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "search" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_search_v_version_popular" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_search_v_version_popular_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_search_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "search_popular" ADD CONSTRAINT "search_popular_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_popular_locales" ADD CONSTRAINT "search_popular_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_popular"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_v_version_popular" ADD CONSTRAINT "_search_v_version_popular_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_v_version_popular_locales" ADD CONSTRAINT "_search_v_version_popular_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_v_version_popular"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_popular_order_idx" ON "search_popular" USING btree ("_order");
  CREATE INDEX "search_popular_parent_id_idx" ON "search_popular" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "search_popular_locales_locale_parent_id_unique" ON "search_popular_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_search_v_version_popular_order_idx" ON "_search_v_version_popular" USING btree ("_order");
  CREATE INDEX "_search_v_version_popular_parent_id_idx" ON "_search_v_version_popular" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_search_v_version_popular_locales_locale_parent_id_unique" ON "_search_v_version_popular_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_search_v_created_at_idx" ON "_search_v" USING btree ("created_at");
  CREATE INDEX "_search_v_updated_at_idx" ON "_search_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search_popular" CASCADE;
  DROP TABLE "search_popular_locales" CASCADE;
  DROP TABLE "search" CASCADE;
  DROP TABLE "_search_v_version_popular" CASCADE;
  DROP TABLE "_search_v_version_popular_locales" CASCADE;
  DROP TABLE "_search_v" CASCADE;`)
}
