import type { CollectionSlug, PayloadRequest } from 'payload';
import type { MultilingualItem } from '#cms/content/multilingual.ts';

/** Reads the stored row of an item, its public state, ignoring drafts; null without an id or a row. */
export async function findStored<Item extends MultilingualItem = MultilingualItem>(
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
