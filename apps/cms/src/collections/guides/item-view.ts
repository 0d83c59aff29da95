import type { Shown } from '#cms/content/stored.ts';
import { visibleIn } from '#cms/content/visible.ts';
import { articlePictures, bodyOf } from '#cms/items/article-view.ts';
import { type ItemContext, type ItemView, listedInFull, summaryOf } from '#cms/items/item-view.ts';

/** Groups of guides in editorial order. */
export const guideGroupsView: ItemView<'guide-groups'> = {
  sort: ['order', 'id'],
  ...listedInFull(async () => (shown: Shown<'guide-groups'>) => {
    const { icon, summary } = shown.item;
    return { ...summaryOf(shown), summary, icon };
  }),
};

/** Loads the visible groups of all guides in one query. */
async function summaries(items: Shown<'guides'>[], { locale, payload }: ItemContext) {
  const { docs } = await payload.find({
    collection: 'guide-groups',
    depth: 0,
    overrideAccess: true,
    pagination: false,
    where: { and: [{ id: { in: items.map(({ item }) => item.group) } }, visibleIn(locale)] },
  });
  const slugs = new Map<number | null, string>(docs.map(({ id, slug }) => [id, slug]));
  return (shown: Shown<'guides'>) => {
    const { group, summary } = shown.item;
    return { ...summaryOf(shown), summary, group: slugs.get(group) ?? null };
  };
}

/** Guides in editorial order within their groups; `group` filters. */
export const guidesView: ItemView<'guides'> = {
  sort: ['order', 'id'],
  filters: { group: (value) => ({ 'group.slug': { equals: value } }) },
  summaries: async (items, context) => items.map(await summaries(items, context)),
  async detail(shown, context) {
    const summaryOfGuide = await summaries([shown], context);
    return { ...summaryOfGuide(shown), body: bodyOf(shown, await articlePictures(shown, context)) };
  },
};
