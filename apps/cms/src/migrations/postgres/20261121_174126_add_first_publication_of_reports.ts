import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reports" ADD COLUMN "first_published_at" timestamp(3) with time zone;
  ALTER TABLE "_reports_v" ADD COLUMN "version_first_published_at" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reports" DROP COLUMN "first_published_at";
  ALTER TABLE "_reports_v" DROP COLUMN "version_first_published_at";`)
}
