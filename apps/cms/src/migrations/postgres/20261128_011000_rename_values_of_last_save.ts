import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const NEW_NAMES = { did: 'action', from: 'previousUpdatedAt', sameAs: 'sameContentAt' };
const OLD_NAMES = Object.fromEntries(Object.entries(NEW_NAMES).map(([before, after]) => [after, before]));

/** Renames values in each column that keeps a last save. */
async function rename({ db }: Pick<MigrateUpArgs, 'db'>, names: Record<string, string>): Promise<void> {
  const { rows } = await db.execute(sql`
    SELECT table_name AS "tableName", column_name AS "columnName"
    FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name IN ('last_save', 'version_last_save')`);
  for (const { columnName, tableName } of rows) {
    const column = sql.identifier(String(columnName));
    await db.execute(sql`
      UPDATE ${sql.identifier(String(tableName))} SET ${column} = (
        SELECT jsonb_object_agg(COALESCE(${JSON.stringify(names)}::jsonb ->> key, key), value) FROM jsonb_each(${column})
      ) WHERE jsonb_typeof(${column}) = 'object' AND ${column} <> '{}'`);
  }
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await rename({ db }, NEW_NAMES);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await rename({ db }, OLD_NAMES);
}
