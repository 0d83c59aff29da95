import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Adds the digits of the phone number, by which new cases are found, to the search text of earlier ones. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "cases" SET "search_text" = "search_text" || ' ' || "sender_phone_key" WHERE "search_text" NOT LIKE '%' || "sender_phone_key" || '%';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "cases" SET "search_text" = "ticket" || ' ' || "sender_name" || COALESCE(' ' || "sender_email", '') || COALESCE(' ' || "sender_phone", '');`)
}
