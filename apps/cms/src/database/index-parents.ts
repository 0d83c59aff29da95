type Table = {
  name: string;
  columns: Record<string, unknown>;
  indexes?: Record<string, { name: string; on: string | string[]; unique?: boolean }>;
};

type SchemaHookArgs<Schema> = { adapter: { rawTables: Record<string, Table> }; schema: Schema };

/** PostgreSQL cuts longer names. */
const MAX_NAME_LENGTH = 63;

/** What decides whether visitors see an item: in the index, so that its texts need not be read for that. */
const SHOWN = ['_locale', '_status', 'title'];

/**
 * Before the schema is built: lets the database find the texts of an item by the item. Payload's own index begins
 * with the language, so that reading one item would go through the texts of all.
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
