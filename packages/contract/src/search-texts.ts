import { z } from 'zod';
import { locale, period } from './content-parts.ts';
import { ITEM_COLLECTIONS, type ItemCollection } from './items/collections.ts';
import { PROVINCE_CODES } from './provinces.ts';

/** Where a branch or an ATM is. */
const searchPlace = z.object({
  city: z.string(),
  province: z.enum(PROVINCE_CODES),
  /** Null where staff have not entered it. */
  district: z.string().nullable(),
  postalCode: z.string().nullable(),
});
export type SearchPlace = z.infer<typeof searchPlace>;

/** Everything readable of an item in one language, as plain text, for the search index. */
export const searchText = z.object({
  /** Identifies the item across changes of its slug: collection and id, such as `news/12`. */
  key: z.string().min(1),
  collection: z.enum(ITEM_COLLECTIONS as [ItemCollection, ...ItemCollection[]]),
  slug: z.string(),
  /** Language of its texts: the requested one, or Indonesian if untranslated. */
  language: locale,
  title: z.string(),
  summary: z.string(),
  /** Headings within the item, one per line. */
  headings: z.string(),
  /** All other text: paragraphs, tables, cards, questions, services, and the text of its documents. */
  body: z.string(),
  /** Words of customers for it, of both languages, with commas between them. */
  searchWords: z.string(),
  /** Set for branches and ATMs. */
  place: searchPlace.nullable(),
  publishedAt: z.iso.datetime().nullable(),
  ...period,
});
export type SearchText = z.infer<typeof searchText>;

/**
 * A page of the items of one collection whose search text changed after a version of the collection's cache tag, and of
 * those that are no longer public. Version 0 returns all.
 */
export const searchTextsResponse = z.object({
  /** Version of the collection's cache tag that the page includes. The next `since` is the version of the first page. */
  version: z.int().nonnegative(),
  changed: z.array(searchText),
  /** Keys of items that are not public any more. */
  removed: z.array(z.string()),
  /** What to send as `after` for the next page; null on the last one. */
  next: z.int().nullable(),
});
export type SearchTextsResponse = z.infer<typeof searchTextsResponse>;
