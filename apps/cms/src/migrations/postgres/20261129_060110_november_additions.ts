import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "feedback_statistics" ( "id" serial PRIMARY KEY NOT NULL, "day" varchar NOT NULL, "language" varchar NOT NULL, "collection" varchar NOT NULL, "slug" varchar NOT NULL, "answer" varchar NOT NULL, "count" numeric NOT NULL );
  
  CREATE TABLE "publishing" ( "id" serial PRIMARY KEY NOT NULL, "needs_second_person" boolean DEFAULT false, "last_save" jsonb, "updated_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone );
  
  CREATE TABLE "_publishing_v" ( "id" serial PRIMARY KEY NOT NULL, "version_needs_second_person" boolean DEFAULT false, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  ALTER TABLE "news" ADD COLUMN "draft_authors" jsonb;
  ALTER TABLE "_news_v" ADD COLUMN "version_draft_authors" jsonb;
  ALTER TABLE "guide_groups" ADD COLUMN "draft_authors" jsonb;
  ALTER TABLE "_guide_groups_v" ADD COLUMN "version_draft_authors" jsonb;
  ALTER TABLE "guides" ADD COLUMN "draft_authors" jsonb;
  ALTER TABLE "_guides_v" ADD COLUMN "version_draft_authors" jsonb;
  ALTER TABLE "governance" ADD COLUMN "draft_authors" jsonb;
  ALTER TABLE "_governance_v" ADD COLUMN "version_draft_authors" jsonb;
  ALTER TABLE "literacy" ADD COLUMN "draft_authors" jsonb;
  ALTER TABLE "_literacy_v" ADD COLUMN "version_draft_authors" jsonb;
  ALTER TABLE "notices" ADD COLUMN "draft_authors" jsonb;
  ALTER TABLE "_notices_v" ADD COLUMN "version_draft_authors" jsonb;
  ALTER TABLE "blogs" ADD COLUMN "draft_authors" jsonb;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_draft_authors" jsonb;
  ALTER TABLE "branches" ADD COLUMN "draft_authors" jsonb;
  ALTER TABLE "_branches_v" ADD COLUMN "version_draft_authors" jsonb;
  ALTER TABLE "faqs" ADD COLUMN "draft_authors" jsonb;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_draft_authors" jsonb;
  ALTER TABLE "careers" ADD COLUMN "draft_authors" jsonb;
  ALTER TABLE "_careers_v" ADD COLUMN "version_draft_authors" jsonb;
  ALTER TABLE "promotions" ADD COLUMN "draft_authors" jsonb;
  ALTER TABLE "_promotions_v" ADD COLUMN "version_draft_authors" jsonb;
  ALTER TABLE "products" ADD COLUMN "draft_authors" jsonb;
  ALTER TABLE "_products_v" ADD COLUMN "version_draft_authors" jsonb;
  ALTER TABLE "pages" ADD COLUMN "draft_authors" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_draft_authors" jsonb;
  ALTER TABLE "people" ADD COLUMN "draft_authors" jsonb;
  ALTER TABLE "_people_v" ADD COLUMN "version_draft_authors" jsonb;
  ALTER TABLE "group_companies" ADD COLUMN "draft_authors" jsonb;
  ALTER TABLE "_group_companies_v" ADD COLUMN "version_draft_authors" jsonb;
  ALTER TABLE "reports" ADD COLUMN "draft_authors" jsonb;
  ALTER TABLE "_reports_v" ADD COLUMN "version_draft_authors" jsonb;
  ALTER TABLE "complaint_reports" ADD COLUMN "draft_authors" jsonb;
  ALTER TABLE "_complaint_reports_v" ADD COLUMN "version_draft_authors" jsonb;
  ALTER TABLE "lending_rates" ADD COLUMN "draft_authors" jsonb;
  ALTER TABLE "_lending_rates_v" ADD COLUMN "version_draft_authors" jsonb;
  ALTER TABLE "guarantee_rates" ADD COLUMN "draft_authors" jsonb;
  ALTER TABLE "_guarantee_rates_v" ADD COLUMN "version_draft_authors" jsonb;
  CREATE UNIQUE INDEX "day_language_collection_slug_answer_idx" ON "feedback_statistics" USING btree ("day","language","collection","slug","answer");
  CREATE INDEX "_publishing_v_created_at_idx" ON "_publishing_v" USING btree ("created_at");
  CREATE INDEX "_publishing_v_updated_at_idx" ON "_publishing_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "feedback_statistics" CASCADE;
  DROP TABLE "publishing" CASCADE;
  DROP TABLE "_publishing_v" CASCADE;
  ALTER TABLE "news" DROP COLUMN "draft_authors";
  ALTER TABLE "_news_v" DROP COLUMN "version_draft_authors";
  ALTER TABLE "guide_groups" DROP COLUMN "draft_authors";
  ALTER TABLE "_guide_groups_v" DROP COLUMN "version_draft_authors";
  ALTER TABLE "guides" DROP COLUMN "draft_authors";
  ALTER TABLE "_guides_v" DROP COLUMN "version_draft_authors";
  ALTER TABLE "governance" DROP COLUMN "draft_authors";
  ALTER TABLE "_governance_v" DROP COLUMN "version_draft_authors";
  ALTER TABLE "literacy" DROP COLUMN "draft_authors";
  ALTER TABLE "_literacy_v" DROP COLUMN "version_draft_authors";
  ALTER TABLE "notices" DROP COLUMN "draft_authors";
  ALTER TABLE "_notices_v" DROP COLUMN "version_draft_authors";
  ALTER TABLE "blogs" DROP COLUMN "draft_authors";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_draft_authors";
  ALTER TABLE "branches" DROP COLUMN "draft_authors";
  ALTER TABLE "_branches_v" DROP COLUMN "version_draft_authors";
  ALTER TABLE "faqs" DROP COLUMN "draft_authors";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_draft_authors";
  ALTER TABLE "careers" DROP COLUMN "draft_authors";
  ALTER TABLE "_careers_v" DROP COLUMN "version_draft_authors";
  ALTER TABLE "promotions" DROP COLUMN "draft_authors";
  ALTER TABLE "_promotions_v" DROP COLUMN "version_draft_authors";
  ALTER TABLE "products" DROP COLUMN "draft_authors";
  ALTER TABLE "_products_v" DROP COLUMN "version_draft_authors";
  ALTER TABLE "pages" DROP COLUMN "draft_authors";
  ALTER TABLE "_pages_v" DROP COLUMN "version_draft_authors";
  ALTER TABLE "people" DROP COLUMN "draft_authors";
  ALTER TABLE "_people_v" DROP COLUMN "version_draft_authors";
  ALTER TABLE "group_companies" DROP COLUMN "draft_authors";
  ALTER TABLE "_group_companies_v" DROP COLUMN "version_draft_authors";
  ALTER TABLE "reports" DROP COLUMN "draft_authors";
  ALTER TABLE "_reports_v" DROP COLUMN "version_draft_authors";
  ALTER TABLE "complaint_reports" DROP COLUMN "draft_authors";
  ALTER TABLE "_complaint_reports_v" DROP COLUMN "version_draft_authors";
  ALTER TABLE "lending_rates" DROP COLUMN "draft_authors";
  ALTER TABLE "_lending_rates_v" DROP COLUMN "version_draft_authors";
  ALTER TABLE "guarantee_rates" DROP COLUMN "draft_authors";
  ALTER TABLE "_guarantee_rates_v" DROP COLUMN "version_draft_authors";`)
}
