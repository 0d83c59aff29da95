import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`form_receivedAt_status_idx\`;`)
  await db.run(sql`DROP INDEX \`ticket_senderName_senderEmail_senderPhone_idx\`;`)
  await db.run(sql`ALTER TABLE \`cases\` ADD \`search_text\` text;`)
  await db.run(sql`UPDATE \`cases\` SET \`search_text\` = \`ticket\` || ' ' || \`sender_name\` || COALESCE(' ' || \`sender_email\`, '') || COALESCE(' ' || \`sender_phone\`, '');`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`cases\` (\`form\`,\`received_at\`,\`status\`,\`created_at\`,\`ticket\`,\`sender_name\`,\`assignee_id\`,\`due_at\`,\`first_read_at\`,\`clock_kind\`,\`search_text\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`compound_index_idx\`;`)
  await db.run(sql`CREATE INDEX \`form_receivedAt_status_idx\` ON \`cases\` (\`form\`,\`received_at\`,\`status\`);`)
  await db.run(sql`CREATE INDEX \`ticket_senderName_senderEmail_senderPhone_idx\` ON \`cases\` (\`ticket\`,\`sender_name\`,\`sender_email\`,\`sender_phone\`);`)
  await db.run(sql`ALTER TABLE \`cases\` DROP COLUMN \`search_text\`;`)
}
