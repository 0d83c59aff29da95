import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "guarantee_rates" ADD COLUMN "is_example" boolean DEFAULT false;
  ALTER TABLE "_guarantee_rates_v" ADD COLUMN "version_is_example" boolean DEFAULT false;
  ALTER TABLE "item_texts" ADD COLUMN "digest" varchar;
  ALTER TABLE "item_texts" ADD COLUMN "changed_at" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "guarantee_rates" DROP COLUMN "is_example";
  ALTER TABLE "_guarantee_rates_v" DROP COLUMN "version_is_example";
  ALTER TABLE "item_texts" DROP COLUMN "digest";
  ALTER TABLE "item_texts" DROP COLUMN "changed_at";`)
}
