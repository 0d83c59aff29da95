import { DEFAULT_LOCALE } from '@beranda/contract';
import type { PayloadRequest, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import type { StoredFact } from '#cms/fields/facts/read-facts.ts';
import { bilingual, inLanguageOf, isRequiredIn } from '#cms/i18n/bilingual.ts';

const indonesianFirst = bilingual(
  'Masa berlaku ini belum punya teks bahasa Indonesia, yang juga tampil di halaman bahasa Inggris bila terjemahannya kosong. Buka formulir bahasa Indonesia dan isi dahulu di sana.',
  'This period has no Indonesian text yet, which English pages show, too, where there is no translation. Open the Indonesian form and enter it there first.',
);

type StoredRow = StoredFact['values'][number] & { id?: unknown };

/** Whether a stored period has a text in Indonesian. */
async function hasIndonesianText(req: PayloadRequest, fact: unknown, row: unknown): Promise<boolean> {
  if (fact === undefined || row === undefined) return false;
  const stored = await req.payload.db.findOne<StoredFact>({
    collection: 'facts',
    where: { id: { equals: fact } },
    req,
  });
  const rows: readonly StoredRow[] = stored?.values ?? [];
  return Boolean(rows.find(({ id }) => id === row)?.text?.[DEFAULT_LOCALE]?.trim());
}

/** The text in Indonesian: of all languages at once it is an object. */
const inIndonesian = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[DEFAULT_LOCALE] : value;

/**
 * Requires the Indonesian text of each period of a fact that is a text: pages in both languages show it, and would have a
 * gap. A save in English cannot bring it, so the stored one counts, and a period that has none is rejected.
 */
export const requireIndonesianText: TextFieldSingleValidation = async (value, options) => {
  const { data, id, req, siblingData } = options;
  if ((data as { kind?: unknown }).kind !== 'text') return true;
  if (!isRequiredIn(req.locale)) {
    const { id: row } = siblingData as { id?: unknown };
    if (!(await hasIndonesianText(req, id, row))) return inLanguageOf(req, indonesianFirst);
    return text(value, options);
  }
  const written = inIndonesian(value);
  if (typeof written !== 'string' || written.trim() === '') return req.t('validation:required');
  return typeof value === 'string' ? text(value, options) : true;
};
