import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "news_languages_idx";
  DROP INDEX "guide_groups_languages_idx";
  DROP INDEX "guides_languages_idx";
  DROP INDEX "governance_languages_idx";
  DROP INDEX "literacy_languages_idx";
  DROP INDEX "notices_languages_idx";
  DROP INDEX "blogs_languages_idx";
  DROP INDEX "branches_languages_idx";
  DROP INDEX "faqs_languages_idx";
  DROP INDEX "careers_languages_idx";
  DROP INDEX "promotions_languages_idx";
  DROP INDEX "products_languages_idx";
  DROP INDEX "pages_languages_idx";
  DROP INDEX "people_languages_idx";
  DROP INDEX "group_companies_languages_idx";
  DROP INDEX "reports_languages_idx";
  DROP INDEX "complaint_reports_languages_idx";
  DROP INDEX "lending_rates_languages_idx";
  DROP INDEX "guarantee_rates_languages_idx";
  CREATE INDEX "news_languages_idx" ON "news_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "guide_groups_languages_idx" ON "guide_groups_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "guides_languages_idx" ON "guides_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "governance_languages_idx" ON "governance_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "literacy_languages_idx" ON "literacy_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "notices_languages_idx" ON "notices_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "blogs_languages_idx" ON "blogs_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "branches_languages_idx" ON "branches_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "faqs_languages_idx" ON "faqs_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "careers_languages_idx" ON "careers_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "promotions_languages_idx" ON "promotions_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "products_languages_idx" ON "products_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "pages_languages_idx" ON "pages_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "people_languages_idx" ON "people_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "group_companies_languages_idx" ON "group_companies_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "reports_languages_idx" ON "reports_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "complaint_reports_languages_idx" ON "complaint_reports_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "lending_rates_languages_idx" ON "lending_rates_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "guarantee_rates_languages_idx" ON "guarantee_rates_locales" USING btree ("_parent_id","_locale","_status","title");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "news_languages_idx";
  DROP INDEX "guide_groups_languages_idx";
  DROP INDEX "guides_languages_idx";
  DROP INDEX "governance_languages_idx";
  DROP INDEX "literacy_languages_idx";
  DROP INDEX "notices_languages_idx";
  DROP INDEX "blogs_languages_idx";
  DROP INDEX "branches_languages_idx";
  DROP INDEX "faqs_languages_idx";
  DROP INDEX "careers_languages_idx";
  DROP INDEX "promotions_languages_idx";
  DROP INDEX "products_languages_idx";
  DROP INDEX "pages_languages_idx";
  DROP INDEX "people_languages_idx";
  DROP INDEX "group_companies_languages_idx";
  DROP INDEX "reports_languages_idx";
  DROP INDEX "complaint_reports_languages_idx";
  DROP INDEX "lending_rates_languages_idx";
  DROP INDEX "guarantee_rates_languages_idx";
  CREATE INDEX "news_languages_idx" ON "news_locales" USING btree ("_parent_id");
  CREATE INDEX "guide_groups_languages_idx" ON "guide_groups_locales" USING btree ("_parent_id");
  CREATE INDEX "guides_languages_idx" ON "guides_locales" USING btree ("_parent_id");
  CREATE INDEX "governance_languages_idx" ON "governance_locales" USING btree ("_parent_id");
  CREATE INDEX "literacy_languages_idx" ON "literacy_locales" USING btree ("_parent_id");
  CREATE INDEX "notices_languages_idx" ON "notices_locales" USING btree ("_parent_id");
  CREATE INDEX "blogs_languages_idx" ON "blogs_locales" USING btree ("_parent_id");
  CREATE INDEX "branches_languages_idx" ON "branches_locales" USING btree ("_parent_id");
  CREATE INDEX "faqs_languages_idx" ON "faqs_locales" USING btree ("_parent_id");
  CREATE INDEX "careers_languages_idx" ON "careers_locales" USING btree ("_parent_id");
  CREATE INDEX "promotions_languages_idx" ON "promotions_locales" USING btree ("_parent_id");
  CREATE INDEX "products_languages_idx" ON "products_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_languages_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "people_languages_idx" ON "people_locales" USING btree ("_parent_id");
  CREATE INDEX "group_companies_languages_idx" ON "group_companies_locales" USING btree ("_parent_id");
  CREATE INDEX "reports_languages_idx" ON "reports_locales" USING btree ("_parent_id");
  CREATE INDEX "complaint_reports_languages_idx" ON "complaint_reports_locales" USING btree ("_parent_id");
  CREATE INDEX "lending_rates_languages_idx" ON "lending_rates_locales" USING btree ("_parent_id");
  CREATE INDEX "guarantee_rates_languages_idx" ON "guarantee_rates_locales" USING btree ("_parent_id");`)
}
