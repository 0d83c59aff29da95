import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "market_sheets" ADD COLUMN "source_set_by_id" integer;
  ALTER TABLE "market" ADD COLUMN "rates_pull_changed_by_id" integer;
  ALTER TABLE "market" ADD COLUMN "funds_pull_changed_by_id" integer;
  ALTER TABLE "_market_v" ADD COLUMN "version_rates_pull_changed_by_id" integer;
  ALTER TABLE "_market_v" ADD COLUMN "version_funds_pull_changed_by_id" integer;
  ALTER TABLE "market_sheets" ADD CONSTRAINT "market_sheets_source_set_by_id_users_id_fk" FOREIGN KEY ("source_set_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "market" ADD CONSTRAINT "market_rates_pull_changed_by_id_users_id_fk" FOREIGN KEY ("rates_pull_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "market" ADD CONSTRAINT "market_funds_pull_changed_by_id_users_id_fk" FOREIGN KEY ("funds_pull_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_market_v" ADD CONSTRAINT "_market_v_version_rates_pull_changed_by_id_users_id_fk" FOREIGN KEY ("version_rates_pull_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_market_v" ADD CONSTRAINT "_market_v_version_funds_pull_changed_by_id_users_id_fk" FOREIGN KEY ("version_funds_pull_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "market_sheets_source_set_by_idx" ON "market_sheets" USING btree ("source_set_by_id");
  CREATE INDEX "market_rates_pull_rates_pull_changed_by_idx" ON "market" USING btree ("rates_pull_changed_by_id");
  CREATE INDEX "market_funds_pull_funds_pull_changed_by_idx" ON "market" USING btree ("funds_pull_changed_by_id");
  CREATE INDEX "_market_v_version_rates_pull_version_rates_pull_changed__idx" ON "_market_v" USING btree ("version_rates_pull_changed_by_id");
  CREATE INDEX "_market_v_version_funds_pull_version_funds_pull_changed__idx" ON "_market_v" USING btree ("version_funds_pull_changed_by_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "market_sheets" DROP CONSTRAINT IF EXISTS "market_sheets_source_set_by_id_users_id_fk";
  
  ALTER TABLE "market" DROP CONSTRAINT IF EXISTS "market_rates_pull_changed_by_id_users_id_fk";
  
  ALTER TABLE "market" DROP CONSTRAINT IF EXISTS "market_funds_pull_changed_by_id_users_id_fk";
  
  ALTER TABLE "_market_v" DROP CONSTRAINT IF EXISTS "_market_v_version_rates_pull_changed_by_id_users_id_fk";
  
  ALTER TABLE "_market_v" DROP CONSTRAINT IF EXISTS "_market_v_version_funds_pull_changed_by_id_users_id_fk";
  
  DROP INDEX "market_sheets_source_set_by_idx";
  DROP INDEX "market_rates_pull_rates_pull_changed_by_idx";
  DROP INDEX "market_funds_pull_funds_pull_changed_by_idx";
  DROP INDEX "_market_v_version_rates_pull_version_rates_pull_changed__idx";
  DROP INDEX "_market_v_version_funds_pull_version_funds_pull_changed__idx";
  ALTER TABLE "market_sheets" DROP COLUMN "source_set_by_id";
  ALTER TABLE "market" DROP COLUMN "rates_pull_changed_by_id";
  ALTER TABLE "market" DROP COLUMN "funds_pull_changed_by_id";
  ALTER TABLE "_market_v" DROP COLUMN "version_rates_pull_changed_by_id";
  ALTER TABLE "_market_v" DROP COLUMN "version_funds_pull_changed_by_id";`)
}
