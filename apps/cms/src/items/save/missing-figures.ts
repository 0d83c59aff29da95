import type { Locale } from '@beranda/contract';
import { APIError, type FlattenedField, type PayloadRequest } from 'payload';
import { namedIn } from '#cms/fields/figures/figures-field.ts';
import type { Figure } from '#cms/fields/figures/format-figure.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { findStored } from '../find-stored.ts';
import type { Item, ItemState } from './save-action.ts';
import { findDraft, isSharedUnchanged, type ScheduledPublication } from './scheduled-content.ts';
import { mergeLanguages } from './shared-fields.ts';

/** A publication of one language, which leaves shared fields as they are public, names figures of the draft alone. */
export class MissingFiguresError extends APIError {
  // Explicit, because bundlers minify class names.
  override name = 'MissingFiguresError';
  readonly text: Bilingual;

  constructor(req: PayloadRequest, figures: readonly string[]) {
    const names = figures.map((name) => `{${name}}`).join(', ');
    const text = bilingual(
      `Belum dijadwalkan: teksnya menyebut ${names}, yang belum terbit di “Angka bersama”. Jadwal satu bahasa tidak ikut menerbitkan isian bersama. Jadwalkan semua bahasa, atau terbitkan dahulu angkanya.`,
      `Not scheduled: the text names ${names}, not public among the “Shared figures”. A schedule of one language does not publish shared fields. Schedule all languages, or publish the figures first.`,
    );
    super(inLanguageOf(req, text), 400, undefined, true);
    this.text = text;
  }
}

/** The names of the figures that have a value. */
const namesOfFigures = ({ figures }: Item) =>
  new Set(
    ((figures ?? []) as Figure[])
      .filter(({ amount, day, kind }) => (kind === 'date' ? Boolean(day) : typeof amount === 'number'))
      .map(({ name }) => name),
  );

/**
 * The figures that visitors would miss if the texts of a language were published without the shared fields: those that only
 * the draft has. The validation sees them there.
 */
export function missingFigures(
  fields: readonly FlattenedField[],
  { draft, publicState }: ItemState,
  locale: Locale,
): string[] {
  const texts = { id: publicState, en: publicState, [locale]: draft };
  const { figures: _, ...published } = mergeLanguages(fields, publicState, texts);
  const [inPublic, inDraft] = [namesOfFigures(publicState), namesOfFigures(draft)];
  const named = new Set(namedIn(published, locale));
  return [...named].filter((name) => inDraft.has(name) && !inPublic.has(name));
}

/** The same of a scheduled publication, as it would be now. */
export async function missingFiguresOf(
  req: PayloadRequest,
  publication: Pick<ScheduledPublication, 'doc' | 'locale'>,
): Promise<string[]> {
  const { doc, locale } = publication;
  if (!locale || !(await isSharedUnchanged(req, publication))) return [];
  const publicState = await findStored<Item>(req, doc.relationTo, doc.value);
  const draft = await findDraft(req, publication);
  if (!publicState || !draft) return [];
  const { flattenedFields } = req.payload.collections[doc.relationTo].config;
  return missingFigures(flattenedFields, { draft, publicState }, locale);
}
