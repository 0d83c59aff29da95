import { z } from 'zod';
import { locale, period } from './content-parts.ts';
import { ITEM_COLLECTIONS, type ItemCollection } from './items/collections.ts';

/** An item as the site map lists it. */
const siteMapItem = z.object({
  collection: z.enum(ITEM_COLLECTIONS as [ItemCollection, ...ItemCollection[]]),
  slug: z.string(),
  /** Language of the title: the requested one, or Indonesian if untranslated. */
  language: locale,
  title: z.string(),
  ...period,
});
export type SiteMapItem = z.infer<typeof siteMapItem>;

/** All published items with a page, by collection, in list order. */
export const siteMapItems = z.object({ items: z.array(siteMapItem) });
export type SiteMapItems = z.infer<typeof siteMapItems>;
