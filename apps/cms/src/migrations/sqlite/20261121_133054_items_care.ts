import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`news\` ADD \`owner\` text;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`review_by\` text;`)
  await db.run(sql`CREATE INDEX \`news_review_by_idx\` ON \`news\` (\`review_by\`);`)
  await db.run(sql`ALTER TABLE \`news_locales\` ADD \`withdrawn_because\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_owner\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_review_by\` text;`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_review_by_idx\` ON \`_news_v\` (\`version_review_by\`);`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` ADD \`version_withdrawn_because\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`news_review_by_idx\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`owner\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`review_by\`;`)
  await db.run(sql`DROP INDEX \`_news_v_version_version_review_by_idx\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_owner\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_review_by\`;`)
  await db.run(sql`ALTER TABLE \`news_locales\` DROP COLUMN \`withdrawn_because\`;`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` DROP COLUMN \`version_withdrawn_because\`;`)
}
