import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Renames the digest in the inputs of scheduled publications. */
async function rename({ db }: Pick<MigrateUpArgs, 'db'>, from: string, to: string): Promise<void> {
  await db.execute(sql`
    UPDATE payload_jobs SET input = (input - ${from}::text) || jsonb_build_object(${to}::text, input -> ${from}::text)
    WHERE task_slug = 'schedulePublish' AND jsonb_typeof(input -> ${from}::text) = 'string'`);
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await rename({ db }, 'seen', 'digest');
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await rename({ db }, 'digest', 'seen');
}
