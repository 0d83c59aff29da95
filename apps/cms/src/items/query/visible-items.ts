import type { ItemCollection, Locale } from '@beranda/contract';
import type { FlattenedField, Payload } from 'payload';
import { VISIBLE_TEXT } from '#cms/content/visible.ts';
import { columnName, readRows, type SQL, sql, tableName, tableOf } from '#cms/database/sql.ts';
import { itemViewOf } from '../item-view.ts';

type Time = string | Date | null;

/** An item in a language in which it is visible now or later, as the database returns it. */
export type VisibleItem = {
  id: number;
  slug: string;
  language: Locale;
  title: string;
  /** The visibility period; null means unbounded. */
  from: string | null;
  until: string | null;
};

type Row = PeriodRow & Pick<VisibleItem, 'id' | 'slug' | 'language' | 'title'>;

/** The visibility columns selected by `periodColumns`. */
export type PeriodRow = { visible_from: Time; visible_until: Time; is_visible: unknown };

const PLAIN = ['text', 'date', 'number', 'select', 'checkbox'];

/** The SQL column of a field in the statement below; undefined if the field is not a plain value. */
function columnOf(fields: FlattenedField[], name: string): SQL | undefined {
  const column = sql.identifier(columnName(name));
  if (['id', 'updatedAt'].includes(name)) return sql`item.${column}`;
  const field = fields.find((candidate) => candidate.name === name);
  if (!field || !PLAIN.includes(field.type)) return undefined;
  const isLocalized = 'localized' in field && field.localized;
  return isLocalized ? sql`text.${column}` : sql`item.${column}`;
}

/** Normalizes a stored time to ISO text. A date means its beginning or its end, at midnight in Jakarta. */
export function toTime(value: Time, of: 'beginning' | 'end'): string | null {
  if (value === null || value === '') return null;
  const isDay = typeof value === 'string' && value.length === 10;
  const midnight = of === 'beginning' ? '00:00' : '24:00';
  return new Date(isDay ? `${value}T${midnight}:00+07:00` : value).toISOString();
}

/** The SELECT columns of the visibility period, with the aliases `item` and `text`. */
export function periodColumns(payload: Payload, collection: ItemCollection): SQL {
  const { search: settings = {} } = itemViewOf(payload, collection);
  const { flattenedFields } = payload.collections[collection].config;
  const column = (field: string | undefined, defaultColumn = sql`NULL`) =>
    (field && columnOf(flattenedFields, field)) ?? defaultColumn;
  return sql`${column(settings.fromField)} AS visible_from, ${column(settings.untilField)} AS visible_until,
    ${column(settings.conditionField, sql`1`)} AS is_visible`;
}

/** Whether an item can be visible at any time. */
export const isEverVisible = ({ is_visible }: PeriodRow) => Boolean(is_visible);

/** The visibility period of a row. */
export function periodOf(row: PeriodRow) {
  return { from: toTime(row.visible_from, 'beginning'), until: toTime(row.visible_until, 'end') };
}

/**
 * All items of a collection that are visible now or later, in list order, one entry per language. Uses a
 * single statement because there may be ten thousand items.
 */
export async function visibleItems(payload: Payload, collection: ItemCollection): Promise<VisibleItem[]> {
  const { sort } = itemViewOf(payload, collection);
  const { flattenedFields } = payload.collections[collection].config;
  const name = tableName(collection);
  const order = sort.flatMap((entry) => {
    const sorted = columnOf(flattenedFields, entry.replace(/^-/, ''));
    return sorted ? [entry.startsWith('-') ? sql`${sorted} DESC` : sorted] : [];
  });
  const rows = await readRows<Row>(
    payload,
    sql`SELECT item.id, item.slug, text._locale AS language, text.title,
       ${periodColumns(payload, collection)}
     FROM ${tableOf(payload, name)} item JOIN ${tableOf(payload, `${name}_locales`)} text ON text._parent_id = item.id
     WHERE item.slug IS NOT NULL AND ${VISIBLE_TEXT}
     ORDER BY ${sql.join([...order, sql`item.id DESC`], sql`, `)}`,
  );
  return rows.filter(isEverVisible).map(({ id, slug, language, title, ...times }) => ({
    id,
    slug,
    language,
    title,
    ...periodOf(times),
  }));
}
