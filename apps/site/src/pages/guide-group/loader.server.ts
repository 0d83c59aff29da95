import { languageOf } from '#src/components/language-of.ts';
import { entriesAroundCurrent } from '#src/components/sidebar-list/entries-around-current.ts';
import type { SidebarData } from '#src/components/sidebar-list/sidebar-data.ts';
import type { Item } from '#src/content/items.ts';
import type { Loader } from '#src/content/loader-types.ts';
import { notFound } from '#src/content/page-error.ts';
import type { PaginatedList } from '#src/content/paginate.server.ts';
import { paginate } from '#src/content/paginate.server.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import type { Guide } from '#src/features/guides/guide-groups.ts';
import { groupUrl } from '#src/features/guides/guide-groups.ts';
import { groupQuery } from '#src/features/guides/guides-query.ts';
import { loadAllGuides } from '#src/features/guides/load-guides.server.ts';
import { messagesOf } from '#src/i18n/messages.ts';

export type GuideGroupPageData = {
  group: Item<'guide-groups'>;
  guides: PaginatedList<Guide>;
  isPreview: boolean;
  sidebar: SidebarData;
};

const ITEMS_PER_PAGE = 20;

export const load: Loader<GuideGroupPageData> = async (input) => {
  const { content, locale, parameters, pathname, previewToken } = input;
  const group = await content.item('guide-groups', locale, parameters.slug ?? '', previewToken);
  if (!group) throw notFound(pathname);
  const { groups, guides } = await loadAllGuides(content, locale);
  const { page } = readQuery(groupQuery, input);
  const texts = messagesOf(locale).guides;
  return {
    group,
    guides: paginate(
      guides.filter((guide) => guide.group === group.slug),
      { ...input, page },
      ITEMS_PER_PAGE,
    ),
    isPreview: previewToken !== undefined,
    sidebar: {
      title: texts.title,
      groups: [
        {
          items: [
            { text: texts.allGroups, url: '/about-us/guides' },
            ...entriesAroundCurrent(
              groups.map((one) => ({ text: one.title, url: groupUrl(one), lang: languageOf(one) })),
              groupUrl(group),
            ),
          ],
        },
      ],
    },
  };
};
