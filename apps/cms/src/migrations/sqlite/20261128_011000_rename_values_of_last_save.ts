import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

const NEW_NAMES = { did: 'action', from: 'previousUpdatedAt', sameAs: 'sameContentAt' };
const OLD_NAMES = Object.fromEntries(Object.entries(NEW_NAMES).map(([before, after]) => [after, before]));

/** Renames values in each column that keeps a last save. */
async function rename({ db }: Pick<MigrateUpArgs, 'db'>, names: Record<string, string>): Promise<void> {
  const columns = await db.all<{ tableName: string; columnName: string }>(sql`
    SELECT m.name AS "tableName", c.name AS "columnName"
    FROM sqlite_master AS m, pragma_table_info(m.name) AS c
    WHERE m.type = 'table' AND c.name IN ('last_save', 'version_last_save')`);
  for (const { columnName, tableName } of columns) {
    const column = sql.identifier(columnName);
    await db.run(sql`
      UPDATE ${sql.identifier(tableName)} SET ${column} = (
        SELECT json_group_object(
          COALESCE(${JSON.stringify(names)} ->> key, key),
          CASE WHEN type IN ('array', 'object') THEN json(value) ELSE value END
        ) FROM json_each(${column})
      ) WHERE json_type(${column}) = 'object'`);
  }
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await rename({ db }, NEW_NAMES);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await rename({ db }, OLD_NAMES);
}
