import { z } from 'zod';
import { locale, period } from './content-parts.ts';
import { ITEM_COLLECTIONS, type ItemCollection } from './items/collections.ts';

/** What a visitor can find of an item: what it is called, what it is about, where it stands. */
export const searchDocument = z.object({
  collection: z.enum(ITEM_COLLECTIONS as [ItemCollection, ...ItemCollection[]]),
  slug: z.string(),
  /** The language that its texts are in: the asked one, or Indonesian where there is no translation. */
  language: locale,
  title: z.string(),
  summary: z.string(),
  publishedAt: z.iso.datetime().nullable(),
  ...period,
});
export type SearchDocument = z.infer<typeof searchDocument>;

/** Every published item that stands on a page, collection by collection, each in the order of its list. */
export const searchDocuments = z.object({ documents: z.array(searchDocument) });
export type SearchDocuments = z.infer<typeof searchDocuments>;
