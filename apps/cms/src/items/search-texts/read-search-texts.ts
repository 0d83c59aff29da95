import type { ItemCollection, Locale, SearchPlace, SearchText, SearchTextsResponse } from '@beranda/contract';
import type { Payload } from 'payload';
import { tagVersionIn } from '#cms/cache-tags/bump-tag-version.ts';
import { readRows, sql } from '#cms/database/sql.ts';

type Row = Pick<SearchText, 'slug' | 'language' | 'title' | 'summary' | 'headings' | 'body'> & {
  item: number;
  is_removed: boolean | number;
  search_words: string;
  /** SQLite returns JSON as text. */
  place: SearchPlace | string | null;
  published_at: string | null;
  found_from: string | null;
  found_until: string | null;
};

function textOf(collection: ItemCollection, row: Row): SearchText {
  const { body, headings, item, language, place, slug, summary, title } = row;
  return {
    key: `${collection}/${item}`,
    collection,
    slug,
    language,
    title,
    summary,
    headings,
    body,
    searchWords: row.search_words,
    place: typeof place === 'string' ? JSON.parse(place) : place,
    publishedAt: row.published_at,
    from: row.found_from,
    until: row.found_until,
  };
}

/** Items per page: a response with a whole large collection would block the back office for seconds. */
export const ITEMS_PER_PAGE = 200;

/**
 * A page of what changed in a collection for readers of a language after a version of its cache tag. A version that this
 * database does not have yet, as after a restored backup, counts as 0: the answer then has all, and a lower version.
 *
 * @param page.after the item of the previous page's end, 0 for the first page.
 */
export async function readSearchTexts(
  payload: Payload,
  page: { collection: ItemCollection; locale: Locale; since: number; after: number },
): Promise<SearchTextsResponse> {
  const { collection, locale, since, after } = page;
  // Before the rows: one committed in between is part of the next response, too.
  const version = await tagVersionIn(payload, collection);
  const readVersion = since > version ? 0 : since;
  const rows = await readRows<Row>(
    payload,
    sql`SELECT item, is_removed, slug, language, title, summary, headings, body, search_words, place, published_at, found_from,
          found_until
        FROM item_texts
        WHERE collection = ${collection} AND locale = ${locale} AND tag_version > ${readVersion} AND item > ${after}
        ORDER BY item LIMIT ${ITEMS_PER_PAGE}`,
  );
  const removed = rows.filter(({ is_removed }) => is_removed);
  return {
    version,
    changed: rows.flatMap((row) => (row.is_removed ? [] : [textOf(collection, row)])),
    removed: readVersion === 0 ? [] : removed.map(({ item }) => `${collection}/${item}`),
    next: rows.length < ITEMS_PER_PAGE ? null : Number(rows.at(-1)?.item),
  };
}
