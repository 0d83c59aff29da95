import type { Loader } from '#src/content/loading.ts';
import { partOfList } from '#src/content/part-of-list.server.ts';
import { messagesOf } from '#src/i18n/messages.ts';
import { notFound } from '#src/shell/page-error.ts';
import { loadAllGuides } from '#src/widgets/guides/load-guides.server.ts';
import { groupUrl } from '#src/widgets/guides/shelves.ts';
import { languageOf } from '#src/widgets/language-of.ts';
import { entriesAround } from '#src/widgets/sidebar-list/entries-around.ts';
import type { GuideGroupPageData } from './page.tsx';

const ITEMS_PER_PAGE = 20;

export const loadGuideGroup: Loader<GuideGroupPageData> = async (input) => {
  const { content, locale, parameters, pathname, previewToken } = input;
  const group = await content.item('guide-groups', locale, parameters.slug ?? '', previewToken);
  if (!group) throw notFound(pathname);
  const { groups, guides } = await loadAllGuides(content, locale);
  const texts = messagesOf(locale).guides;
  return {
    group,
    guides: partOfList(
      guides.filter((guide) => guide.group === group.slug),
      input,
      ITEMS_PER_PAGE,
    ),
    isPreview: previewToken !== undefined,
    sidebar: {
      title: texts.title,
      groups: [
        {
          items: [
            { text: texts.allGroups, url: '/about-us/guides' },
            ...entriesAround(
              groups.map((one) => ({ text: one.title, url: groupUrl(one), lang: languageOf(one) })),
              groupUrl(group),
            ),
          ],
        },
      ],
    },
  };
};
