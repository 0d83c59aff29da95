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

/** Items per file. With an entry for each language that is far below the limit of 50,000. */
const ITEMS_PER_FILE = 5_000;

/** A page and its languages; `changedAt` is missing where the time of its last change is unknown. */
type Entry = { path: string; languages: readonly Locale[]; changedAt?: string };

type SitemapFile = { name: string; entries: readonly Entry[] };

/** The files of the sitemap; `name` is part of their URL. */
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

/** The sitemap index, with `lastmod` of each file where that is known. */
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

/** A sitemap file: an entry for each language of each page, with alternates. */
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
