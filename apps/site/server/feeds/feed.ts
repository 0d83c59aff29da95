import { type ArticleSummary, LANGUAGE_TAGS, type Locale } from '@beranda/contract';
import { inLocale } from '#src/i18n/paths.ts';
import { element, xmlDocument } from './xml.ts';

/** What a feed says of an item; its page stands below the list. */
export type FeedItem = Pick<
  ArticleSummary,
  'slug' | 'language' | 'title' | 'summary' | 'publishedAt' | 'updatedAt'
> & { tags?: readonly { title: string }[] };

type Feed = {
  locale: Locale;
  siteUrl: string;
  title: string;
  description: string;
  /** Where the feed and the list that it is of stand, without language prefix. */
  path: string;
  listPath: string;
  /** Also those that stand in for a missing translation; they are left out. */
  items: readonly FeedItem[];
  /** How many it has at the most. */
  most: number;
};

const timeOf = (iso: string) => new Date(iso).toUTCString();

/** The newest items of a list, in one language, as RSS 2.0. */
export function feed({ locale, siteUrl, title, description, path, listPath, items, most }: Feed): string {
  const addressOf = (page: string) => siteUrl + inLocale(page, locale);
  const own = items.filter(({ language }) => language === locale).slice(0, most);
  const changed = own
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  const channel = [
    element('title', title),
    element('link', addressOf(listPath)),
    element('description', description),
    element('language', LANGUAGE_TAGS[locale]),
    element('atom:link', '', { href: addressOf(path), rel: 'self', type: 'application/rss+xml' }),
    ...(changed ? [element('lastBuildDate', timeOf(changed))] : []),
    ...own.map(({ slug, summary, publishedAt, tags = [], ...article }) => {
      const address = addressOf(`${listPath}/${encodeURIComponent(slug)}`);
      return element('item', [
        element('title', article.title),
        element('link', address),
        element('guid', address, { isPermaLink: 'true' }),
        element('pubDate', timeOf(publishedAt)),
        ...(summary ? [element('description', summary)] : []),
        ...tags.map((tag) => element('category', tag.title)),
      ]);
    }),
  ];
  const attributes = { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' };
  return xmlDocument(element('rss', [element('channel', channel)], attributes));
}
