import { loadDocumentLookup } from '#cms/content/document-file.ts';
import { listVisible } from '#cms/content/read-stored.ts';
import type { Shown } from '#cms/content/stored.ts';
import { type ItemContext, type ItemView, listedInFull, summaryOf } from '#cms/items/item-view.ts';

const HUNDREDTHS = 100;

/** Adds in hundredths to avoid floating-point errors: 5.10 + 2.05 + 1.60 is 8.75. */
function sum(...parts: number[]): number {
  return parts.reduce((total, part) => total + Math.round(part * HUNDREDTHS), 0) / HUNDREDTHS;
}

async function rates(items: Shown<'lending-rates'>[], { locale, payload }: ItemContext) {
  const files = items.map(({ item }) => item.file);
  const [segments, documents] = await Promise.all([
    listVisible(payload, 'lending-segments', locale, {}, ['order']),
    loadDocumentLookup(payload, files, locale),
  ]);
  return (shown: Shown<'lending-rates'>) => {
    const { file, validFrom } = shown.item;
    return {
      ...summaryOf(shown),
      validFrom,
      rates: segments.flatMap(({ item: { id, title }, language }) =>
        shown.item.rates
          .filter(({ segment }) => segment === id)
          .map(({ costOfFunds, overhead, margin }) => {
            const rate = sum(costOfFunds, overhead, margin);
            return { segment: title, language, costOfFunds, overhead, margin, rate };
          }),
      ),
      file: documents(file),
    };
  };
}

/** Prime lending rates, newest first. */
export const lendingRatesView: ItemView<'lending-rates'> = {
  sort: ['-validFrom', '-id'],
  ...listedInFull(rates),
};
