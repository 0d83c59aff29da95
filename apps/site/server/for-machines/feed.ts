import { LANGUAGE_TAGS, type Locale, type NewsSummary, type SiteSettings } from '@beranda/contract';
import { inLocale } from '../../src/i18n/paths.ts';
import { element, xmlDocument } from './xml.ts';

/** The path of a language's feed, without its prefix. */
export const FEED_PATH = '/feed.xml';

type Feed = {
  locale: Locale;
  siteUrl: string;
  settings: SiteSettings;
  /** Also those that stand in for a missing translation; they are left out. */
  items: readonly NewsSummary[];
};

const timeOf = (iso: string) => new Date(iso).toUTCString();

/** The newest news of a language as RSS 2.0. */
export function newsFeed({ locale, siteUrl, settings, items }: Feed): string {
  const addressOf = (path: string) => siteUrl + inLocale(path, locale);
  const own = items.filter(({ language }) => language === locale);
  const changed = own
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  const channel = [
    element('title', settings.bankName),
    element('link', addressOf('/news')),
    element('description', settings.description),
    element('language', LANGUAGE_TAGS[locale]),
    element('atom:link', '', { href: addressOf(FEED_PATH), rel: 'self', type: 'application/rss+xml' }),
    ...(changed ? [element('lastBuildDate', timeOf(changed))] : []),
    ...own.map(({ slug, title, summary, publishedAt }) => {
      const address = addressOf(`/news/${encodeURIComponent(slug)}`);
      return element('item', [
        element('title', title),
        element('link', address),
        element('guid', address, { isPermaLink: 'true' }),
        element('pubDate', timeOf(publishedAt)),
        ...(summary ? [element('description', summary)] : []),
      ]);
    }),
  ];
  const attributes = { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' };
  return xmlDocument(element('rss', [element('channel', channel)], attributes));
}
