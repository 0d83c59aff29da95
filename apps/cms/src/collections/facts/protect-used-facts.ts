import { SITE_FACT_KEYS } from '@beranda/contract';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { placeOf } from '#cms/items/reject-deletion-while-used.ts';
import { listFactUses } from './list-fact-uses.ts';

const namedByForms = (key: string): Bilingual =>
  bilingual(
    `“${key}” disebut di halaman formulir situs. Ubah nilainya; fakta ini sendiri harus tetap ada.`,
    `“${key}” is named on the site’s pages with a form. Change its value; the fact itself must stay.`,
  );

/** The sentence that names one use; null for a fact that is not in use. */
async function usageMessageOf(req: PayloadRequest, key: string): Promise<string | null> {
  if (SITE_FACT_KEYS.includes(key)) return inLanguageOf(req, namedByForms(key));
  const [use] = await listFactUses(req, key);
  if (!use) return null;
  const place: Bilingual = await placeOf(req, use);
  return inLanguageOf(
    req,
    bilingual(
      `“${key}” masih disebut di ${place.id}. Ganti dahulu teksnya di sana.`,
      `“${key}” is still named in ${place.en}. Change the text there first.`,
    ),
  );
}

export const rejectDeletionOfUsedFact: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const fact = await req.payload.findByID({ collection: 'facts', id, depth: 0, overrideAccess: true, req });
  const sentence = await usageMessageOf(req, fact.key);
  if (sentence) throw new APIError(sentence, 400, { collection: collection.slug }, true);
};

export const rejectRenamingUsedFact: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const isRenamed = originalDoc && data.key !== undefined && data.key !== originalDoc.key;
  const sentence = isRenamed ? await usageMessageOf(req, originalDoc.key) : null;
  if (!sentence) return data;
  const errors = [{ label: 'Key', message: sentence, path: 'key' }];
  throw new ValidationError({ collection: 'facts', errors, req }, req.t);
};
