import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "home_numbers" CASCADE;
  DROP TABLE "_home_v_numbers" CASCADE;
  ALTER TABLE "home" DROP COLUMN "sample_loan_principal";
  ALTER TABLE "home" DROP COLUMN "sample_loan_annual_rate_percent";
  ALTER TABLE "_home_v" DROP COLUMN "version_sample_loan_principal";
  ALTER TABLE "_home_v" DROP COLUMN "version_sample_loan_annual_rate_percent";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "home_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "_home_v_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  ALTER TABLE "home" ADD COLUMN "sample_loan_principal" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "home" ADD COLUMN "sample_loan_annual_rate_percent" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "_home_v" ADD COLUMN "version_sample_loan_principal" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "_home_v" ADD COLUMN "version_sample_loan_annual_rate_percent" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "home_numbers" ADD CONSTRAINT "home_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_numbers" ADD CONSTRAINT "_home_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_numbers_order_parent_idx" ON "home_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_home_v_numbers_order_parent_idx" ON "_home_v_numbers" USING btree ("order","parent_id");`)
}
