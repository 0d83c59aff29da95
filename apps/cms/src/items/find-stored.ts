import type { CollectionSlug, PayloadRequest } from 'payload';
import type { StoredItem } from '#cms/content/stored-item.ts';

/** Reads the published item, ignoring drafts; null without an id or a stored item. */
export async function findStored<Item extends StoredItem>(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string | undefined,
): Promise<Item | null> {
  if (id === undefined) return null;
  return req.payload.db.findOne<Item>({
    collection,
    locale: 'all',
    req,
    where: { id: { equals: id } },
  });
}
