import { createHash } from 'node:crypto';
import { type ItemCollection, LOCALES, type Locale, type SearchText } from '@beranda/contract';
import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { bumpTagVersion, tagVersionIn } from '#cms/cache-tags/bump-tag-version.ts';
import { upsertRows } from '#cms/database/insert-rows.ts';
import { readRows, sql } from '#cms/database/sql.ts';
import { readNamedFacts } from '#cms/fields/facts/read-facts.ts';
import { itemViewOf } from '../item-view.ts';
import { readDocumentTexts } from './document-texts.ts';
import { endVersions } from './end-versions.ts';
import { type IndexedText, indexedTextOf, withDocuments } from './search-text-of.ts';

/** Increase it when texts are gathered differently: the next start then writes all of them again. */
export const SEARCH_TEXT_FORMAT = 3;

type StoredItem = { id: number; updatedAt: string; [field: string]: unknown };
type SearchTextEntry = { item: number; locale: Locale; indexed: IndexedText | null; versionGroup: unknown };

const COLUMNS = [
  'tagVersion',
  'format',
  'isRemoved',
  'slug',
  'language',
  'title',
  'summary',
  'headings',
  'body',
  'searchWords',
  'place',
  'publishedAt',
  'foundFrom',
  'foundUntil',
  'digest',
  'changedAt',
] as const;

type Row = Record<(typeof COLUMNS)[number], unknown>;

/** The columns of a text; those of a tombstone are empty. */
function columnsOf(text: SearchText | null): Omit<Row, 'tagVersion' | 'format' | keyof TextChange> {
  return {
    isRemoved: text === null,
    slug: text?.slug ?? '',
    language: text?.language ?? null,
    title: text?.title ?? '',
    summary: text?.summary ?? '',
    headings: text?.headings ?? '',
    body: text?.body ?? '',
    searchWords: text?.searchWords ?? '',
    place: text?.place ?? null,
    publishedAt: text?.publishedAt ?? null,
    foundFrom: text?.from ?? null,
    foundUntil: text?.until ?? null,
  };
}

/** The last change of an item's text: the digest that distinguishes it from any other save, and its time. */
type TextChange = { digest: string | null; changedAt: string | null };

type StoredChange = {
  item: number;
  locale: Locale;
  format: number;
  digest: string | null;
  changed_at: string | null;
};

function digestOfSearchText({ text }: IndexedText): string {
  const { body, headings, language, summary, title } = text;
  return createHash('sha256')
    .update(JSON.stringify([language, title, summary, headings, body]))
    .digest('base64url');
}

/**
 * Loads the stored digests and times of change. The returned function computes those to store with a text: `changedAt` is
 * the time of the save, but stays as it is if the text is equal, if only SEARCH_TEXT_FORMAT has changed, or if the item is
 * withdrawn (`indexed` is null).
 */
async function readTextChanges(req: PayloadRequest, collection: ItemCollection, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await readRows<StoredChange>(
          req,
          sql`SELECT item, locale, format, digest, changed_at FROM item_texts
              WHERE collection = ${collection} AND item IN ${ids}`,
        );
  const stored = new Map(rows.map((row) => [`${row.item} ${row.locale}`, row]));
  return ({ item, locale, indexed }: SearchTextEntry, savedAt: string | undefined): TextChange => {
    const before = stored.get(`${item} ${locale}`);
    const earlier = { digest: before?.digest ?? null, changedAt: before?.changed_at ?? null };
    if (!indexed) return earlier;
    const digest = digestOfSearchText(indexed);
    // With another format, a different digest does not mean that somebody edited the text.
    const isUnedited = before?.digest === digest || (before && Number(before.format) !== SEARCH_TEXT_FORMAT);
    if (isUnedited && earlier.changedAt) return { ...earlier, digest };
    return { digest, changedAt: savedAt ? new Date(savedAt).toISOString() : null };
  };
}

async function listStoredItems(
  req: PayloadRequest,
  collection: ItemCollection,
  ids: readonly number[] | null,
): Promise<StoredItem[]> {
  const { docs } = await req.payload.db.find<StoredItem>({
    collection,
    limit: 0,
    locale: 'all',
    pagination: false,
    req,
    ...(ids ? { where: { id: { in: [...ids] } } } : {}),
  });
  return docs;
}

/**
 * Stores the search texts of items as they are public now, in the request's transaction; of items that are not, a
 * tombstone. Bump the collection's cache tag before: that takes the lock by which the stored tag versions increase in the
 * order of commits, and by which a slower writer cannot replace a newer text.
 *
 * @throws Error when the request has no open transaction.
 */
export async function storeSearchTexts(
  req: PayloadRequest,
  collection: ItemCollection,
  ids: readonly number[],
): Promise<void> {
  const { versionGroupField } = itemViewOf(req.payload, collection).search ?? {};
  // A version that is added or withdrawn changes when the others end.
  const items = await listStoredItems(req, collection, versionGroupField === undefined ? ids : null);
  const found = new Map(items.map((item) => [item.id, item]));
  const facts = await readNamedFacts(req, items);
  const entries = [...new Set([...ids, ...found.keys()])].flatMap((id): SearchTextEntry[] => {
    const item = found.get(id);
    const indexedIn = (locale: Locale) =>
      item ? indexedTextOf(req.payload, collection, item, locale, facts) : null;
    return LOCALES.map((locale) => ({
      item: id,
      locale,
      indexed: indexedIn(locale),
      versionGroup: versionGroupField && item?.[versionGroupField],
    }));
  });
  if (versionGroupField !== undefined) endVersionsInPlace(entries);
  const textOfDocument = await readDocumentTexts(
    req,
    entries.flatMap(({ indexed }) => indexed?.documents ?? []),
  );
  const tagVersion = await tagVersionIn(req, collection);
  const changeOf = await readTextChanges(req, collection, [...new Set(entries.map(({ item }) => item))]);
  const rows = entries.map((entry) => {
    const { item, locale, indexed } = entry;
    return {
      collection,
      item,
      locale,
      tagVersion,
      format: SEARCH_TEXT_FORMAT,
      ...columnsOf(indexed && withDocuments(indexed, (id) => textOfDocument(id, indexed.text.language))),
      ...changeOf(entry, found.get(item)?.updatedAt),
    };
  });
  const by = ['collection', 'item', 'locale'];
  await upsertRows(req, 'item_texts', rows, { by, changes: COLUMNS });
}

/** Languages can have different versions: the English page falls back to the Indonesian ones. */
function endVersionsInPlace(entries: readonly SearchTextEntry[]): void {
  for (const locale of LOCALES)
    endVersions(
      entries.flatMap(({ indexed, versionGroup, ...entry }) =>
        indexed && entry.locale === locale ? [{ text: indexed.text, versionGroup }] : [],
      ),
    );
}

/** Removes a deleted item from the search, after its cache tag was bumped. */
export function removeSearchTexts(collection: ItemCollection): CollectionAfterDeleteHook {
  return async ({ id, req }) => storeSearchTexts(req, collection, [Number(id)]);
}

/** Stores the search texts of items that have not changed themselves, such as after a change of their documents. */
export async function refreshSearchTexts(
  req: PayloadRequest,
  collection: ItemCollection,
  ids: readonly number[],
): Promise<void> {
  await bumpTagVersion(req, collection);
  await storeSearchTexts(req, collection, ids);
}
