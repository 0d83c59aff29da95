import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "synonyms" ( "id" serial PRIMARY KEY NOT NULL, "words" varchar NOT NULL, "means" varchar, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  INSERT INTO "synonyms" ("words", "means") SELECT "words", "means" FROM "search_synonyms" ORDER BY "_order";
  ALTER TABLE "search_synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_v_version_synonyms" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "search_synonyms" CASCADE;
  DROP TABLE "_search_v_version_synonyms" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "synonyms_id" integer;
  CREATE INDEX "synonyms_updated_at_idx" ON "synonyms" USING btree ("updated_at");
  CREATE INDEX "synonyms_created_at_idx" ON "synonyms" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_synonyms_fk" FOREIGN KEY ("synonyms_id") REFERENCES "public"."synonyms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_synonyms_id_idx" ON "payload_locked_documents_rels" USING btree ("synonyms_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "search_synonyms" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "words" varchar NOT NULL, "means" varchar );
  
  CREATE TABLE "_search_v_version_synonyms" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "words" varchar NOT NULL, "means" varchar, "_uuid" varchar );
  
  ALTER TABLE "synonyms" DISABLE ROW LEVEL SECURITY;
  INSERT INTO "search_synonyms" ("_order", "_parent_id", "id", "words", "means") SELECT row_number() OVER (ORDER BY "synonyms"."id"), "search"."id", substr(md5(random()::text), 1, 24), "words", "means" FROM "synonyms", "search";
  DROP TABLE "synonyms" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_synonyms_fk";
  
  DROP INDEX "payload_locked_documents_rels_synonyms_id_idx";
  ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_v_version_synonyms" ADD CONSTRAINT "_search_v_version_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_synonyms_order_idx" ON "search_synonyms" USING btree ("_order");
  CREATE INDEX "search_synonyms_parent_id_idx" ON "search_synonyms" USING btree ("_parent_id");
  CREATE INDEX "_search_v_version_synonyms_order_idx" ON "_search_v_version_synonyms" USING btree ("_order");
  CREATE INDEX "_search_v_version_synonyms_parent_id_idx" ON "_search_v_version_synonyms" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "synonyms_id";`)
}
