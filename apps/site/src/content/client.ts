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
  type ItemCollection,
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
  type SearchDocument,
  type SiteFacts,
  type SiteSettings,
  searchContent,
  searchDocuments,
  siteFacts,
  siteSettings,
  UNFINISHED_DRAFT,
} from '@beranda/contract';
import type { z } from 'zod';
import { withUnbrokenFigures } from '#src/i18n/unbroken.ts';
import type { TagVersions } from './cache-tags/tag-versions.ts';
import { createTimeDependency, type Period } from './cache-tags/time-dependency.ts';
import { historyInForce, type RateHistory, ratesInForce } from './current-rates.ts';
import type { StoredResponse } from './disk-cache/disk-cache.server.ts';
import {
  addressOfItem,
  addressOfItemList,
  type Item,
  type ItemList,
  type ListedItem,
  type ListQuery,
  schemaOfItem,
  schemaOfItemList,
} from './items.ts';
import { PageError } from './page-error.ts';
import { createResponseCache, type ResponseCacheOptions } from './response-cache.ts';
import { ContentUnavailableError } from './transport/errors.ts';
import { fetchContent } from './transport/fetch-content.ts';

/** Queries of the content API. Results are the site's own view types, in the requested language. */
export type Content = {
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
  /**
   * Search index, including documents that are not active now: see `isActive`. The same array until the content
   * changes.
   */
  searchDocuments(locale: Locale): Promise<readonly SearchDocument[]>;
  /** One page of the published items of a collection, in the order of the collection. */
  items<C extends ItemCollection>(collection: C, locale: Locale, listQuery: ListQuery): Promise<ItemList<C>>;
  /**
   * All published items of a collection that match the filters, in the order of the collection. The same array until
   * one of them changes.
   */
  allItems<C extends ItemCollection>(
    collection: C,
    locale: Locale,
    listQuery?: Pick<ListQuery, 'where' | 'previewToken'> & Partial<Pick<ListQuery, 'itemsPerPage'>>,
  ): Promise<readonly ListedItem<C>[]>;
  /**
   * Returns null if there is no such published item. With a preview token: the draft.
   *
   * @throws PageError with status 410 and the reason if it was withdrawn with one.
   */
  item<C extends ItemCollection>(
    collection: C,
    locale: Locale,
    slug: string,
    previewToken?: string,
  ): Promise<Item<C> | null>;
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

export type ContentClientOptions = ResponseCacheOptions;

/**
 * Drafts may be incomplete.
 *
 * @throws PageError for a draft that lacks required fields.
 */
function parseDraft<T extends z.ZodType>(schema: T, draft: unknown): z.infer<T> {
  const parsed = schema.safeParse(draft);
  if (parsed.success) return parsed.data;
  throw new PageError({ statusCode: UNFINISHED_DRAFT, message: '' });
}

/** Items per request of `allItems`, unless they are short. */
export const ALL_ITEMS_PAGE_SIZE = 200;

/**
 * Memoizes the joined parts of a list by the identity of the parts, which the client keeps until they change.
 */
function createPartJoiner() {
  const joined = new WeakMap<object, { parts: readonly object[]; items: readonly unknown[] }>();
  return <Item>(parts: readonly { items: Item[] }[]): readonly Item[] => {
    const [first] = parts;
    if (!first) return [];
    const cached = joined.get(first);
    const isSame =
      cached?.parts.length === parts.length && cached.parts.every((part, at) => part === parts[at]);
    if (cached && isSame) return cached.items as readonly Item[];
    const items = parts.flatMap((part) => part.items);
    joined.set(first, { parts, items });
    return items;
  };
}

const SETTINGS = siteSettings.transform(withUnbrokenFigures);
const FACTS = siteFacts.transform(withUnbrokenFigures);
const HOME = homeContent.transform(withUnbrokenFigures);
const ABOUT = aboutContent.transform(withUnbrokenFigures);
const CALCULATORS = calculatorsContent.transform(withUnbrokenFigures);

const NO_REDIRECTS: readonly RedirectRule[] = [];

/** Never equals a version of the back office, so dependent pages are always stale. */
const UNKNOWN_VERSION = -1;

/** Cache tag for unavailable content. */
const NOT_AVAILABLE = 'not-available';

/** Client of the content API: typed queries, with dependency tracking per rendering. */
export function createContentClient(options: ContentClientOptions): { trackDependencies(): TrackedContent } {
  const responses = createResponseCache(options);
  /** Memoizes the parsed view per response; the path of a response determines its schema. */
  const views = new WeakMap<StoredResponse, unknown>();
  const joinParts = createPartJoiner();

  function trackDependencies(): TrackedContent {
    const readTags: TagVersions[] = [];
    let hasDraft = false;
    const timeDependency = createTimeDependency(Date.now());

    async function get<T extends z.ZodType>(path: string, schema: T) {
      const response = await responses.get(path, (body) => schema.parse(body));
      readTags.push(response.tags);
      if (response.body === null) return null;
      if (!views.has(response)) views.set(response, schema.parse(response.body));
      return views.get(response) as z.infer<T>;
    }

    async function getRequired<T extends z.ZodType>(path: string, schema: T) {
      const value = await get(path, schema);
      if (value === null) throw new ContentUnavailableError(`the content API has no ${path}`);
      return value;
    }

    async function draftAt(path: string, previewToken: string): Promise<unknown> {
      try {
        const { body } = await fetchContent(options, path, previewToken);
        hasDraft ||= body !== null;
        return body;
      } catch (cause) {
        throw new ContentUnavailableError(`no draft for ${path}`, { cause });
      }
    }

    const content: Content = {
      async settings(locale) {
        const settings = await getRequired(`globals/settings?locale=${locale}`, SETTINGS);
        const { banner } = settings;
        return banner && !timeDependency.isActive(banner) ? { ...settings, banner: null } : settings;
      },
      facts: (locale) => getRequired(`facts?locale=${locale}`, FACTS),
      navigation: (locale) => getRequired(`globals/navigation?locale=${locale}`, navigationSchema),
      async home(locale) {
        const home = await getRequired(`globals/home?locale=${locale}`, HOME);
        const { popup } = home;
        return popup && !timeDependency.isActive(popup) ? { ...home, popup: null } : home;
      },
      async redirects() {
        const response = await content.ifAvailable(getRequired('redirects', redirectsResponse));
        return response?.redirects ?? NO_REDIRECTS;
      },
      async ifAvailable(requested) {
        try {
          return await requested;
        } catch (error) {
          if (!(error instanceof ContentUnavailableError)) throw error;
          readTags.push({ [NOT_AVAILABLE]: UNKNOWN_VERSION });
          return null;
        }
      },
      about: (locale) => getRequired(`globals/about?locale=${locale}`, ABOUT),
      year: timeDependency.year,
      today: timeDependency.today,
      isPast: timeDependency.isPast,
      isActive: timeDependency.isActive,
      market: (locale) => getRequired(`globals/market?locale=${locale}`, marketContent),
      async exchangeRates(locale) {
        const path = `exchange-rates?locale=${locale}`;
        const rates = await getRequired(path, exchangeRatesResponse);
        return ratesInForce(rates, timeDependency.isPast);
      },
      async rateHistory(currency, rateType) {
        const path = `exchange-rates/${encodeURIComponent(currency)}?rateType=${rateType}`;
        const history = await get(path, rateHistoryResponse);
        return history && historyInForce(history, timeDependency.isPast);
      },
      funds: async (locale) => (await getRequired(`funds?locale=${locale}`, fundsResponse)).funds,
      calculators: (locale) => getRequired(`globals/calculators?locale=${locale}`, CALCULATORS),
      popularSearches: async (locale) =>
        (await getRequired(`globals/search?locale=${locale}`, searchContent)).popular,
      searchDocuments: async (locale) =>
        (await getRequired(`search-documents?locale=${locale}`, searchDocuments)).documents,
      blogTags: async (locale) => (await getRequired(`blog-tags?locale=${locale}`, blogTagsResponse)).tags,
      async publishedItems() {
        const { items } = await getRequired('published-items', publishedItems);
        const now = Object.entries(items).map(([name, all]) => [name, all.filter(timeDependency.isActive)]);
        return { items: Object.fromEntries(now) };
      },
      async items(collection, locale, listQuery) {
        const path = addressOfItemList(collection, locale, listQuery);
        const { previewToken } = listQuery;
        if (!previewToken) return getRequired(path, schemaOfItemList(collection));
        const draft = await draftAt(path, previewToken);
        return draft === null
          ? content.items(collection, locale, { ...listQuery, previewToken: undefined })
          : parseDraft(schemaOfItemList(collection), draft);
      },
      async allItems(collection, locale, listQuery) {
        const { itemsPerPage = ALL_ITEMS_PAGE_SIZE } = listQuery ?? {};
        const part = (page: number) =>
          content.items(collection, locale, { ...listQuery, page, itemsPerPage });
        const first = await part(1);
        const pages = Math.ceil(first.totalItems / itemsPerPage);
        const others = await Promise.all(
          Array.from({ length: Math.max(0, pages - 1) }, (_, index) => part(index + 2)),
        );
        return joinParts([first, ...others]);
      },
      async item(collection, locale, slug, previewToken) {
        const path = addressOfItem(collection, locale, slug);
        const schema = schemaOfItem(collection);
        const draft = previewToken && (await draftAt(path, previewToken));
        if (draft === null) return null;
        const response = draft ? parseDraft(schema, draft) : await get(path, schema);
        if (response && 'statusCode' in response) throw new PageError(response);
        return response;
      },
    };
    return { content, tags: () => readTags, expiresAt: timeDependency.expiresAt, hasDraft: () => hasDraft };
  }

  return { trackDependencies };
}
