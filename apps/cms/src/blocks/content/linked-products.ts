import type { CalculatorOffer, Locale } from '@beranda/contract';
import type { Payload } from 'payload';
import { shownFor } from '#cms/content/read-stored.ts';
import type { Stored } from '#cms/content/stored.ts';
import { asStored } from '#cms/content/visible.ts';

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

export type LinkedProducts = (id: number | null) => LinkedProduct | null;

/** Maps a product's calculator; null if it has none. */
export function offerOf(calculator: Stored<'products'>['calculator']): CalculatorOffer | null {
  const { kind, loan, annualRatePercent, system } = calculator;
  return kind && { kind, loan: loan || null, annualRatePercent, system };
}

/** Maps a link; null if incomplete. */
export function actionOf({ text, url }: { text: string; url: string }) {
  return text && url ? { text, url } : null;
}

/** Loads many products in one query; returns a look-up by id, null for invisible ones. */
export async function fetchLinkedProducts(
  payload: Payload,
  ids: Iterable<number | null>,
  locale: Locale,
): Promise<LinkedProducts> {
  const uniqueIds = [...new Set(ids)].filter((id) => id !== null);
  if (uniqueIds.length === 0) return () => null;
  const { docs } = await payload.find({
    ...asStored,
    collection: 'products',
    pagination: false,
    where: { id: { in: uniqueIds } },
  });
  const byId = new Map<number | null, LinkedProduct>();
  for (const document of docs) {
    const shown = shownFor(payload, 'products', document, locale);
    if (!shown) continue;
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
