import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`item_texts\` RENAME COLUMN "revision" TO "tag_version";`)
  await db.run(sql`DROP INDEX \`collection_locale_revision_idx\`;`)
  await db.run(sql`CREATE INDEX \`collection_locale_tagVersion_idx\` ON \`item_texts\` (\`collection\`,\`locale\`,\`tag_version\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`item_texts\` RENAME COLUMN "tag_version" TO "revision";`)
  await db.run(sql`DROP INDEX \`collection_locale_tagVersion_idx\`;`)
  await db.run(sql`CREATE INDEX \`collection_locale_revision_idx\` ON \`item_texts\` (\`collection\`,\`locale\`,\`revision\`);`)
}
