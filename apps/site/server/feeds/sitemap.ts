import {
  DEFAULT_LOCALE,
  ITEM_COLLECTIONS,
  LOCALES,
  type Locale,
  type PublishedItems,
  pathOfItem,
} from '@beranda/contract';
import { inLocale } from '#src/i18n/paths.ts';
import { listedPaths } from '#src/routing/routes.ts';
import { element, xmlDocument } from './xml.ts';

/** Items of one file: with an entry for each language, far below the 50,000 that a file may have. */
const ITEMS_PER_FILE = 5_000;

/** What stands at an address, in languages of its own. Without a time where nothing says when it changed. */
type Entry = { path: string; languages: readonly Locale[]; changedAt?: string };

type SitemapFile = { name: string; entries: readonly Entry[] };

/** The files of the sitemap, by the names in their addresses. */
export function sitemapFiles({ items }: PublishedItems): SitemapFile[] {
  const parts = ITEM_COLLECTIONS.flatMap((collection) => {
    const entries = (items[collection] ?? []).map(({ slug, languages, updatedAt }) => ({
      path: pathOfItem(collection, slug),
      languages,
      changedAt: updatedAt,
    }));
    return Array.from({ length: Math.ceil(entries.length / ITEMS_PER_FILE) }, (_, part) => ({
      name: `${collection}-${part + 1}`,
      entries: entries.slice(part * ITEMS_PER_FILE, (part + 1) * ITEMS_PER_FILE),
    }));
  });
  return [{ name: 'pages', entries: listedPaths().map((path) => ({ path, languages: LOCALES })) }, ...parts];
}

/** The list of the files, each with the time of its newest change where that is known. */
export function sitemapIndex(files: readonly SitemapFile[], siteUrl: string): string {
  const sitemaps = files.map(({ name, entries }) => {
    const newest = entries
      .map(({ changedAt }) => changedAt ?? '')
      .sort()
      .at(-1);
    return element('sitemap', [
      element('loc', `${siteUrl}/sitemaps/${name}.xml`),
      ...(newest ? [element('lastmod', newest)] : []),
    ]);
  });
  const attributes = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
  return xmlDocument(element('sitemapindex', sitemaps, attributes));
}

/** One file: an entry for each language of each page, which names all of them. */
export function sitemapFile({ entries }: SitemapFile, siteUrl: string): string {
  const urls = entries.flatMap(({ path, languages, changedAt }) => {
    const addressIn = (locale: Locale) => siteUrl + inLocale(path, locale);
    const main = languages.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : languages[0];
    const alternate = (hreflang: string, locale: Locale) =>
      element('xhtml:link', '', { rel: 'alternate', hreflang, href: addressIn(locale) });
    const alternates = languages.map((locale) => alternate(locale, locale));
    if (main) alternates.push(alternate('x-default', main));
    return languages.map((locale) =>
      element('url', [
        element('loc', addressIn(locale)),
        ...(changedAt ? [element('lastmod', changedAt)] : []),
        ...alternates,
      ]),
    );
  });
  const attributes = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  };
  return xmlDocument(element('urlset', urls, attributes));
}
