import type { Locale } from '@beranda/contract';
import type { Messages, PageTexts } from './catalogues/id/index.ts';

export type { PageTexts };

declare module 'use-intl' {
  interface AppConfig {
    Locale: (typeof FORMAT_LOCALE)[Locale];
    Messages: Messages;
  }
}

/** How numbers and dates are written. In English the day stands before the month, as it does in Indonesia. */
export const FORMAT_LOCALE = { id: 'id', en: 'en-GB' } as const satisfies Record<Locale, string>;

export const TIME_ZONE = 'Asia/Jakarta';

/** What is fetched in one piece: a namespace of some pages, or all that every page needs. */
type Part = PageTexts | 'shared';

type Sources = { shared: () => Promise<Omit<Messages, PageTexts>> } & {
  [Name in PageTexts]: () => Promise<Pick<Messages, Name>>;
};

const sources: Record<Locale, Sources> = {
  id: {
    shared: () => import('./catalogues/id/shared.ts'),
    article: () => import('./catalogues/id/article.ts'),
    about: () => import('./catalogues/id/about.ts'),
    complaint: () => import('./catalogues/id/complaint.ts'),
    publishedRates: () => import('./catalogues/id/published-rates.ts'),
    reports: () => import('./catalogues/id/reports.ts'),
    blogs: () => import('./catalogues/id/blogs.ts'),
    branchSearch: () => import('./catalogues/id/branch-search.ts'),
    branches: () => import('./catalogues/id/branches.ts'),
    careers: () => import('./catalogues/id/careers.ts'),
    chart: () => import('./catalogues/id/chart.ts'),
    businessConsultation: () => import('./catalogues/id/business-consultation.ts'),
    calculators: () => import('./catalogues/id/calculators.ts'),
    contact: () => import('./catalogues/id/contact.ts'),
    exchangeRate: () => import('./catalogues/id/exchange-rate.ts'),
    figures: () => import('./catalogues/id/figures.ts'),
    form: () => import('./catalogues/id/form.ts'),
    funds: () => import('./catalogues/id/funds.ts'),
    home: () => import('./catalogues/id/home.ts'),
    governance: () => import('./catalogues/id/governance.ts'),
    guides: () => import('./catalogues/id/guides.ts'),
    legalNotice: () => import('./catalogues/id/legal-notice.ts'),
    literacy: () => import('./catalogues/id/literacy.ts'),
    reference: () => import('./catalogues/id/reference.ts'),
    nab: () => import('./catalogues/id/nab.ts'),
    news: () => import('./catalogues/id/news.ts'),
    outcomes: () => import('./catalogues/id/outcomes.ts'),
    pagination: () => import('./catalogues/id/pagination.ts'),
    promotions: () => import('./catalogues/id/promotions.ts'),
    questions: () => import('./catalogues/id/questions.ts'),
    products: () => import('./catalogues/id/products.ts'),
    rates: () => import('./catalogues/id/rates.ts'),
    registerProduct: () => import('./catalogues/id/register-product.ts'),
    search: () => import('./catalogues/id/search.ts'),
    sitemap: () => import('./catalogues/id/sitemap.ts'),
    supplyChain: () => import('./catalogues/id/supply-chain.ts'),
  },
  en: {
    shared: () => import('./catalogues/en/shared.ts'),
    article: () => import('./catalogues/en/article.ts'),
    about: () => import('./catalogues/en/about.ts'),
    complaint: () => import('./catalogues/en/complaint.ts'),
    publishedRates: () => import('./catalogues/en/published-rates.ts'),
    reports: () => import('./catalogues/en/reports.ts'),
    blogs: () => import('./catalogues/en/blogs.ts'),
    branchSearch: () => import('./catalogues/en/branch-search.ts'),
    branches: () => import('./catalogues/en/branches.ts'),
    careers: () => import('./catalogues/en/careers.ts'),
    chart: () => import('./catalogues/en/chart.ts'),
    businessConsultation: () => import('./catalogues/en/business-consultation.ts'),
    calculators: () => import('./catalogues/en/calculators.ts'),
    contact: () => import('./catalogues/en/contact.ts'),
    exchangeRate: () => import('./catalogues/en/exchange-rate.ts'),
    figures: () => import('./catalogues/en/figures.ts'),
    form: () => import('./catalogues/en/form.ts'),
    funds: () => import('./catalogues/en/funds.ts'),
    home: () => import('./catalogues/en/home.ts'),
    governance: () => import('./catalogues/en/governance.ts'),
    guides: () => import('./catalogues/en/guides.ts'),
    legalNotice: () => import('./catalogues/en/legal-notice.ts'),
    literacy: () => import('./catalogues/en/literacy.ts'),
    reference: () => import('./catalogues/en/reference.ts'),
    nab: () => import('./catalogues/en/nab.ts'),
    news: () => import('./catalogues/en/news.ts'),
    outcomes: () => import('./catalogues/en/outcomes.ts'),
    pagination: () => import('./catalogues/en/pagination.ts'),
    promotions: () => import('./catalogues/en/promotions.ts'),
    questions: () => import('./catalogues/en/questions.ts'),
    products: () => import('./catalogues/en/products.ts'),
    rates: () => import('./catalogues/en/rates.ts'),
    registerProduct: () => import('./catalogues/en/register-product.ts'),
    search: () => import('./catalogues/en/search.ts'),
    sitemap: () => import('./catalogues/en/sitemap.ts'),
    supplyChain: () => import('./catalogues/en/supply-chain.ts'),
  },
};

type Loaded = { parts: Set<Part>; messages: Partial<Messages> };

const loaded: Record<Locale, Loaded> = {
  id: { parts: new Set(), messages: {} },
  en: { parts: new Set(), messages: {} },
};

async function loadPart(locale: Locale, part: Part): Promise<void> {
  const language = loaded[locale];
  if (language.parts.has(part)) return;
  const texts = await sources[locale][part]();
  // Two may have waited for the same.
  if (language.parts.has(part)) return;
  language.parts.add(part);
  language.messages = { ...language.messages, ...texts };
}

/**
 * Fetches the texts that every page of a language needs and those that one page names, each once. A reader of one
 * language never downloads the other.
 *
 * @throws whatever the import threw, where texts do not come.
 */
export async function loadMessages(locale: Locale, pageTexts: readonly PageTexts[] = []): Promise<void> {
  await Promise.all(['shared' as const, ...pageTexts].map((part) => loadPart(locale, part)));
}

/** Loads all texts of a language, for the server, which renders every page. */
export async function loadAllMessages(locale: Locale): Promise<void> {
  await Promise.all((Object.keys(sources[locale]) as Part[]).map((part) => loadPart(locale, part)));
}

/**
 * The texts of a language that were loaded before: the same object until others are added. Pages use no namespace
 * but those that they name and everybody's, which a test holds them to, so the type tells of all.
 *
 * @throws Error when none were; entries and page loaders load texts before anything renders with them.
 */
export function messagesOf(locale: Locale): Messages {
  const { parts, messages } = loaded[locale];
  if (!parts.has('shared')) throw new Error(`messages of ${locale} are not loaded`);
  return messages as Messages;
}
