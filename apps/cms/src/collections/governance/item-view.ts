import type { GovernanceCategory } from '@beranda/contract';
import { fetchDocuments } from '#cms/content/document-file.ts';
import type { RichText } from '#cms/content/rich-text.ts';
import { type InEach, type Shown, type StoredItem, summaryOf, textIn } from '#cms/content/stored-item.ts';
import { articlePictures, bodyOf } from '#cms/items/article-view.ts';
import type { ItemView } from '#cms/items/item-view.ts';

type StoredPage = StoredItem & {
  summary?: InEach<string>;
  body?: InEach<RichText>;
  category?: GovernanceCategory | null;
  attachments?: unknown[] | null;
};

const governanceSummaryOf = (shown: Shown<StoredPage>) => ({
  ...summaryOf(shown),
  summary: textIn(shown.item.summary, shown.language),
  category: shown.item.category ?? ('bodies' as const),
});

/** Governance pages in editorial order within their categories. */
export const governanceView: ItemView<'governance', StoredPage> = {
  sort: ['order', 'id'],
  summaries: async (items) => items.map(governanceSummaryOf),
  async detail(shown, context) {
    const attachments = shown.item.attachments ?? [];
    const [pictures, documentOf] = await Promise.all([
      articlePictures(shown, context),
      fetchDocuments(context.payload, attachments, context.locale),
    ]);
    return {
      ...governanceSummaryOf(shown),
      body: bodyOf(shown, pictures),
      attachments: attachments.flatMap((id) => documentOf(id) ?? []),
    };
  },
};
