import { type ArticleSummary, LANGUAGES, type Locale } from '@beranda/contract';
import { inLocale } from '#src/i18n/paths.ts';
import { element, xmlDocument } from './xml.ts';

/** An item of a feed; its page is below the page of the list. */
export type FeedItem = Pick<
  ArticleSummary,
  'slug' | 'language' | 'title' | 'summary' | 'publishedAt' | 'updatedAt'
> & { tags?: readonly { title: string }[] };

type Feed = {
  locale: Locale;
  siteUrl: string;
  title: string;
  description: string;
  /** Paths of the feed and of its list, without language prefix. */
  path: string;
  listPath: string;
  /** May include items that fall back to the other language; they are left out. */
  items: readonly FeedItem[];
  /** Maximum number of items. */
  limit: number;
};

const timeOf = (iso: string) => new Date(iso).toUTCString();

/** The newest items of a list, in one language, as RSS 2.0. */
export function feed({ locale, siteUrl, title, description, path, listPath, items, limit }: Feed): string {
  const addressOf = (page: string) => siteUrl + inLocale(page, locale);
  const translated = items.filter(({ language }) => language === locale).slice(0, limit);
  const changed = translated
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  const channel = [
    element('title', title),
    element('link', addressOf(listPath)),
    element('description', description),
    element('language', LANGUAGES[locale].tag),
    element('atom:link', '', { href: addressOf(path), rel: 'self', type: 'application/rss+xml' }),
    ...(changed ? [element('lastBuildDate', timeOf(changed))] : []),
    ...translated.map(({ slug, summary, publishedAt, tags = [], ...article }) => {
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
