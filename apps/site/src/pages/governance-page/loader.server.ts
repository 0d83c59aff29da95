import { governanceCategories, type Locale } from '@beranda/contract';
import { createTranslator } from 'use-intl/core';
import type { ListedItem } from '#src/content/items.ts';
import type { Loader } from '#src/content/loading.ts';
import { messagesOf, WRITING } from '#src/i18n/messages.ts';
import { notFound } from '#src/shell/page-error.ts';
import { GOVERNANCE_URL, governanceUrl } from '#src/widgets/governance/governance-url.ts';
import { languageOf } from '#src/widgets/language-of.ts';
import { beside } from '#src/widgets/reference-page/beside.ts';
import { entriesAround, MOST_ENTRIES } from '#src/widgets/sidebar-list/entries-around.ts';
import type { SidebarData } from '#src/widgets/sidebar-list/sidebar-data.ts';
import type { GovernancePagePageData } from './page.tsx';

type Page = ListedItem<'governance'>;

const urlOf = ({ slug }: Pick<Page, 'slug'>) => `${GOVERNANCE_URL}/${slug}`;

export const loadGovernancePage: Loader<GovernancePagePageData> = async (input) => {
  const { content, locale, parameters, pathname, previewToken } = input;
  const page = await content.item('governance', locale, parameters.slug ?? '', previewToken);
  if (!page) throw notFound(pathname);
  const sections = sectionsOf(await content.allItems('governance', locale));
  return {
    page,
    ...beside(
      sections.flatMap(({ entries }) => entries),
      urlOf(page),
    ),
    isPreview: previewToken !== undefined,
    sidebar: listBeside(page, sections, locale),
  };
};

function sectionsOf(pages: readonly Page[]) {
  return governanceCategories
    .map((category) => ({
      category,
      entries: pages
        .filter((page) => page.category === category)
        .map((page) => ({ text: page.title, url: urlOf(page), lang: languageOf(page) })),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** All pages by category; where they are many, those around this one, and the ways to the others. */
function listBeside(
  page: Pick<Page, 'slug' | 'category'>,
  sections: ReturnType<typeof sectionsOf>,
  locale: Locale,
): SidebarData {
  const t = createTranslator({
    locale: WRITING[locale],
    messages: messagesOf(locale),
    namespace: 'governance',
  });
  const total = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  if (total <= MOST_ENTRIES)
    return {
      title: t('title'),
      groups: sections.map(({ category, entries }) => ({ title: t(`category.${category}`), items: entries })),
    };
  return {
    title: t('title'),
    groups: [
      ...sections
        .filter(({ category }) => category === page.category)
        .map(({ category, entries }) => ({
          title: t(`category.${category}`),
          items: entriesAround(entries, urlOf(page)),
        })),
      {
        title: t('categories'),
        items: [
          ...sections.map(({ category }) => ({
            text: t(`category.${category}`),
            url: governanceUrl(category),
          })),
          { text: t('showAll'), url: GOVERNANCE_URL },
        ],
      },
    ],
  };
}
