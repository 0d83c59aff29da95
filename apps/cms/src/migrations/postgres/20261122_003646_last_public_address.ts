import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "news" ADD COLUMN "public_slug" varchar;
  ALTER TABLE "_news_v" ADD COLUMN "version_public_slug" varchar;
  ALTER TABLE "guide_groups" ADD COLUMN "public_slug" varchar;
  ALTER TABLE "_guide_groups_v" ADD COLUMN "version_public_slug" varchar;
  ALTER TABLE "guides" ADD COLUMN "public_slug" varchar;
  ALTER TABLE "_guides_v" ADD COLUMN "version_public_slug" varchar;
  ALTER TABLE "governance" ADD COLUMN "public_slug" varchar;
  ALTER TABLE "_governance_v" ADD COLUMN "version_public_slug" varchar;
  ALTER TABLE "literacy" ADD COLUMN "public_slug" varchar;
  ALTER TABLE "_literacy_v" ADD COLUMN "version_public_slug" varchar;
  ALTER TABLE "blogs" ADD COLUMN "public_slug" varchar;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_public_slug" varchar;
  ALTER TABLE "branches" ADD COLUMN "public_slug" varchar;
  ALTER TABLE "_branches_v" ADD COLUMN "version_public_slug" varchar;
  ALTER TABLE "careers" ADD COLUMN "public_slug" varchar;
  ALTER TABLE "_careers_v" ADD COLUMN "version_public_slug" varchar;
  ALTER TABLE "promotions" ADD COLUMN "public_slug" varchar;
  ALTER TABLE "_promotions_v" ADD COLUMN "version_public_slug" varchar;
  ALTER TABLE "products" ADD COLUMN "public_slug" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_public_slug" varchar;
  ALTER TABLE "pages" ADD COLUMN "public_slug" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_public_slug" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "news" DROP COLUMN "public_slug";
  ALTER TABLE "_news_v" DROP COLUMN "version_public_slug";
  ALTER TABLE "guide_groups" DROP COLUMN "public_slug";
  ALTER TABLE "_guide_groups_v" DROP COLUMN "version_public_slug";
  ALTER TABLE "guides" DROP COLUMN "public_slug";
  ALTER TABLE "_guides_v" DROP COLUMN "version_public_slug";
  ALTER TABLE "governance" DROP COLUMN "public_slug";
  ALTER TABLE "_governance_v" DROP COLUMN "version_public_slug";
  ALTER TABLE "literacy" DROP COLUMN "public_slug";
  ALTER TABLE "_literacy_v" DROP COLUMN "version_public_slug";
  ALTER TABLE "blogs" DROP COLUMN "public_slug";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_public_slug";
  ALTER TABLE "branches" DROP COLUMN "public_slug";
  ALTER TABLE "_branches_v" DROP COLUMN "version_public_slug";
  ALTER TABLE "careers" DROP COLUMN "public_slug";
  ALTER TABLE "_careers_v" DROP COLUMN "version_public_slug";
  ALTER TABLE "promotions" DROP COLUMN "public_slug";
  ALTER TABLE "_promotions_v" DROP COLUMN "version_public_slug";
  ALTER TABLE "products" DROP COLUMN "public_slug";
  ALTER TABLE "_products_v" DROP COLUMN "version_public_slug";
  ALTER TABLE "pages" DROP COLUMN "public_slug";
  ALTER TABLE "_pages_v" DROP COLUMN "version_public_slug";`)
}
