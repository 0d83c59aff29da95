import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_currencies_rate_types" AS ENUM('e-rate', 'tt-counter', 'bank-notes');
  CREATE TABLE "currencies_rate_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_currencies_rate_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "currencies_rate_types" ADD CONSTRAINT "currencies_rate_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."currencies"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "currencies_rate_types_order_idx" ON "currencies_rate_types" USING btree ("order");
  CREATE INDEX "currencies_rate_types_parent_idx" ON "currencies_rate_types" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "currencies_rate_types" CASCADE;
  DROP TYPE "public"."enum_currencies_rate_types";`)
}
