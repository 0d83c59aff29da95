import type { guideIcons } from '@beranda/contract';
import type { RichText } from '#cms/content/rich-text.ts';
import { type InEach, type Shown, type StoredItem, summaryOf, textIn } from '#cms/content/stored-item.ts';
import { visibleIn } from '#cms/content/visible.ts';
import { articlePictures, bodyOf } from '#cms/items/article-view.ts';
import type { ItemContext, ItemView } from '#cms/items/item-view.ts';

type StoredGroup = StoredItem & {
  summary?: InEach<string>;
  icon?: (typeof guideIcons)[number] | null;
};

type StoredGuide = StoredItem & { summary?: InEach<string>; body?: InEach<RichText>; group?: unknown };

const groupSummaryOf = (shown: Shown<StoredGroup>) => ({
  ...summaryOf(shown),
  summary: textIn(shown.item.summary, shown.language),
  icon: shown.item.icon ?? ('book' as const),
});

/** Groups of guides in editorial order. */
export const guideGroupsView: ItemView<'guide-groups', StoredGroup> = {
  sort: ['order', 'id'],
  summaries: async (items) => items.map(groupSummaryOf),
  detail: async (shown) => groupSummaryOf(shown),
};

/** Guides in editorial order within their groups; `group` filters. */
export const guidesView: ItemView<'guides', StoredGuide> = {
  sort: ['order', 'id'],
  filters: { group: (value) => ({ 'group.slug': { equals: value } }) },
  async summaries(items, context) {
    const groupOf = await groupSlugs(items, context);
    return items.map((shown) => guideSummaryOf(shown, groupOf));
  },
  async detail(shown, context) {
    return {
      ...guideSummaryOf(shown, await groupSlugs([shown], context)),
      body: bodyOf(shown, await articlePictures(shown, context)),
    };
  },
};

function guideSummaryOf(shown: Shown<StoredGuide>, groupOf: (guide: StoredGuide) => string | null) {
  const { item, language } = shown;
  return { ...summaryOf(shown), summary: textIn(item.summary, language), group: groupOf(item) };
}

/** The visible groups of all guides, in one query. */
async function groupSlugs(items: Shown<StoredGuide>[], { locale, payload }: ItemContext) {
  const { docs } = await payload.find({
    collection: 'guide-groups',
    depth: 0,
    overrideAccess: true,
    pagination: false,
    where: { and: [{ id: { in: items.map(({ item }) => item.group) } }, visibleIn(locale)] },
  });
  const slugs = new Map<unknown, string>(docs.map(({ id, slug }) => [id, slug]));
  return ({ group }: StoredGuide) => slugs.get(group) ?? null;
}
