import type { LendingRatesSummary, Locale } from '@beranda/contract';
import { type Documents, fetchDocuments } from '#cms/content/document-file.ts';
import {
  type InEach,
  languageOfText,
  type Shown,
  type StoredItem,
  summaryOf,
  textIn,
} from '#cms/content/stored-item.ts';
import type { ItemContext, ItemView } from '#cms/items/item-view.ts';

type StoredRow = {
  segment?: unknown;
  costOfFunds?: number | null;
  overhead?: number | null;
  margin?: number | null;
};
type StoredRates = StoredItem & {
  validFrom?: string | null;
  rates?: StoredRow[] | null;
  file?: unknown;
};

type Segment = { segment: string; language: Locale; order: number };
type Segments = (id: unknown) => Segment | undefined;

const HUNDREDTHS = 100;

/** Adds in hundredths to avoid floating-point errors: 5.10 + 2.05 + 1.60 is 8.75. */
function sum(...parts: number[]): number {
  return parts.reduce((total, part) => total + Math.round(part * HUNDREDTHS), 0) / HUNDREDTHS;
}

async function fetchSegments({ locale, payload }: ItemContext): Promise<Segments> {
  const { docs } = await payload.find({
    collection: 'lending-segments',
    locale: 'all',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  });
  const byId = new Map(
    docs.map(({ id, order, title }) => {
      const titles = title as unknown as InEach<string>;
      const language = languageOfText(titles, locale);
      return [id, { segment: textIn(titles, language), language, order }];
    }),
  );
  return (id) => byId.get(id as number);
}

function ratesOf(shown: Shown<StoredRates>, segments: Segments, documents: Documents): LendingRatesSummary {
  const { file, rates, updatedAt, validFrom } = shown.item;
  return {
    ...summaryOf(shown),
    validFrom: validFrom ?? updatedAt.slice(0, 10),
    rates: (rates ?? [])
      .flatMap(({ costOfFunds, margin, overhead, segment }) => {
        const known = segments(segment);
        if (!known) return [];
        const parts = { costOfFunds: costOfFunds ?? 0, overhead: overhead ?? 0, margin: margin ?? 0 };
        const rate = sum(...Object.values(parts));
        const { order, ...named } = known;
        return [{ order, shown: { ...named, ...parts, rate } }];
      })
      .sort((a, b) => a.order - b.order)
      .map((row) => row.shown),
    file: documents(file),
  };
}

async function allOf(items: Shown<StoredRates>[], context: ItemContext): Promise<LendingRatesSummary[]> {
  const segments = await fetchSegments(context);
  const documents = await fetchDocuments(
    context.payload,
    items.map(({ item }) => item.file),
    context.locale,
  );
  return items.map((shown) => ratesOf(shown, segments, documents));
}

/** Prime lending rates, newest first. */
export const lendingRatesView: ItemView<'lending-rates', StoredRates> = {
  sort: ['-validFrom', '-id'],
  summaries: allOf,
  async detail(shown, context) {
    const [rates] = await allOf([shown], context);
    if (!rates) throw new Error('Rates went missing.');
    return rates;
  },
};
