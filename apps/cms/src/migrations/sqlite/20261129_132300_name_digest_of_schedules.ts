import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** Renames the digest in the inputs of scheduled publications. */
async function rename({ db }: Pick<MigrateUpArgs, 'db'>, from: string, to: string): Promise<void> {
  const [before, after] = [`$.${from}`, `$.${to}`];
  await db.run(sql`
    UPDATE payload_jobs SET input = json_set(json_remove(input, ${before}), ${after}, json_extract(input, ${before}))
    WHERE task_slug = 'schedulePublish' AND json_type(input, ${before}) = 'text'`);
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await rename({ db }, 'seen', 'digest');
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await rename({ db }, 'digest', 'seen');
}
