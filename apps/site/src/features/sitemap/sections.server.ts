import type { ItemCollection, Locale, SiteMapItem } from '@beranda/contract';
import { pathOfEntry } from '#src/content/site-entries.server.ts';
import type { SitePage, SitePages } from '#src/content/site-pages/site-page.ts';
import { type SectionName, SITE_PAGES } from '#src/content/site-pages/site-pages.server.ts';

export type MapLink = { path: string; title: string; language: Locale };

/** A page and, if it is a list, its first items and their number. */
export type MapEntry = MapLink & { items: MapLink[]; totalItems: number };

/** A section: its entries, and those behind "show all". */
export type MapSection = { name: SectionName; entries: MapEntry[]; others: MapLink[] };

/** Number of items below a list page; the list has the others. */
const MAX_ITEMS = 6;
/** Number of items of a collection without a list page. */
const MAX_ITEMS_IN_SECTION = 18;

/** Collections without a list page: all of their items are in the section. */
const COLLECTIONS: Partial<Record<SectionName, ItemCollection>> = { pages: 'pages' };

/**
 * Sections of the site map: pages and published items. Empty sections are left out.
 *
 * @param paths of the static pages
 */
export function sectionsOf(
  paths: readonly string[],
  published: readonly SiteMapItem[],
  locale: Locale,
): MapSection[] {
  const itemsOf = (collection: ItemCollection): MapLink[] =>
    published
      .filter((item) => item.collection === collection)
      .map(({ slug, title, language }) => ({ path: pathOfEntry(collection, slug, title), title, language }));

  function pageEntry([path, page]: [string, SitePage]): MapEntry {
    const items = (page.lists ?? [])
      .flatMap(itemsOf)
      .filter((item) => !page.isParent || item.path.startsWith(`${path}/`));
    return {
      path,
      title: page[locale].title,
      language: locale,
      items: items.slice(0, MAX_ITEMS),
      totalItems: items.length,
    };
  }

  return Object.entries<SitePages>(SITE_PAGES)
    .map(([section, pages]) => {
      const name = section as SectionName;
      const own = Object.entries(pages).filter(([path]) => paths.includes(path));
      const collection = COLLECTIONS[name];
      const items = collection ? itemsOf(collection) : [];
      const visible = items
        .slice(0, MAX_ITEMS_IN_SECTION)
        .map((item) => ({ ...item, items: [], totalItems: 0 }));
      return {
        name,
        entries: [...visible, ...own.map(pageEntry)],
        others: items.slice(MAX_ITEMS_IN_SECTION),
      };
    })
    .filter(({ entries }) => entries.length > 0);
}
