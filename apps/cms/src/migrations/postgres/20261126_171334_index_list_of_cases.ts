import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** The collation makes the search of the list twice as fast: it compares bytes, as SQLite does. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "form_receivedAt_status_idx";
  DROP INDEX "ticket_senderName_senderEmail_senderPhone_idx";
  ALTER TABLE "cases"
    ALTER COLUMN "ticket" SET DATA TYPE varchar COLLATE "C",
    ALTER COLUMN "sender_name" SET DATA TYPE varchar COLLATE "C",
    ALTER COLUMN "sender_email" SET DATA TYPE varchar COLLATE "C",
    ALTER COLUMN "sender_phone" SET DATA TYPE varchar COLLATE "C";
  CREATE INDEX "compound_index_idx" ON "cases" USING btree ("form","received_at","status","created_at","assignee_id","due_at","first_read_at","clock_kind","ticket","sender_name","sender_email","sender_phone");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "compound_index_idx";
  ALTER TABLE "cases"
    ALTER COLUMN "ticket" SET DATA TYPE varchar COLLATE "default",
    ALTER COLUMN "sender_name" SET DATA TYPE varchar COLLATE "default",
    ALTER COLUMN "sender_email" SET DATA TYPE varchar COLLATE "default",
    ALTER COLUMN "sender_phone" SET DATA TYPE varchar COLLATE "default";
  CREATE INDEX "form_receivedAt_status_idx" ON "cases" USING btree ("form","received_at","status");
  CREATE INDEX "ticket_senderName_senderEmail_senderPhone_idx" ON "cases" USING btree ("ticket","sender_name","sender_email","sender_phone");`)
}
