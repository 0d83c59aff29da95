import { SITE_FACT_KEYS } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { type FactValue, valueOn } from '#cms/fields/facts/fact-kinds.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { placeOf } from '#cms/items/reject-deletion-while-used.ts';
import { lockReferences } from '#cms/saves/lock-references.ts';
import { listFactUses } from './list-fact-uses.ts';

/** Labels of the fields that are protected. */
export const factLabels = {
  key: bilingual('Kunci', 'Key'),
  values: bilingual('Nilai menurut masa berlaku', 'Values by period'),
};

const namedByForms = (key: string): Bilingual =>
  bilingual(
    `“${key}” disebut di halaman formulir situs. Ubah nilainya; fakta ini sendiri harus tetap ada.`,
    `“${key}” is named on the site’s pages with a form. Change its value; the fact itself must stay.`,
  );

/**
 * The sentence that names one use; null for a fact that is not in use. Locks before it looks: a running save may be about to
 * commit a text that names the fact.
 */
async function usageMessageOf(req: PayloadRequest, key: string, withDrafts = true): Promise<string | null> {
  await lockReferences(req);
  if (SITE_FACT_KEYS.includes(key)) return inLanguageOf(req, namedByForms(key));
  const [use] = await listFactUses(req, key, { withDrafts });
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
  const errors = [{ label: inLanguageOf(req, factLabels.key), message: sentence, path: 'key' }];
  throw new ValidationError({ collection: 'facts', errors, req }, req.t);
};

const withoutValue = bilingual(
  'Teks di situs menyebut fakta ini, jadi ia membutuhkan nilai yang berlaku hari ini. Tambahkan nilai baru dengan tanggal mulainya; biarkan yang sekarang sampai hari itu.',
  'Texts of the site name this fact, so it needs a value that is valid today. Add the new value with the day on which it begins; leave the present one until then.',
);

/** Rejects a save that leaves a fact without a value today where visitors read it now: pages would show a gap at once. */
export const rejectEmptyingUsedFact: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const today = jakartaDate(Date.now());
  const hasValue = (values: readonly FactValue[] | undefined) =>
    valueOn({ values: values ?? [] }, today) !== null;
  if (!originalDoc || !data.values || hasValue(data.values) || !hasValue(originalDoc.values)) return data;
  if ((await usageMessageOf(req, originalDoc.key, false)) === null) return data;
  const errors = [
    { label: inLanguageOf(req, factLabels.values), message: inLanguageOf(req, withoutValue), path: 'values' },
  ];
  throw new ValidationError({ collection: 'facts', errors, req }, req.t);
};
