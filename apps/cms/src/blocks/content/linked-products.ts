import type { CalculatorPreset, Locale } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import type { Payload } from 'payload';
import { visibleFor } from '#cms/content/read-stored.ts';
import type { Stored } from '#cms/content/stored.ts';
import { STORED_READ_OPTIONS } from '#cms/content/visible.ts';
import { amountOf } from '#cms/fields/facts/fact-field.ts';
import { readNamedFacts } from '#cms/fields/facts/read-facts.ts';

/** The data of a product referenced in a block. */
type LinkedProduct = {
  name: string;
  tagline: string;
  url: string;
  /** The language of its texts. */
  language: Locale;
  action: { text: string; url: string } | null;
  offer: CalculatorPreset | null;
};

export type LinkedProductLookup = (id: number | null) => LinkedProduct | null;

type StoredCalculator = Stored<'products'>['calculator'];

/** Maps the calculators of products, null if there is none. Reads facts only if one of them names any. */
export async function offerMapper(
  payload: Payload,
  calculators: readonly StoredCalculator[],
): Promise<(calculator: StoredCalculator) => CalculatorPreset | null> {
  const facts = await readNamedFacts(payload, calculators);
  const today = jakartaDate(Date.now());
  return ({ annualRatePercent, kind, loan, rate, system }) => {
    const percent = rate ? amountOf(rate, facts, today) : annualRatePercent;
    return kind && { kind, loan: loan || null, annualRatePercent: percent, system };
  };
}

/** Maps a link; null if incomplete. */
export function actionOf({ text, url }: { text: string; url: string }) {
  return text && url ? { text, url } : null;
}

/** Loads many products in one query; returns a look-up by id, null for invisible ones. */
export async function loadLinkedProductLookup(
  payload: Payload,
  ids: Iterable<number | null>,
  locale: Locale,
): Promise<LinkedProductLookup> {
  const uniqueIds = [...new Set(ids)].filter((id) => id !== null);
  if (uniqueIds.length === 0) return () => null;
  const { docs } = await payload.find({
    ...STORED_READ_OPTIONS,
    collection: 'products',
    pagination: false,
    where: { id: { in: uniqueIds } },
  });
  const byId = new Map<number | null, LinkedProduct>();
  const all = docs.flatMap((document) => visibleFor(payload, 'products', document, locale) ?? []);
  const offerOf = await offerMapper(
    payload,
    all.map(({ item }) => item.calculator),
  );
  for (const shown of all) {
    const { action, calculator, id, slug, tagline, title } = shown.item;
    byId.set(id, {
      language: shown.language,
      name: title,
      tagline,
      url: `/${slug}`,
      action: actionOf(action),
      offer: offerOf(calculator),
    });
  }
  return (id) => byId.get(id) ?? null;
}
