import type { pageLayouts } from '@beranda/contract';
import { blocksOf, type StoredBlock } from '#cms/blocks/content/blocks-content.ts';
import { type InEach, type Shown, type StoredItem, summaryOf, textIn } from '#cms/content/stored-item.ts';
import { withFigures } from '#cms/fields/figures/figure-references.ts';
import type { Figure } from '#cms/fields/figures/format-figure.ts';
import type { ItemView } from '#cms/items/item-view.ts';

type StoredPage = StoredItem & {
  summary?: InEach<string>;
  layout?: (typeof pageLayouts)[number] | null;
  figures?: Figure[] | null;
  blocks?: InEach<StoredBlock[]>;
};

const pageSummaryOf = (shown: Shown<StoredPage>) => ({
  ...summaryOf(shown),
  summary: textIn(shown.item.summary, shown.language),
});

/** Pages in editorial order; `type` filters by the first part of the address. */
export const pagesView: ItemView<'pages', StoredPage> = {
  sort: ['order', 'slug'],
  filters: { type: (value) => ({ type: { equals: value } }) },
  async summaries(items) {
    return items.map(pageSummaryOf);
  },
  async detail(shown, context) {
    const { item, language } = shown;
    const blocks = withFigures(item.blocks?.[language], item.figures, language);
    return {
      ...pageSummaryOf(shown),
      layout: item.layout ?? 'with-sidebar',
      blocks: await blocksOf(blocks, context),
    };
  },
};
