import * as z from 'zod';

const snapshot = z.object({
  tables: z.record(
    z.string(),
    z.object({
      foreignKeys: z.record(
        z.string(),
        z.object({ columnsFrom: z.array(z.string()), onDelete: z.string(), onUpdate: z.string() }),
      ),
    }),
  ),
});

const ADDED_REFERENCE = /ALTER TABLE \\`(\w+)\\` ADD \\`(\w+)\\` (\w+) REFERENCES (\w+\(\w+\));/g;

/**
 * Adds missing ON DELETE actions to a SQLite migration. The generator omits them for added columns, and
 * referenced rows could then not be deleted.
 *
 * @param schema the snapshot that was written with the migration, parsed from its JSON.
 */
export function completeForeignKeys(migration: string, schema: unknown): string {
  const { tables } = snapshot.parse(schema);
  return migration.replaceAll(ADDED_REFERENCE, (statement, table: string, column: string) => {
    const keys = Object.values(tables[table]?.foreignKeys ?? {});
    const key = keys.find(({ columnsFrom }) => columnsFrom.join() === column);
    if (!key) return statement;
    return statement.replace(/;$/, ` ON UPDATE ${key.onUpdate} ON DELETE ${key.onDelete};`);
  });
}
