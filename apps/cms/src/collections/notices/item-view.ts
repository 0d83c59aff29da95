import { type NoticeKind, noticeKinds } from '@beranda/contract';
import type { RichText } from '#cms/content/rich-text.ts';
import { type InEach, type Shown, type StoredItem, summaryOf, textIn } from '#cms/content/stored-item.ts';
import { articlePictures, bodyOf } from '#cms/items/article-view.ts';
import type { ItemView } from '#cms/items/item-view.ts';

type StoredNotice = StoredItem & {
  summary?: InEach<string>;
  body?: InEach<RichText>;
  kind?: NoticeKind | null;
  version?: string | null;
  effectiveFrom?: string | null;
};

const noticeSummaryOf = (shown: Shown<StoredNotice>) => {
  const { kind, version, effectiveFrom, updatedAt } = shown.item;
  return {
    ...summaryOf(shown),
    kind: kind ?? ('privacy' as const),
    // A draft may lack them.
    version: version || '0',
    effectiveFrom: effectiveFrom || new Date(updatedAt).toISOString().slice(0, 10),
  };
};

/** Versions of notices, latest first, including future ones: the site selects by date. `kind` filters. */
export const noticesView: ItemView<'notices', StoredNotice> = {
  sort: ['-effectiveFrom', '-id'],
  filters: {
    kind: (value) =>
      (noticeKinds as readonly string[]).includes(value) ? { kind: { equals: value } } : null,
  },
  summaries: async (items) => items.map(noticeSummaryOf),
  async detail(shown, context) {
    return {
      ...noticeSummaryOf(shown),
      summary: textIn(shown.item.summary, shown.language),
      body: bodyOf(shown, await articlePictures(shown, context)),
    };
  },
};
