import type { CollectionSlug, PayloadRequest } from 'payload';
import type { StoredItem } from '#cms/content/stored-item.ts';

/** The item as visitors have it, whatever stands in its drafts; null while it has no id or is not stored. */
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
