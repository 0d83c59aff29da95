import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "item_texts" RENAME COLUMN "revision" TO "tag_version";
  DROP INDEX "collection_locale_revision_idx";
  CREATE INDEX "collection_locale_tagVersion_idx" ON "item_texts" USING btree ("collection","locale","tag_version");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "item_texts" RENAME COLUMN "tag_version" TO "revision";
  DROP INDEX "collection_locale_tagVersion_idx";
  CREATE INDEX "collection_locale_revision_idx" ON "item_texts" USING btree ("collection","locale","revision");`)
}
