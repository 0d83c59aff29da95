import type { ItemCollection } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import { sql, writeRows } from '#cms/database/sql.ts';
import { searchWordsOf } from './content/search-words/search-words.ts';

/** A demonstration item, in the fields of its collection; `en: null` means untranslated. */
export type ItemSeed = {
  /** Shared fields, including the slug, or the two parts of an address that make it. */
  fields: { [field: string]: unknown; publishedAt?: string };
  id: object;
  en: object | null;
  /** When its text was last changed; by default when it was published. */
  writtenOn?: string;
};

const addressOf = ({ slug, subType, type }: ItemSeed['fields']) => String(slug ?? `${type}/${subType}`);

/** Publishes one item in its languages; returns its id. */
export async function seedItem(
  req: PayloadRequest,
  collection: ItemCollection,
  { fields, id: indonesian, en: english, writtenOn = fields.publishedAt }: ItemSeed,
): Promise<number> {
  const searchWords = searchWordsOf(collection, addressOf(fields));
  const common = { req, collection, depth: 0, overrideAccess: true } as const;
  const { id } = await req.payload.create({
    ...common,
    locale: 'id',
    data: { ...fields, searchWords, ...indonesian, _status: 'published' } as never,
  });
  if (english)
    await req.payload.update({
      ...common,
      id,
      locale: 'en',
      publishSpecificLocale: 'en',
      data: { ...english, _status: 'published' } as never,
    });
  if (writtenOn)
    await writeRows(
      req,
      sql`UPDATE item_texts SET changed_at = ${new Date(writtenOn).toISOString()}
          WHERE collection = ${collection} AND item = ${id}`,
    );
  return id as number;
}
