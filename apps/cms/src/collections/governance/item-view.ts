import { loadDocumentLookup } from '#cms/content/document-file.ts';
import type { Shown } from '#cms/content/stored.ts';
import { articlePictures, bodyOf } from '#cms/items/article-view.ts';
import { type ItemView, summaryOf } from '#cms/items/item-view.ts';

function governanceSummaryOf(shown: Shown<'governance'>) {
  const { category, summary } = shown.item;
  return { ...summaryOf(shown), summary, category };
}

/** Governance pages in editorial order within their categories. */
export const governanceView: ItemView<'governance'> = {
  sort: ['order', 'id'],
  search: { valueFields: ['category'] },
  summaries: async (items) => items.map(governanceSummaryOf),
  async detail(shown, context) {
    const { attachments } = shown.item;
    const [pictures, documentOf] = await Promise.all([
      articlePictures(shown, context),
      loadDocumentLookup(context.payload, attachments, context.locale),
    ]);
    return {
      ...governanceSummaryOf(shown),
      body: bodyOf(shown, pictures),
      attachments: attachments.flatMap((id) => documentOf(id) ?? []),
    };
  },
};
