import type { CalculatorOffer, calculatorKinds, InterestSystem, Locale } from '@beranda/contract';
import type { Payload } from 'payload';
import {
  type InEach,
  languageFor,
  publishedLanguages,
  type StoredItem,
  textIn,
} from '#cms/content/stored-item.ts';

type StoredCalculator = {
  kind?: (typeof calculatorKinds)[number] | null;
  loan?: string | null;
  annualRatePercent?: number | null;
  system?: InterestSystem | null;
};

type StoredAction = { text?: InEach<string>; url?: InEach<string> };

type StoredProduct = StoredItem & {
  tagline?: InEach<string>;
  calculator?: StoredCalculator | null;
  action?: StoredAction | null;
};

/** The data of a product referenced in a block. */
export type LinkedProduct = {
  name: string;
  tagline: string;
  url: string;
  /** The language of its texts. */
  language: Locale;
  action: { text: string; url: string } | null;
  offer: CalculatorOffer | null;
};

export type LinkedProducts = (id: unknown) => LinkedProduct | null;

/** Maps a product's calculator; null if it has none. */
export function offerOf(calculator: StoredCalculator | null | undefined): CalculatorOffer | null {
  if (!calculator?.kind) return null;
  const { kind, loan, annualRatePercent, system } = calculator;
  return {
    kind,
    loan: loan || null,
    annualRatePercent: annualRatePercent ?? null,
    system: system ?? null,
  };
}

/** Maps a link in one language; null if incomplete. */
export function actionIn(action: StoredAction | null | undefined, language: Locale) {
  const text = textIn(action?.text, language);
  const url = textIn(action?.url, language);
  return text && url ? { text, url } : null;
}

/** Loads many products in one query; returns a look-up by id, null for invisible ones. */
export async function fetchLinkedProducts(
  payload: Payload,
  ids: Iterable<unknown>,
  locale: Locale,
): Promise<LinkedProducts> {
  const uniqueIds = [...new Set(ids)].filter((id) => typeof id === 'number');
  if (uniqueIds.length === 0) return () => null;
  const { docs } = await payload.find({
    collection: 'products',
    depth: 0,
    limit: uniqueIds.length,
    locale: 'all',
    overrideAccess: true,
    pagination: false,
    where: { id: { in: uniqueIds } },
  });
  const byId = new Map<unknown, LinkedProduct>();
  for (const product of docs as unknown as StoredProduct[]) {
    const language = languageFor(publishedLanguages(product), locale);
    if (!language) continue;
    byId.set(product.id, {
      language,
      name: textIn(product.title, language),
      tagline: textIn(product.tagline, language),
      url: `/${product.slug}`,
      action: actionIn(product.action, language),
      offer: offerOf(product.calculator),
    });
  }
  return (id) => byId.get(id) ?? null;
}
