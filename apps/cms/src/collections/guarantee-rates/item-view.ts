import type { Shown } from '#cms/content/stored.ts';
import { type ItemView, listedInFull, summaryOf } from '#cms/items/item-view.ts';

/** Guaranteed deposit rates, newest period first. */
export const guaranteeRatesView: ItemView<'guarantee-rates'> = {
  sort: ['-validFrom', '-id'],
  ...listedInFull(async () => (shown: Shown<'guarantee-rates'>) => {
    const { foreign, isExample, rupiah, rural, validFrom, validTo } = shown.item;
    return { ...summaryOf(shown), validFrom, validTo, rupiah, foreign, rural, isExample: Boolean(isExample) };
  }),
};
