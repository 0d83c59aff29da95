import {
  ITEM_COLLECTIONS,
  type ItemCollection,
  itemCollectionOf,
  LOCALES,
  type PublishedItem,
  type PublishedItems,
} from '@beranda/contract';
import type { Payload } from 'payload';
import { VISIBLE_TEXT } from '#cms/content/visible.ts';
import { readRows, sql, tableName, tableOf } from '#cms/database/sql.ts';
import { isEverVisible, type PeriodRow, periodColumns, periodOf } from './visible-items.ts';

type Row = PeriodRow & { slug: string; updated_at: string | Date; locale: string };

/**
 * One statement per collection, since there may be ten thousand items. CROSS JOIN fixes SQLite's join order:
 * items by their time index, texts by index only.
 */
async function listPublished(payload: Payload, collection: ItemCollection): Promise<PublishedItem[]> {
  const name = tableName(collection);
  const rows = await readRows<Row>(
    payload,
    sql`SELECT item.slug, item.updated_at, text._locale AS locale, ${periodColumns(payload, collection)}
     FROM ${tableOf(payload, name)} item CROSS JOIN ${tableOf(payload, `${name}_locales`)} text
     WHERE text._parent_id = item.id AND item.slug IS NOT NULL
       AND text._locale IN ${LOCALES} AND ${VISIBLE_TEXT}
     ORDER BY item.updated_at DESC, item.id DESC`,
  );
  const items = new Map<string, PublishedItem>();
  for (const row of rows.filter(isEverVisible)) {
    const item = items.get(row.slug);
    const languages = LOCALES.filter((locale) => locale === row.locale || item?.languages.includes(locale));
    const updatedAt = new Date(row.updated_at).toISOString();
    items.set(row.slug, { slug: row.slug, languages, updatedAt, ...periodOf(row) });
  }
  return [...items.values()];
}

/** All items with a public page, last changed first. */
export async function publishedItems(payload: Payload): Promise<PublishedItems> {
  const items: PublishedItems['items'] = {};
  for (const collection of ITEM_COLLECTIONS) {
    if (itemCollectionOf(collection).base) items[collection] = await listPublished(payload, collection);
  }
  return { items };
}
