import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "ticket_senderName_senderEmail_senderPhone_idx" ON "cases" USING btree ("ticket","sender_name","sender_email","sender_phone");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "ticket_senderName_senderEmail_senderPhone_idx";`)
}
