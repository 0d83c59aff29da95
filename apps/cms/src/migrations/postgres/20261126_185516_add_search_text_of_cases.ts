import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "form_receivedAt_status_idx";
  DROP INDEX "ticket_senderName_senderEmail_senderPhone_idx";
  ALTER TABLE "cases" ADD COLUMN "search_text" varchar COLLATE "C";
  UPDATE "cases" SET "search_text" = "ticket" || ' ' || "sender_name" || COALESCE(' ' || "sender_email", '') || COALESCE(' ' || "sender_phone", '');
  CREATE INDEX "compound_index_idx" ON "cases" USING btree ("form","received_at","status","created_at","ticket","sender_name","assignee_id","due_at","first_read_at","clock_kind","search_text");
  -- Finds parts of words. Some servers lack the extension, or do not let us create or reach it.
  DO $$ BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX "cases_search_text_trigrams_idx" ON "cases" USING gin ("search_text" gin_trgm_ops);
  EXCEPTION WHEN insufficient_privilege OR undefined_file OR undefined_object OR feature_not_supported THEN
    RAISE WARNING 'Searching cases is slower without the extension pg_trgm: %', SQLERRM;
  END $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "compound_index_idx";
  CREATE INDEX "form_receivedAt_status_idx" ON "cases" USING btree ("form","received_at","status");
  CREATE INDEX "ticket_senderName_senderEmail_senderPhone_idx" ON "cases" USING btree ("ticket","sender_name","sender_email","sender_phone");
  ALTER TABLE "cases" DROP COLUMN "search_text";`)
}
