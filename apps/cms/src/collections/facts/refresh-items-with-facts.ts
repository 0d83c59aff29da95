import { isDeepStrictEqual } from 'node:util';
import { ITEM_COLLECTIONS } from '@beranda/contract';
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { bumpTagVersion, lockItemTags } from '#cms/cache-tags/bump-tag-version.ts';
import { refreshSearchTexts } from '#cms/items/search-texts/store-search-texts.ts';
import { listFactUses } from './list-fact-uses.ts';

/**
 * Makes visitors and search see the present values of facts: bumps their tag, and stores the search texts of the items
 * that name them.
 */
export async function refreshItemsWithFacts(req: PayloadRequest, keys: readonly string[]): Promise<void> {
  await bumpTagVersion(req, 'facts');
  if (keys.length === 0) return;
  await lockItemTags(req);
  const uses = [];
  for (const key of keys) uses.push(...(await listFactUses(req, key, { includeDrafts: false })));
  for (const collection of ITEM_COLLECTIONS) {
    const itemIds = uses.filter(({ slug }) => slug === collection).map(({ id }) => Number(id));
    if (itemIds.length > 0) await refreshSearchTexts(req, collection, [...new Set(itemIds)]);
  }
}

/** In the transaction of the save. Looking for these items reads all texts, so only if they would be written differently. */
export const refreshAfterFactChange: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const isSame = isDeepStrictEqual([previousDoc.kind, previousDoc.values], [doc.kind, doc.values]);
  await refreshItemsWithFacts(req, operation === 'create' || isSame ? [] : [doc.key]);
};
