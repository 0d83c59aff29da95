import { governanceCategories } from '@beranda/contract';
import type { Loader } from '#src/content/loading.ts';
import { messagesOf } from '#src/i18n/messages.ts';
import { notFound } from '#src/shell/page-error.ts';
import { languageOf } from '#src/widgets/language-of.ts';
import { beside } from '#src/widgets/reference-page/beside.ts';
import type { GovernancePagePageData } from './page.tsx';

export const loadGovernancePage: Loader<GovernancePagePageData> = async (input) => {
  const { content, locale, parameters, pathname, previewToken } = input;
  const page = await content.item('governance', locale, parameters.slug ?? '', previewToken);
  if (!page) throw notFound(pathname);
  const items = await content.allItems('governance', locale);
  const texts = messagesOf(locale).governance;
  const groups = governanceCategories
    .map((category) => ({
      title: texts.category[category],
      items: items
        .filter((item) => item.category === category)
        .map((item) => ({
          text: item.title,
          url: `/about-us/governance/${item.slug}`,
          lang: languageOf(item),
        })),
    }))
    .filter((group) => group.items.length > 0);
  return {
    page,
    ...beside(
      groups.flatMap((group) => group.items),
      `/about-us/governance/${page.slug}`,
    ),
    isPreview: previewToken !== undefined,
    sidebar: { title: texts.title, groups },
  };
};
