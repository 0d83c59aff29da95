import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_market_sheets_state" ADD VALUE 'superseded' BEFORE 'failed';
  ALTER TYPE "public"."enum_market_sheets_state" ADD VALUE 'withdrawn' BEFORE 'failed';
  ALTER TABLE "exchange_quotes" ALTER COLUMN "valid_from" DROP NOT NULL;
  ALTER TABLE "exchange_quotes" ADD COLUMN "withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "market_sheets" ADD COLUMN "withdrawn_by_id" integer;
  ALTER TABLE "market_sheets" ADD COLUMN "withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "market_sheets" ADD CONSTRAINT "market_sheets_withdrawn_by_id_users_id_fk" FOREIGN KEY ("withdrawn_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "market_sheets_withdrawn_by_idx" ON "market_sheets" USING btree ("withdrawn_by_id");`)
  // A sheet that waits says from when it holds only where that was given.
  await db.execute(sql`UPDATE "market_sheets" SET "valid_from" = NULL WHERE "state" = 'waiting' AND "valid_from" <= "created_at";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // What was withdrawn never held, and must not begin to.
  await db.execute(sql`
   DELETE FROM "exchange_quotes" WHERE "valid_from" IS NULL;
  UPDATE "market_sheets" SET "state" = 'rejected' WHERE "state" IN ('superseded', 'withdrawn');`)
  await db.execute(sql`
   ALTER TABLE "market_sheets" DROP CONSTRAINT IF EXISTS "market_sheets_withdrawn_by_id_users_id_fk";
  
  ALTER TABLE "market_sheets" ALTER COLUMN "state" SET DATA TYPE text;
  DROP TYPE "public"."enum_market_sheets_state";
  CREATE TYPE "public"."enum_market_sheets_state" AS ENUM('published', 'waiting', 'rejected', 'failed');
  ALTER TABLE "market_sheets" ALTER COLUMN "state" SET DATA TYPE "public"."enum_market_sheets_state" USING "state"::"public"."enum_market_sheets_state";
  DROP INDEX "market_sheets_withdrawn_by_idx";
  ALTER TABLE "exchange_quotes" ALTER COLUMN "valid_from" SET NOT NULL;
  ALTER TABLE "exchange_quotes" DROP COLUMN "withdrawn_at";
  ALTER TABLE "market_sheets" DROP COLUMN "withdrawn_by_id";
  ALTER TABLE "market_sheets" DROP COLUMN "withdrawn_at";`)
}
