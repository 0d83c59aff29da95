import { setImmediate } from 'node:timers/promises';
import { ITEM_COLLECTIONS } from '@beranda/contract';
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { lockItemTags } from '#cms/cache-tags/bump-tag-version.ts';
import { listUses } from '#cms/links/find-use.ts';
import { refreshSearchTexts } from './store-search-texts.ts';

/** Stores the search texts of all public items that offer one of these documents, in the request's transaction. */
export async function refreshItemsWithDocuments(req: PayloadRequest, ids: readonly number[]): Promise<void> {
  await lockItemTags(req);
  const uses = [];
  for (const id of ids) {
    uses.push(...(await listUses(req, { slug: 'documents', id })));
    // Yields to the event loop, since SQLite's driver is synchronous.
    await setImmediate();
  }
  for (const collection of ITEM_COLLECTIONS) {
    const itemIds = uses.filter((use) => use.slug === collection && !use.isDraft).map(({ id }) => Number(id));
    if (itemIds.length > 0) await refreshSearchTexts(req, collection, [...new Set(itemIds)]);
  }
}

/** After a change of a document, such as its title. A new file follows when its text is read. */
export const refreshAfterDocumentChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') await refreshItemsWithDocuments(req, [doc.id]);
};
