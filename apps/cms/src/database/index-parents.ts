type Table = {
  name: string;
  columns: Record<string, unknown>;
  indexes?: Record<string, { name: string; on: string | string[]; unique?: boolean }>;
};

type SchemaHookArgs<Schema> = { adapter: { rawTables: Record<string, Table> }; schema: Schema };

/** PostgreSQL truncates longer names. */
const MAX_NAME_LENGTH = 63;

/** Columns that decide visibility: a covering index avoids reading the texts. */
const SHOWN = ['_locale', '_status', 'title'];

/**
 * Adds an index on the parent to tables of translated texts, before the schema is built. Payload's own index
 * starts with the language, so reading one item would scan all.
 */
export function indexParents<Schema>({ adapter, schema }: SchemaHookArgs<Schema>): Schema {
  for (const table of Object.values(adapter.rawTables)) {
    if (!('_locale' in table.columns && '_parentID' in table.columns)) continue;
    const name = `${table.name.replace(/_locales$/, '')}_languages_idx`;
    if (name.length > MAX_NAME_LENGTH) throw new Error(`the index ${name} needs a shorter name`);
    const shown = SHOWN.every((column) => column in table.columns) ? SHOWN : [];
    table.indexes = { ...table.indexes, _parent: { name, on: ['_parentID', ...shown] } };
  }
  return schema;
}
