import {
  type AboutContent,
  aboutContent,
  type BlogTags,
  blogTagsAnswer,
  type CalculatorsContent,
  calculatorsContent,
  type ExchangeRatesAnswer,
  exchangeRatesAnswer,
  type FundsAnswer,
  fundsAnswer,
  type HomeContent,
  homeContent,
  type ItemCollection,
  type Locale,
  type MarketContent,
  MOST_ITEMS_AT_ONCE,
  marketContent,
  type Navigation,
  navigationSchema,
  type PublishedItems,
  publishedItems,
  type RateType,
  type RedirectRule,
  rateHistoryAnswer,
  redirectsAnswer,
  type SearchDocument,
  type SiteSettings,
  searchContent,
  searchDocuments,
  siteSettings,
} from '@beranda/contract';
import type { z } from 'zod';
import { type AnswerCacheOptions, createAnswerCache } from './answer-cache.ts';
import type { TagVersions } from './cache-tags/tag-versions.ts';
import { createTimeDependency, type Period } from './cache-tags/time-dependency.ts';
import { historyInForce, type RateHistory, ratesInForce } from './current-rates.ts';
import type { StoredAnswer } from './disk-cache/disk-cache.server.ts';
import {
  type Item,
  type ItemList,
  itemAddress,
  itemView,
  type ListedItem,
  type ListQuery,
  listAddress,
  listView,
} from './items.ts';
import { PageError } from './page-error.ts';
import { UNFINISHED_DRAFT } from './transport/error-catalogue.ts';
import { ContentUnavailable } from './transport/errors.ts';
import { fetchAnswer } from './transport/fetch-answer.ts';

/** Everything that a page may ask for. Answers are the site's own view types, already in the asked language. */
export type Content = {
  /** With the banner only while it is shown. */
  settings(locale: Locale): Promise<SiteSettings>;
  navigation(locale: Locale): Promise<Navigation>;
  /** With the popup only while it is shown. */
  home(locale: Locale): Promise<HomeContent>;
  /** Where addresses lead now; the same array as long as nothing changes. */
  redirects(): Promise<readonly RedirectRule[]>;
  /** What a page can do without: null where it cannot be had. Such a page is made anew as soon as it can be. */
  ifAvailable<T>(requested: Promise<T>): Promise<T | null>;
  /** The year of the copyright note. */
  year(): number;
  /** The date in Jakarta, as ISO date. */
  today(): string;
  /** Whether a time has come, as ISO time. */
  isPast(time: string): boolean;
  /** Whether a period has begun and is not over. */
  isActive(period: Period): boolean;
  /** How the figures of the day are kept, and the holidays. */
  market(locale: Locale): Promise<MarketContent>;
  /** The quotes that are in force now, one for each currency and rate type that has any, and those before them. */
  exchangeRates(locale: Locale): Promise<ExchangeRatesAnswer>;
  /** Until now; null when there is no such currency. */
  rateHistory(currency: string, rateType: RateType): Promise<RateHistory | null>;
  funds(locale: Locale): Promise<FundsAnswer['funds']>;
  calculators(locale: Locale): Promise<CalculatorsContent>;
  /** What the bank says about itself. */
  about(locale: Locale): Promise<AboutContent>;
  /** What many visitors search for, the most wanted first; without what is not written in the language. */
  popularSearches(locale: Locale): Promise<readonly string[]>;
  /** Tags of the blog that have articles, in their order. */
  blogTags(locale: Locale): Promise<BlogTags>;
  /** What can be found at an address of its own now. */
  publishedItems(): Promise<PublishedItems>;
  /** Also what can be found only later, or not any more: see `isActive`. The same array as long as nothing changes. */
  searchDocuments(locale: Locale): Promise<readonly SearchDocument[]>;
  /** A part of what is published of a collection, in its own order. */
  items<C extends ItemCollection>(collection: C, locale: Locale, question: ListQuery): Promise<ItemList<C>>;
  /** All that is published of a collection, or all that its filters leave, in its own order. */
  allItems<C extends ItemCollection>(
    collection: C,
    locale: Locale,
    question?: Pick<ListQuery, 'where' | 'previewToken'>,
  ): Promise<ListedItem<C>[]>;
  /**
   * Null when there is no such published item. With a preview token: that draft.
   *
   * @throws PageError with status 410 and the reason, when it was withdrawn with one.
   */
  item<C extends ItemCollection>(
    collection: C,
    locale: Locale,
    slug: string,
    previewToken?: string,
  ): Promise<Item<C> | null>;
};

/** Content that remembers what it was made from, for one rendering. */
export type TrackedContent = {
  content: Content;
  tags(): TagVersions[];
  /** When time alone makes another page of it, in milliseconds since 1970. */
  expiresAt(): number;
  /** Whether a preview token was taken for anything: what it names is a draft, and the page no longer everybody's. */
  hasDraft(): boolean;
};

export type ContentClientOptions = AnswerCacheOptions;

/** Drafts are saved unfinished. @throws PageError for one that lacks what its page cannot do without. */
function parseDraft<T extends z.ZodType>(schema: T, draft: unknown): z.infer<T> {
  const parsed = schema.safeParse(draft);
  if (parsed.success) return parsed.data;
  throw new PageError({ statusCode: UNFINISHED_DRAFT, message: '' });
}

const NO_REDIRECTS: readonly RedirectRule[] = [];

/** Differs from every version that the back office gives, so that what depends on it is never current. */
const UNKNOWN_VERSION = -1;

/** The cache tag of what could not be had. */
const NOT_AVAILABLE = 'not-available';

/** The one client of the content API: typed queries, and for each rendering a record of what it depends on. */
export function createContentClient(options: ContentClientOptions): { trackDependencies(): TrackedContent } {
  const answers = createAnswerCache(options);
  /** Parsed once for each answer; the key of an answer decides its schema. */
  const views = new WeakMap<StoredAnswer, unknown>();

  function trackDependencies(): TrackedContent {
    const readTags: TagVersions[] = [];
    let hasDraft = false;
    const timeDependency = createTimeDependency(Date.now());

    async function get<T extends z.ZodType>(path: string, schema: T) {
      const answer = await answers.get(path, (body) => schema.parse(body));
      readTags.push(answer.tags);
      if (answer.body === null) return null;
      if (!views.has(answer)) views.set(answer, schema.parse(answer.body));
      return views.get(answer) as z.infer<T>;
    }

    async function must<T extends z.ZodType>(path: string, schema: T) {
      const value = await get(path, schema);
      if (value === null) throw new ContentUnavailable(`the content API knows no ${path}`);
      return value;
    }

    async function draftAt(path: string, previewToken: string): Promise<unknown> {
      try {
        const { body } = await fetchAnswer(options, path, previewToken);
        hasDraft ||= body !== null;
        return body;
      } catch (cause) {
        throw new ContentUnavailable(`no draft for ${path}`, { cause });
      }
    }

    const content: Content = {
      async settings(locale) {
        const settings = await must(`globals/settings?locale=${locale}`, siteSettings);
        const { banner } = settings;
        return banner && !timeDependency.isActive(banner) ? { ...settings, banner: null } : settings;
      },
      navigation: (locale) => must(`globals/navigation?locale=${locale}`, navigationSchema),
      async home(locale) {
        const home = await must(`globals/home?locale=${locale}`, homeContent);
        const { popup } = home;
        return popup && !timeDependency.isActive(popup) ? { ...home, popup: null } : home;
      },
      async redirects() {
        const answer = await content.ifAvailable(must('redirects', redirectsAnswer));
        return answer?.redirects ?? NO_REDIRECTS;
      },
      async ifAvailable(requested) {
        try {
          return await requested;
        } catch (error) {
          if (!(error instanceof ContentUnavailable)) throw error;
          readTags.push({ [NOT_AVAILABLE]: UNKNOWN_VERSION });
          return null;
        }
      },
      about: (locale) => must(`globals/about?locale=${locale}`, aboutContent),
      year: timeDependency.year,
      today: timeDependency.today,
      isPast: timeDependency.isPast,
      isActive: timeDependency.isActive,
      market: (locale) => must(`globals/market?locale=${locale}`, marketContent),
      async exchangeRates(locale) {
        const path = `exchange-rates?locale=${locale}`;
        const rates = await must(path, exchangeRatesAnswer);
        return ratesInForce(rates, timeDependency.isPast);
      },
      async rateHistory(currency, rateType) {
        const path = `exchange-rates/${encodeURIComponent(currency)}?rateType=${rateType}`;
        const history = await get(path, rateHistoryAnswer);
        return history && historyInForce(history, timeDependency.isPast);
      },
      funds: async (locale) => (await must(`funds?locale=${locale}`, fundsAnswer)).funds,
      calculators: (locale) => must(`globals/calculators?locale=${locale}`, calculatorsContent),
      popularSearches: async (locale) =>
        (await must(`globals/search?locale=${locale}`, searchContent)).popular,
      searchDocuments: async (locale) =>
        (await must(`search-documents?locale=${locale}`, searchDocuments)).documents,
      blogTags: async (locale) => (await must(`blog-tags?locale=${locale}`, blogTagsAnswer)).tags,
      async publishedItems() {
        const { items } = await must('published-items', publishedItems);
        const now = Object.entries(items).map(([name, all]) => [name, all.filter(timeDependency.isActive)]);
        return { items: Object.fromEntries(now) };
      },
      async items(collection, locale, question) {
        const path = listAddress(collection, locale, question);
        const { previewToken } = question;
        if (!previewToken) return must(path, listView(collection));
        const draft = await draftAt(path, previewToken);
        return draft === null
          ? content.items(collection, locale, { ...question, previewToken: undefined })
          : parseDraft(listView(collection), draft);
      },
      async allItems(collection, locale, question) {
        const part = (page: number) =>
          content.items(collection, locale, { ...question, page, itemsPerPage: MOST_ITEMS_AT_ONCE });
        const first = await part(1);
        const pages = Math.ceil(first.totalItems / MOST_ITEMS_AT_ONCE);
        const others = await Promise.all(
          Array.from({ length: Math.max(0, pages - 1) }, (_, index) => part(index + 2)),
        );
        return [first, ...others].flatMap(({ items }) => items);
      },
      async item(collection, locale, slug, previewToken) {
        const path = itemAddress(collection, locale, slug);
        const schema = itemView(collection);
        const draft = previewToken && (await draftAt(path, previewToken));
        if (draft === null) return null;
        const found = draft ? parseDraft(schema, draft) : await get(path, schema);
        if (found && 'statusCode' in found) throw new PageError(found);
        return found;
      },
    };
    return { content, tags: () => readTags, expiresAt: timeDependency.expiresAt, hasDraft: () => hasDraft };
  }

  return { trackDependencies };
}
