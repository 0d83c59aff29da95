import type { ItemCollection } from '@beranda/contract';
import type { PayloadRequest } from 'payload';

/** A demonstration item, in the fields of its collection; `en: null` means untranslated. */
export type ItemSeed = {
  /** Shared fields, including the slug. */
  fields: object;
  id: object;
  en: object | null;
};

/** Publishes one item in its languages; returns its id. */
export async function seedItem(
  req: PayloadRequest,
  collection: ItemCollection,
  { fields, id: indonesian, en: english }: ItemSeed,
): Promise<number> {
  const common = { req, collection, depth: 0, overrideAccess: true } as const;
  const { id } = await req.payload.create({
    ...common,
    locale: 'id',
    data: { ...fields, ...indonesian, _status: 'published' } as never,
  });
  if (english)
    await req.payload.update({
      ...common,
      id,
      locale: 'en',
      publishSpecificLocale: 'en',
      data: { ...english, _status: 'published' } as never,
    });
  return id as number;
}
