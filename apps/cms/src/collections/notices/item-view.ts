import { noticeKinds } from '@beranda/contract';
import type { Shown } from '#cms/content/stored.ts';
import { articlePictures, bodyOf } from '#cms/items/article-view.ts';
import { type ItemView, summaryOf } from '#cms/items/item-view.ts';

function noticeSummaryOf(shown: Shown<'notices'>) {
  const { kind, version, effectiveFrom } = shown.item;
  return { ...summaryOf(shown), kind, version, effectiveFrom };
}

/** Versions of notices, latest first, including future ones: the site selects by date. `kind` filters. */
export const noticesView: ItemView<'notices'> = {
  sort: ['-effectiveFrom', '-id'],
  search: { fromField: 'effectiveFrom', versionGroupField: 'kind', valueFields: ['version'] },
  filters: {
    kind: (value) =>
      (noticeKinds as readonly string[]).includes(value) ? { kind: { equals: value } } : null,
  },
  summaries: async (items) => items.map(noticeSummaryOf),
  async detail(shown, context) {
    const { summary } = shown.item;
    return { ...noticeSummaryOf(shown), summary, body: bodyOf(shown, await articlePictures(shown, context)) };
  },
};
