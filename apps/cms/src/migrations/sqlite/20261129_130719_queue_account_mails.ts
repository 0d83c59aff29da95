import { type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up(): Promise<void> {}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DELETE FROM \`payload_jobs_log\` WHERE \`_parent_id\` IN (SELECT \`id\` FROM \`payload_jobs\` WHERE \`task_slug\` = 'sendAccountMail');`)
  await db.run(sql`DELETE FROM \`payload_jobs\` WHERE \`task_slug\` = 'sendAccountMail';`)
}
