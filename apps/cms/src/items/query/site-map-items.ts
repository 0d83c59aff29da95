import {
  ITEM_COLLECTIONS,
  type ItemCollection,
  itemCollectionOf,
  type Locale,
  type SiteMapItem,
  type SiteMapItems,
} from '@beranda/contract';
import type { Payload } from 'payload';
import { findShownText } from '#cms/content/multilingual.ts';
import { visibleItems } from './visible-items.ts';

async function listShownItems(
  payload: Payload,
  collection: ItemCollection,
  locale: Locale,
): Promise<SiteMapItem[]> {
  const texts = await visibleItems(payload, collection);
  return [...Map.groupBy(texts, ({ id }) => id).values()].flatMap((textsOfItem) => {
    const shown = findShownText(textsOfItem, locale);
    if (!shown) return [];
    const { slug, language, title, from, until } = shown;
    return [{ collection, slug, language, title, from, until }];
  });
}

/** All items that the site map lists, in a language. */
export async function siteMapItems(payload: Payload, locale: Locale): Promise<SiteMapItems> {
  const items: SiteMapItem[] = [];
  for (const collection of ITEM_COLLECTIONS) {
    const { base, shownOn } = itemCollectionOf(collection);
    // Notices are on the site map as pages of the site, not by version.
    if (collection === 'notices') continue;
    if (base ?? shownOn) items.push(...(await listShownItems(payload, collection, locale)));
  }
  return { items };
}
