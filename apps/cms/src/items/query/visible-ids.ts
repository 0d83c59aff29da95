import { DEFAULT_LOCALE, type ItemCollection, type Locale } from '@beranda/contract';
import type { Table } from '@payloadcms/db-sqlite/drizzle';
import type { FlattenedField, Payload, Where } from 'payload';
import { VISIBLE_TEXT } from '#cms/content/visible.ts';
import { columnName, readRows, type SQL, sql, tableName, tableOf } from '#cms/database/sql.ts';

type VisibleIdsQuery = {
  locale: Locale;
  page: number;
  limit: number;
  sort: readonly string[];
  conditions: readonly Where[];
};

/** Field types stored as one column of the item's own table. */
const COLUMNS = ['text', 'select', 'number', 'date', 'checkbox'];
const MATCHES_NOTHING = sql`1 = 0`;

type FindField = (name: string) => FlattenedField | undefined;

/** The column of a field, or null if it is not a plain one. */
function columnOf(name: string, fieldOf: FindField): SQL | null {
  if (name === 'id') return sql`item.id`;
  const field = fieldOf(name);
  if (!field || !COLUMNS.includes(field.type)) return null;
  const isInOneColumn = !('localized' in field && field.localized) && !('hasMany' in field && field.hasMany);
  return isInOneColumn ? sql`item.${sql.identifier(columnName(name))}` : null;
}

/** False for a value outside the select's options: PostgreSQL rejects the comparison. */
function isChoice(field: FlattenedField | undefined, value: string): boolean {
  if (field?.type !== 'select') return true;
  return field.options.some((option) => (typeof option === 'string' ? option : option.value) === value);
}

/**
 * A condition as SQL; null unless it is one of: `equals` of a column with a text, `not_equals` of one with a whole number,
 * `in` of a relationship to many.
 *
 * @param relationshipTable a function, since collections without relationships have no such table.
 */
function conditionOf(condition: Where, relationshipTable: () => Table, fieldOf: FindField): SQL | null {
  const [entry, ...others] = Object.entries(condition);
  if (!entry || others.length > 0) return null;
  const [name, operation] = entry;
  const [[operator, value] = [], ...more] = Object.entries(operation as Record<string, unknown>);
  if (more.length > 0) return null;
  const column = columnOf(name, fieldOf);
  const field = fieldOf(name);
  if (operator === 'equals' && column && typeof value === 'string')
    return isChoice(field, value) ? sql`${column} = ${value}` : MATCHES_NOTHING;
  if (operator === 'not_equals' && column && Number.isSafeInteger(value)) return sql`${column} <> ${value}`;
  const isList = field?.type === 'relationship' && field.hasMany && typeof field.relationTo === 'string';
  if (operator !== 'in' || !isList || !Array.isArray(value) || !value.every(Number.isSafeInteger))
    return null;
  if (value.length === 0) return MATCHES_NOTHING;
  const target = sql.identifier(`${tableName(String(field.relationTo))}_id`);
  return sql`EXISTS (SELECT 1 FROM ${relationshipTable()} rel
    WHERE rel.parent_id = item.id AND rel.path = ${name} AND rel.${target} IN ${value})`;
}

function orderOf(sort: string, fieldOf: FindField): SQL | null {
  const isDescending = sort.startsWith('-');
  const column = columnOf(isDescending ? sort.slice(1) : sort, fieldOf);
  return column && (isDescending ? sql`${column} DESC` : column);
}

/**
 * The ids of one page of visible items, and the total. Payload's statement joins and sorts all items ever
 * published; this one scans the sort index only as far as the page. Returns null for unsupported conditions
 * or orders, and without an order.
 */
export async function listVisibleIds(
  payload: Payload,
  collection: ItemCollection,
  { locale, page, limit, sort, conditions }: VisibleIdsQuery,
): Promise<{ ids: number[]; total: number } | null> {
  const { flattenedFields } = payload.collections[collection].config;
  const fieldOf: FindField = (name) =>
    flattenedFields.find((field) => 'name' in field && field.name === name) as FlattenedField | undefined;
  const name = tableName(collection);
  const filters = conditions.flatMap((condition) => {
    return conditionOf(condition, () => tableOf(payload, `${name}_rels`), fieldOf) ?? [];
  });
  const order = sort.flatMap((one) => orderOf(one, fieldOf) ?? []);
  if (filters.length < conditions.length || order.length < sort.length || order.length === 0) return null;
  // Always two languages, even if equal: with a single one SQLite picks an index without titles.
  const visible = sql`FROM ${tableOf(payload, name)} item
    WHERE EXISTS (SELECT 1 FROM ${tableOf(payload, `${name}_locales`)} text
      WHERE text._parent_id = item.id AND text._locale IN (${locale}, ${DEFAULT_LOCALE}) AND ${VISIBLE_TEXT})`;
  const from = sql.join([visible, ...filters], sql` AND `);
  const rows = await readRows<{ id: number }>(
    payload,
    sql`SELECT item.id ${from} ORDER BY ${sql.join(order, sql`, `)} LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
  );
  const [count] = await readRows<{ total: number | string }>(payload, sql`SELECT COUNT(*) AS total ${from}`);
  return { ids: rows.map(({ id }) => id), total: Number(count?.total ?? 0) };
}
