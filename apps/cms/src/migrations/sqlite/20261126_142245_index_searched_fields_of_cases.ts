import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`ticket_senderName_senderEmail_senderPhone_idx\` ON \`cases\` (\`ticket\`,\`sender_name\`,\`sender_email\`,\`sender_phone\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`ticket_senderName_senderEmail_senderPhone_idx\`;`)
}
