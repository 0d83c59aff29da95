import {
  type AboutContent,
  aboutContent,
  type BlogTags,
  blogTagsResponse,
  type CalculatorsContent,
  calculatorsContent,
  type ExchangeRatesResponse,
  exchangeRatesResponse,
  type FundsResponse,
  fundsResponse,
  type HomeContent,
  homeContent,
  type Locale,
  type MarketContent,
  marketContent,
  type Navigation,
  navigationSchema,
  type PublishedItems,
  publishedItems,
  type RateType,
  type RedirectRule,
  rateHistoryResponse,
  redirectsResponse,
  type SiteFacts,
  type SiteMapItem,
  type SiteSettings,
  searchContent,
  siteFacts,
  siteMapItems,
  siteSettings,
} from '@beranda/contract';
import { withUnbrokenFigures } from '#src/i18n/unbroken.ts';
import type { TagVersions } from './cache-tags/tag-versions.ts';
import { createTimeDependency, type Period } from './cache-tags/time-dependency.ts';
import { createContentReaders } from './content-reader.ts';
import { historyInForce, type RateHistory, ratesInForce } from './current-rates.ts';
import { createItemQueries, createPartJoiner, type ItemQueries } from './item-queries.ts';
import type { ResponseCacheOptions } from './response-cache.ts';

/** Queries of the content API. Results are the site's own view types, in the requested language. */
export type Content = ItemQueries & {
  /** Includes the banner only while it is active. */
  settings(locale: Locale): Promise<SiteSettings>;
  /** Facts that the site's own texts name. */
  facts(locale: Locale): Promise<SiteFacts>;
  navigation(locale: Locale): Promise<Navigation>;
  /** Includes the popup only while it is active. */
  home(locale: Locale): Promise<HomeContent>;
  /** All redirects; the same array until the content changes. */
  redirects(): Promise<readonly RedirectRule[]>;
  /**
   * Graceful degradation for optional content: null if it is unavailable. Such a page is stale immediately and is
   * rendered again once the content is available.
   */
  ifAvailable<T>(requested: Promise<T>): Promise<T | null>;
  /** Year of the copyright notice. */
  year(): number;
  /** The date in Jakarta, as ISO date. */
  today(): string;
  /** Whether an ISO time is past. */
  isPast(time: string): boolean;
  /** Whether a period is active now. */
  isActive(period: Period): boolean;
  /** Settings of daily figures, and holidays. */
  market(locale: Locale): Promise<MarketContent>;
  /** Quotes in force now, one per currency and rate type, and the quotes before them. */
  exchangeRates(locale: Locale): Promise<ExchangeRatesResponse>;
  /** History until now; null for an unknown currency. */
  rateHistory(currency: string, rateType: RateType): Promise<RateHistory | null>;
  funds(locale: Locale): Promise<FundsResponse['funds']>;
  calculators(locale: Locale): Promise<CalculatorsContent>;
  /** Content of the pages about the bank. */
  about(locale: Locale): Promise<AboutContent>;
  /** Popular searches, most popular first; only those written in the language. */
  popularSearches(locale: Locale): Promise<readonly string[]>;
  /** Blog tags that have articles, in display order. */
  blogTags(locale: Locale): Promise<BlogTags>;
  /** Published items with a page of their own that is active now. */
  publishedItems(): Promise<PublishedItems>;
  /** Published items that the site map lists, including those that are not active now: see `isActive`. */
  siteMapItems(locale: Locale): Promise<readonly SiteMapItem[]>;
};

/** Content with dependency tracking, for one rendering. */
export type TrackedContent = {
  content: Content;
  tags(): TagVersions[];
  /** Time at which the rendering expires, in milliseconds since 1970. */
  expiresAt(): number;
  /** Whether a preview token returned a draft. Such a page must not be cached. */
  hasDraft(): boolean;
};

type ContentClientOptions = ResponseCacheOptions;

const SETTINGS = siteSettings.transform(withUnbrokenFigures);
const FACTS = siteFacts.transform(withUnbrokenFigures);
const HOME = homeContent.transform(withUnbrokenFigures);
const ABOUT = aboutContent.transform(withUnbrokenFigures);
const CALCULATORS = calculatorsContent.transform(withUnbrokenFigures);

const NO_REDIRECTS: readonly RedirectRule[] = [];

/** Client of the content API: typed queries, with dependency tracking per rendering. */
export function createContentClient(options: ContentClientOptions): { trackDependencies(): TrackedContent } {
  const createReader = createContentReaders(options);
  const joinParts = createPartJoiner();

  function trackDependencies(): TrackedContent {
    const reader = createReader();
    const { find, get, ifAvailable } = reader;
    const { year, today, isPast, isActive, expiresAt } = createTimeDependency(Date.now());
    const content: Content = {
      ...createItemQueries(reader, joinParts),
      async settings(locale) {
        const settings = await get(`globals/settings?locale=${locale}`, SETTINGS);
        const { banner } = settings;
        return banner && !isActive(banner) ? { ...settings, banner: null } : settings;
      },
      facts: (locale) => get(`facts?locale=${locale}`, FACTS),
      navigation: (locale) => get(`globals/navigation?locale=${locale}`, navigationSchema),
      async home(locale) {
        const home = await get(`globals/home?locale=${locale}`, HOME);
        const { popup } = home;
        return popup && !isActive(popup) ? { ...home, popup: null } : home;
      },
      async redirects() {
        const response = await ifAvailable(get('redirects', redirectsResponse));
        return response?.redirects ?? NO_REDIRECTS;
      },
      ifAvailable,
      about: (locale) => get(`globals/about?locale=${locale}`, ABOUT),
      year,
      today,
      isPast,
      isActive,
      market: (locale) => get(`globals/market?locale=${locale}`, marketContent),
      async exchangeRates(locale) {
        const rates = await get(`exchange-rates?locale=${locale}`, exchangeRatesResponse);
        return ratesInForce(rates, isPast);
      },
      async rateHistory(currency, rateType) {
        const path = `exchange-rates/${encodeURIComponent(currency)}?rateType=${rateType}`;
        const history = await find(path, rateHistoryResponse);
        return history && historyInForce(history, isPast);
      },
      funds: async (locale) => (await get(`funds?locale=${locale}`, fundsResponse)).funds,
      calculators: (locale) => get(`globals/calculators?locale=${locale}`, CALCULATORS),
      popularSearches: async (locale) =>
        (await get(`globals/search?locale=${locale}`, searchContent)).popular,
      siteMapItems: async (locale) => (await get(`site-map-items?locale=${locale}`, siteMapItems)).items,
      blogTags: async (locale) => (await get(`blog-tags?locale=${locale}`, blogTagsResponse)).tags,
      async publishedItems() {
        const { items } = await get('published-items', publishedItems);
        const now = Object.entries(items).map(([name, all]) => [name, all.filter(isActive)]);
        return { items: Object.fromEntries(now) };
      },
    };
    return { content, tags: reader.tags, expiresAt, hasDraft: reader.hasDraft };
  }

  return { trackDependencies };
}
