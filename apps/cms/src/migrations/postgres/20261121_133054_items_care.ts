import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "news" ADD COLUMN "owner" varchar;
  ALTER TABLE "news" ADD COLUMN "review_by" varchar;
  ALTER TABLE "news_locales" ADD COLUMN "withdrawn_because" varchar;
  ALTER TABLE "_news_v" ADD COLUMN "version_owner" varchar;
  ALTER TABLE "_news_v" ADD COLUMN "version_review_by" varchar;
  ALTER TABLE "_news_v_locales" ADD COLUMN "version_withdrawn_because" varchar;
  CREATE INDEX "news_review_by_idx" ON "news" USING btree ("review_by");
  CREATE INDEX "_news_v_version_version_review_by_idx" ON "_news_v" USING btree ("version_review_by");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "news_review_by_idx";
  DROP INDEX "_news_v_version_version_review_by_idx";
  ALTER TABLE "news" DROP COLUMN "owner";
  ALTER TABLE "news" DROP COLUMN "review_by";
  ALTER TABLE "news_locales" DROP COLUMN "withdrawn_because";
  ALTER TABLE "_news_v" DROP COLUMN "version_owner";
  ALTER TABLE "_news_v" DROP COLUMN "version_review_by";
  ALTER TABLE "_news_v_locales" DROP COLUMN "version_withdrawn_because";`)
}
