import type { ItemCollection } from '@beranda/contract';
import type { PayloadRequest } from 'payload';

/** An item of the demonstration, in the fields of its collection; `en: null` means that it is not translated. */
export type ItemSeed = {
  /** Fields that are the same in both languages, the slug among them. */
  fields: object;
  id: object;
  en: object | null;
};

/** Writes one item, published in the languages that it has; answers its id. */
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
