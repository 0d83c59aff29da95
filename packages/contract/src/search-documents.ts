import { z } from 'zod';
import { locale, period } from './content-parts.ts';
import { ITEM_COLLECTIONS, type ItemCollection } from './items/collections.ts';

/** Search document of an item: title, summary and location. */
const searchDocument = z.object({
  collection: z.enum(ITEM_COLLECTIONS as [ItemCollection, ...ItemCollection[]]),
  slug: z.string(),
  /** Language of its texts: the requested one, or Indonesian if untranslated. */
  language: locale,
  title: z.string(),
  summary: z.string(),
  publishedAt: z.iso.datetime().nullable(),
  ...period,
});
export type SearchDocument = z.infer<typeof searchDocument>;

/** All published items with a page, by collection, in list order. */
export const searchDocuments = z.object({ documents: z.array(searchDocument) });
export type SearchDocuments = z.infer<typeof searchDocuments>;
