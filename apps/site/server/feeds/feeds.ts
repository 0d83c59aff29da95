import type { Locale } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import { productPages } from '#src/content/site-pages/products.ts';
import { runningPromotions } from '#src/features/promotions/running.server.ts';
import type { FeedItem } from './feed.ts';

/** Number of items in a feed. */
export const FEED_ITEMS = 30;
/** How many pages of a list are searched for items of a language. */
const MAX_PAGES = 10;

type FeedSource = {
  path: string;
  /** The page that shows the same items. */
  listPath: string;
  titleOf(bankName: string, locale: Locale): string;
  /** The newest items, including those that fall back to the other language. */
  itemsOf(content: Content, locale: Locale): Promise<readonly FeedItem[]>;
};

/** Fetches pages of a list until the feed is full: the newest items may not be translated yet. */
const newestOf =
  (collection: 'news' | 'blogs'): FeedSource['itemsOf'] =>
  async (content, locale) => {
    const found: FeedItem[] = [];
    for (let page = 1; page <= MAX_PAGES; page++) {
      const { items, totalItems } = await content.items(collection, locale, {
        itemsPerPage: FEED_ITEMS,
        page,
      });
      found.push(...items);
      const translated = found.filter(({ language }) => language === locale);
      if (translated.length >= FEED_ITEMS || page * FEED_ITEMS >= totalItems) break;
    }
    return found;
  };

/** Promotions, by the day on which they begin. */
const newestPromotions: FeedSource['itemsOf'] = async (content, locale) => {
  const running = await runningPromotions(content, locale);
  return running.map(({ from, ...promotion }) => ({ ...promotion, publishedAt: from }));
};

/** The feeds, each in every language. */
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
    titleOf: (bankName, locale) => `${productPages['/promo'][locale].title} · ${bankName}`,
    itemsOf: newestPromotions,
  },
];
