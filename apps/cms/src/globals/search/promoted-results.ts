import {
  ITEM_COLLECTIONS,
  type ItemCollection,
  type Locale,
  type PromotedResult,
  pathOfItem,
} from '@beranda/contract';
import type { Payload } from 'payload';
import { wordsIn } from '#cms/collections/synonyms/word-list.ts';
import { findShownText } from '#cms/content/multilingual.ts';
import type { Stored } from '#cms/content/stored.ts';
import { type VisibleItem, visibleItems } from '#cms/items/query/visible-items.ts';

type Row = Stored<'search'>['promoted'][number];

/** The visible items of the collections that some rows refer to, by collection and id; one for each language. */
async function listVisibleItems(payload: Payload, rows: readonly Row[]): Promise<Map<string, VisibleItem[]>> {
  const items = new Map<string, VisibleItem[]>();
  const referred = new Set<string>(rows.flatMap(({ item }) => item?.relationTo ?? []));
  for (const collection of ITEM_COLLECTIONS.filter((slug) => referred.has(slug)))
    for (const text of await visibleItems(payload, collection)) {
      const key = `${collection} ${text.id}`;
      items.set(key, [...(items.get(key) ?? []), text]);
    }
  return items;
}

/**
 * Promoted results of a language, from rows without language fallback. Leaves out items that are not public, and
 * pages without a title in that language.
 */
export async function promotedResults(
  payload: Payload,
  rows: readonly Row[],
  locale: Locale,
): Promise<PromotedResult[]> {
  const items = await listVisibleItems(payload, rows);
  return rows.flatMap(({ item, path, queries, ...own }) => {
    const common = { queries: wordsIn(queries), text: own.text.trim() };
    const ownTitle = own.title.trim();
    if (!item?.relationTo || item.value === null)
      return path && ownTitle ? [{ ...common, path, title: ownTitle, from: null, until: null }] : [];
    const target = findShownText(items.get(`${item.relationTo} ${item.value}`) ?? [], locale);
    if (!target) return [];
    const { from, slug, title, until } = target;
    const targetPath = pathOfItem(item.relationTo as ItemCollection, slug);
    return [{ ...common, path: targetPath, title: ownTitle || title, from, until }];
  });
}
