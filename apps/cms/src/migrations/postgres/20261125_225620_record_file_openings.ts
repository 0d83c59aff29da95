import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_case_events_kind" ADD VALUE 'file-opened' BEFORE 'status';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "case_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_case_events_kind";
  CREATE TYPE "public"."enum_case_events_kind" AS ENUM('received', 'recorded', 'file-added', 'status', 'note', 'revealed', 'receipt-mailed', 'receipt-limited', 'receipt-failed', 'staff-notified', 'staff-failed', 'assigned', 'reply-sent', 'reply-failed', 'merged', 'deadline-inherited', 'opened', 'classified', 'filed-in-writing', 'documents-requested', 'documents-received', 'documents-overdue', 'extended', 'answered', 'appealed', 'request-mailed', 'request-failed', 'extension-mailed', 'extension-failed', 'answer-mailed', 'answer-failed', 'legal-hold', 'legal-hold-lifted', 'exported', 'erased-on-request');
  ALTER TABLE "case_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_case_events_kind" USING "kind"::"public"."enum_case_events_kind";`)
}
