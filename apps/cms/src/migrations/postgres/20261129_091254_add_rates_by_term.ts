import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "calculators_loans_term_rates" ( "_order" integer NOT NULL, "_parent_id" varchar NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "from_years" numeric NOT NULL, "annual_rate_percent" numeric NOT NULL, "rate" varchar );
  
  CREATE TABLE "_calculators_v_version_loans_term_rates" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "from_years" numeric NOT NULL, "annual_rate_percent" numeric NOT NULL, "rate" varchar, "_uuid" varchar );
  
  ALTER TABLE "calculators_loans_term_rates" ADD CONSTRAINT "calculators_loans_term_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."calculators_loans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_calculators_v_version_loans_term_rates" ADD CONSTRAINT "_calculators_v_version_loans_term_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_calculators_v_version_loans"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "calculators_loans_term_rates_order_idx" ON "calculators_loans_term_rates" USING btree ("_order");
  CREATE INDEX "calculators_loans_term_rates_parent_id_idx" ON "calculators_loans_term_rates" USING btree ("_parent_id");
  CREATE INDEX "_calculators_v_version_loans_term_rates_order_idx" ON "_calculators_v_version_loans_term_rates" USING btree ("_order");
  CREATE INDEX "_calculators_v_version_loans_term_rates_parent_id_idx" ON "_calculators_v_version_loans_term_rates" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "calculators_loans_term_rates" CASCADE;
  DROP TABLE "_calculators_v_version_loans_term_rates" CASCADE;`)
}
