import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "calculators" ADD COLUMN "interest_tax_percent_fact" varchar;
  ALTER TABLE "calculators" ADD COLUMN "interest_tax_free_up_to_fact" varchar;
  ALTER TABLE "_calculators_v" ADD COLUMN "version_interest_tax_percent_fact" varchar;
  ALTER TABLE "_calculators_v" ADD COLUMN "version_interest_tax_free_up_to_fact" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "calculators" DROP COLUMN "interest_tax_percent_fact";
  ALTER TABLE "calculators" DROP COLUMN "interest_tax_free_up_to_fact";
  ALTER TABLE "_calculators_v" DROP COLUMN "version_interest_tax_percent_fact";
  ALTER TABLE "_calculators_v" DROP COLUMN "version_interest_tax_free_up_to_fact";`)
}
