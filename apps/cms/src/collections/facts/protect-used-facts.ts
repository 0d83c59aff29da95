import { SITE_FACT_KEYS } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { type FactKind, type FactValue, valueOn } from '#cms/fields/facts/fact-kinds.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { labelOfUse } from '#cms/items/reject-deletion-while-used.ts';
import { lockReferences } from '#cms/saves/lock-references.ts';
import { listFactUses } from './list-fact-uses.ts';

/** Labels of the fields that are protected. */
export const factLabels = {
  key: bilingual('Kunci', 'Key'),
  kind: bilingual('Jenis', 'Kind'),
  values: bilingual('Nilai menurut masa berlaku', 'Values by period'),
};

const namedByForms = (key: string): Bilingual =>
  bilingual(
    `“${key}” disebut di halaman formulir atau kalkulator situs. Ubah nilainya; fakta ini sendiri harus tetap ada.`,
    `“${key}” is named on the site’s pages with a form or a calculator. Change its value; the fact itself must stay.`,
  );

type Uses = { includeDrafts?: boolean; includeForms?: boolean };

/**
 * Locks all references until the transaction ends, since a running save may be about to commit a text that names the fact.
 *
 * @returns the sentence that names one use; null for a fact that is not in use.
 */
async function lockAndDescribeUse(
  req: PayloadRequest,
  key: string,
  { includeDrafts = true, includeForms = true }: Uses = {},
): Promise<string | null> {
  await lockReferences(req);
  if (includeForms && SITE_FACT_KEYS.includes(key)) return inLanguageOf(req, namedByForms(key));
  const [use] = await listFactUses(req, key, { includeDrafts });
  if (!use) return null;
  const holder: Bilingual = await labelOfUse(req, use);
  return inLanguageOf(
    req,
    bilingual(
      `“${key}” masih disebut di ${holder.id}. Ganti dahulu teksnya di sana.`,
      `“${key}” is still named in ${holder.en}. Change the text there first.`,
    ),
  );
}

export const rejectDeletionOfUsedFact: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const fact = await req.payload.findByID({ collection: 'facts', id, depth: 0, overrideAccess: true, req });
  const sentence = await lockAndDescribeUse(req, fact.key);
  if (sentence) throw new APIError(sentence, 400, { collection: collection.slug }, true);
};

/** Kinds of one unit, which differ only in their format. */
const UNITS: Partial<Record<FactKind, string>> = {
  'money-in-words': 'money',
  'money-short': 'money',
  'percent-two-decimals': 'percent',
};
const unitOf = (kind: FactKind): string => UNITS[kind] ?? kind;

/**
 * Rejects another key of a fact in use, or a kind of another unit. Texts would show a gap where they ask for a format that the
 * new kind does not have, and calculators would compute with years as if they were percent. Pages with a form do not keep a
 * kind: a wrong one could never be corrected.
 */
export const rejectRedefiningUsedFact: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!originalDoc) return data;
  const isRenamed = data.key !== undefined && data.key !== originalDoc.key;
  const hasOtherUnit = data.kind !== undefined && unitOf(data.kind) !== unitOf(originalDoc.kind);
  if (!isRenamed && !hasOtherUnit) return data;
  const path = isRenamed ? 'key' : 'kind';
  const message = await lockAndDescribeUse(req, originalDoc.key, { includeForms: isRenamed });
  if (!message) return data;
  const errors = [{ label: inLanguageOf(req, factLabels[path]), message, path }];
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
  if (!originalDoc || !Array.isArray(data.values) || hasValue(data.values) || !hasValue(originalDoc.values))
    return data;
  if ((await lockAndDescribeUse(req, originalDoc.key, { includeDrafts: false })) === null) return data;
  const errors = [
    { label: inLanguageOf(req, factLabels.values), message: inLanguageOf(req, withoutValue), path: 'values' },
  ];
  throw new ValidationError({ collection: 'facts', errors, req }, req.t);
};
