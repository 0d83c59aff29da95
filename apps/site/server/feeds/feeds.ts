import type { Locale } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import { runningPromotions } from '#src/features/promotions/running.server.ts';
import type { FeedItem } from './feed.ts';

/** Newest items of a feed. */
export const FEED_ITEMS = 30;
/** How far back those of a language are looked for, in pages of so many items. */
const MOST_PAGES = 10;

type FeedSource = {
  path: string;
  /** The page that shows the same. */
  listPath: string;
  titleOf(bankName: string, locale: Locale): string;
  /** The newest, also those that stand in for a missing translation. */
  itemsOf(content: Content, locale: Locale): Promise<readonly FeedItem[]>;
};

/** As many pages of a list as it takes to fill a feed: the newest may all wait for their translation. */
const newestOf =
  (collection: 'news' | 'blogs'): FeedSource['itemsOf'] =>
  async (content, locale) => {
    const found: FeedItem[] = [];
    for (let page = 1; page <= MOST_PAGES; page++) {
      const { items, totalItems } = await content.items(collection, locale, {
        itemsPerPage: FEED_ITEMS,
        page,
      });
      found.push(...items);
      const own = found.filter(({ language }) => language === locale);
      if (own.length >= FEED_ITEMS || page * FEED_ITEMS >= totalItems) break;
    }
    return found;
  };

/** A promotion is news on the day that it begins. */
const newestPromotions: FeedSource['itemsOf'] = async (content, locale) => {
  const running = await runningPromotions(content, locale);
  return running.map(({ from, ...promotion }) => ({ ...promotion, publishedAt: from }));
};

/** The feeds of each language, by the list that they are of. */
export const FEEDS: readonly FeedSource[] = [
  { path: '/feed.xml', listPath: '/news', titleOf: (bankName) => bankName, itemsOf: newestOf('news') },
  {
    path: '/blogs/feed.xml',
    listPath: '/blogs',
    titleOf: (bankName) => `Blog · ${bankName}`,
    itemsOf: newestOf('blogs'),
  },
  {
    path: '/promo/feed.xml',
    listPath: '/promo',
    titleOf: (bankName, locale) => `${locale === 'id' ? 'Promo' : 'Promotions'} · ${bankName}`,
    itemsOf: newestPromotions,
  },
];
