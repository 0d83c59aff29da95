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
import { isEverFound, type PeriodRow, periodColumns, periodOf } from './found-items.ts';

type Row = PeriodRow & { slug: string; updated_at: string | Date; locale: string };

/**
 * One statement per collection, since there may be ten thousand items. CROSS JOIN fixes SQLite's join order:
 * items by their time index, texts by index only.
 */
async function publishedOf(payload: Payload, collection: ItemCollection): Promise<PublishedItem[]> {
  const name = tableName(collection);
  const rows = await readRows<Row>(
    payload,
    sql`SELECT item.slug, item.updated_at, text._locale AS locale, ${periodColumns(payload, collection)}
     FROM ${tableOf(payload, name)} item CROSS JOIN ${tableOf(payload, `${name}_locales`)} text
     WHERE text._parent_id = item.id AND item.slug IS NOT NULL
       AND text._locale IN ${LOCALES} AND ${VISIBLE_TEXT}
     ORDER BY item.updated_at DESC, item.id DESC`,
  );
  return [...Map.groupBy(rows.filter(isEverFound), ({ slug }) => slug).values()].flatMap((published) => {
    const [first] = published;
    if (!first) return [];
    const languages = LOCALES.filter((language) => published.some(({ locale }) => locale === language));
    return [
      {
        slug: first.slug,
        languages,
        updatedAt: new Date(first.updated_at).toISOString(),
        ...periodOf(first),
      },
    ];
  });
}

/** All items with a public page, last changed first. */
export async function publishedItems(payload: Payload): Promise<PublishedItems> {
  const items: PublishedItems['items'] = {};
  for (const collection of ITEM_COLLECTIONS) {
    if (itemCollectionOf(collection).base) items[collection] = await publishedOf(payload, collection);
  }
  return { items };
}
