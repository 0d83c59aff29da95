import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "governance_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"documents_id" integer
  );
  
  CREATE TABLE "_governance_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"documents_id" integer
  );
  
  ALTER TABLE "governance_rels" ADD CONSTRAINT "governance_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."governance"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "governance_rels" ADD CONSTRAINT "governance_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_governance_v_rels" ADD CONSTRAINT "_governance_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_governance_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_governance_v_rels" ADD CONSTRAINT "_governance_v_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "governance_rels_order_idx" ON "governance_rels" USING btree ("order");
  CREATE INDEX "governance_rels_parent_idx" ON "governance_rels" USING btree ("parent_id");
  CREATE INDEX "governance_rels_path_idx" ON "governance_rels" USING btree ("path");
  CREATE INDEX "governance_rels_documents_id_idx" ON "governance_rels" USING btree ("documents_id");
  CREATE INDEX "_governance_v_rels_order_idx" ON "_governance_v_rels" USING btree ("order");
  CREATE INDEX "_governance_v_rels_parent_idx" ON "_governance_v_rels" USING btree ("parent_id");
  CREATE INDEX "_governance_v_rels_path_idx" ON "_governance_v_rels" USING btree ("path");
  CREATE INDEX "_governance_v_rels_documents_id_idx" ON "_governance_v_rels" USING btree ("documents_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "governance_rels" CASCADE;
  DROP TABLE "_governance_v_rels" CASCADE;`)
}
