import { loadBlocks } from '#cms/blocks/content/blocks-content.ts';
import type { Shown } from '#cms/content/stored.ts';
import { withFigures } from '#cms/fields/figures/figure-references.ts';
import { type ItemView, summaryOf } from '#cms/items/item-view.ts';

const pageSummaryOf = (shown: Shown<'pages'>) => ({ ...summaryOf(shown), summary: shown.item.summary });

/** Pages in editorial order; `type` filters by the first part of the address. */
export const pagesView: ItemView<'pages'> = {
  sort: ['order', 'slug'],
  filters: { type: (value) => ({ type: { equals: value } }) },
  summaries: async (items) => items.map(pageSummaryOf),
  async detail(shown, context) {
    const { blocks, figures, id, layout } = shown.item;
    return {
      ...pageSummaryOf(shown),
      layout,
      blocks: await loadBlocks(withFigures(blocks, figures, shown.language), context, {
        collection: 'pages',
        id,
      }),
    };
  },
};
