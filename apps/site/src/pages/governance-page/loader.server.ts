import { governanceCategories, LANGUAGES, type Locale } from '@beranda/contract';
import { languageOf } from '#src/components/language-of.ts';
import { entriesAroundCurrent, MAX_ENTRIES } from '#src/components/sidebar-list/entries-around-current.ts';
import type { SidebarData } from '#src/components/sidebar-list/sidebar-data.ts';
import type { Item, ListedItem } from '#src/content/items.ts';
import type { Loader } from '#src/content/loader-types.ts';
import { notFound } from '#src/content/page-error.ts';
import { governanceQuery } from '#src/features/governance/governance-query.ts';
import { adjacentEntries } from '#src/features/items/reference-page/adjacent-entries.ts';
import type { AdjacentLink } from '#src/features/items/reference-page/previous-next.tsx';
import { messagesOf } from '#src/i18n/messages.ts';
import { translatorOf } from '#src/i18n/use-translations.ts';

export type GovernancePagePageData = {
  page: Item<'governance'>;
  previous?: AdjacentLink | undefined;
  next?: AdjacentLink | undefined;
  isPreview: boolean;
  sidebar: SidebarData;
};

type Page = ListedItem<'governance'>;

const urlOf = ({ slug }: Pick<Page, 'slug'>) => `${governanceQuery.path}/${slug}`;

export const load: Loader<GovernancePagePageData> = async (input) => {
  const { content, locale, parameters, pathname, previewToken } = input;
  const page = await content.item('governance', locale, parameters.slug ?? '', previewToken);
  if (!page) throw notFound(pathname);
  const sections = sectionsOf(await content.allItems('governance', locale));
  return {
    page,
    ...adjacentEntries(
      sections.flatMap(({ entries }) => entries),
      urlOf(page),
    ),
    isPreview: previewToken !== undefined,
    sidebar: sidebarList(page, sections, locale),
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

/** Sidebar with all pages by category; if there are many, those around this one and links to the others. */
function sidebarList(
  page: Pick<Page, 'slug' | 'category'>,
  sections: ReturnType<typeof sectionsOf>,
  locale: Locale,
): SidebarData {
  const t = translatorOf(LANGUAGES[locale].format, messagesOf(locale), 'governance');
  const total = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  if (total <= MAX_ENTRIES)
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
          items: entriesAroundCurrent(entries, urlOf(page)),
        })),
      {
        title: t('categories'),
        items: [
          ...sections.map(({ category }) => ({
            text: t(`category.${category}`),
            url: governanceQuery.url({ category }),
          })),
          { text: t('showAll'), url: governanceQuery.path },
        ],
      },
    ],
  };
}
