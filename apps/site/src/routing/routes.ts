import type { Locale } from '@beranda/contract';
import { designPages } from '#src/design/routes.ts';
import type { PageDefinition } from './page-definition.ts';

/** All pages of the site. Links, alternates, canonical URLs and payloads derive from this table. */
export const pages = {
  home: {
    path: '/',
    layout: 'default',
  },
  news: {
    path: '/news',
    layout: 'default',
    query: ['topic', 'page'],
  },
  newsArticle: {
    path: '/news/:slug',
    layout: 'default',
    hasPreview: true,
  },
  newsMobile: {
    path: '/news-mobile',
    layout: 'empty',
    query: ['topic', 'page'],
    isUnlisted: true,
  },
  newsMobileArticle: {
    path: '/news-mobile/:slug',
    layout: 'empty',
    isUnlisted: true,
  },
  blogs: {
    path: '/blogs',
    layout: 'default',
  },
  blogsAll: {
    path: '/blogs/all',
    layout: 'default',
    query: ['tag', 'page'],
  },
  blogArticle: {
    path: '/blogs/:slug',
    layout: 'default',
    hasPreview: true,
  },
  promo: {
    path: '/promo',
    layout: 'default',
    query: ['category', 'page'],
    hasPreview: true,
  },
  promotion: {
    path: '/promo/:slug',
    layout: 'default',
    hasPreview: true,
  },
  branches: {
    path: '/branches',
    layout: 'default',
    query: ['kind', 'city', 'page'],
    // Few values each, but too many combinations to store.
    inputs: ['q', 'service', 'weekend'],
    hasPreview: true,
  },
  branch: {
    path: '/branches/:slug',
    layout: 'default',
    hasPreview: true,
  },
  careers: {
    path: '/careers',
    layout: 'default',
    query: ['field', 'employment', 'city', 'page'],
    hasPreview: true,
  },
  career: {
    path: '/careers/:slug',
    layout: 'default',
    hasPreview: true,
  },
  questions: {
    path: '/about-us/questions',
    layout: 'default',
    query: ['topic'],
    inputs: ['q'],
    hasPreview: true,
  },
  questionsMobile: {
    path: '/about-us/questions-mobile',
    layout: 'empty',
    query: ['topic'],
    inputs: ['q'],
    isUnlisted: true,
  },
  aboutUs: {
    path: '/about-us',
    layout: 'default',
    hasPreview: true,
  },
  financialStatements: {
    path: '/about-us/financial-statements',
    layout: 'default',
    query: ['kind', 'year', 'page'],
    hasPreview: true,
  },
  primeLendingRates: {
    path: '/about-us/prime-lending-rates',
    layout: 'default',
    hasPreview: true,
  },
  depositGuaranteeRates: {
    path: '/about-us/deposit-guarantee-rates',
    layout: 'default',
    hasPreview: true,
  },
  complaint: {
    path: '/about-us/complaint',
    layout: 'default',
    query: ['year'],
    hasPreview: true,
  },
  contactUs: {
    path: '/about-us/contact-us',
    layout: 'default',
    query: ['sent'],
    form: 'contact',
  },
  businessConsultation: {
    path: '/business-consultation/business-consultation',
    aliases: [{ path: '/business-consultation' }, { path: '/en/business-consultation', onlyIn: 'en' }],
    layout: 'empty',
    query: ['sent'],
    form: 'contact',
  },
  registerProduct: {
    path: '/register-product',
    layout: 'default',
    query: ['sent', 'product'],
    form: 'contact',
  },
  supplyChain: {
    path: '/pembiayaan-supply-chain',
    layout: 'default',
    query: ['sent'],
    form: 'contact',
  },
  search: {
    path: '/search',
    layout: 'default',
    inputs: ['q', 'kind', 'page'],
  },
  guides: {
    path: '/about-us/guides',
    layout: 'default',
    // Free text.
    inputs: ['q'],
  },
  guideGroup: {
    path: '/about-us/guides/groups/:slug',
    layout: 'with-sidebar',
    query: ['page'],
    hasPreview: true,
  },
  guide: {
    path: '/about-us/guides/:slug',
    layout: 'with-sidebar',
    hasPreview: true,
  },
  governance: {
    path: '/about-us/governance',
    layout: 'default',
    query: ['category', 'page'],
    inputs: ['q'],
  },
  governancePage: {
    path: '/about-us/governance/:slug',
    layout: 'with-sidebar',
    hasPreview: true,
  },
  literacy: {
    path: '/literasi',
    layout: 'default',
    query: ['topic', 'page'],
  },
  literacyArticle: {
    path: '/literasi/detail/:title',
    layout: 'default',
    hasPreview: true,
  },
  literacyPlain: {
    path: '/literasi/index-bak',
    layout: 'default',
    isUnlisted: true,
  },
  privacyNotice: {
    path: '/privacy-notice',
    layout: 'with-sidebar',
    query: ['version'],
    hasPreview: true,
  },
  accessibility: {
    path: '/accessibility',
    layout: 'with-sidebar',
    query: ['version'],
  },
  sitemap: {
    path: '/sitemap',
    layout: 'default',
  },
  calculatorLoan: {
    path: '/calculators/loan',
    layout: 'default',
    inputs: ['of', 'product', 'for', 'principal', 'years', 'rate', 'system'],
  },
  calculatorSavings: {
    path: '/calculators/savings-goal',
    layout: 'default',
    inputs: ['of', 'target', 'initial', 'years', 'rate'],
  },
  calculatorDeposit: {
    path: '/calculators/time-deposit',
    layout: 'default',
    inputs: ['principal', 'term', 'roll', 'times'],
  },
  exchangeRate: {
    path: '/exchange-rate',
    layout: 'default',
    query: ['type', 'currency', 'days'],
    inputs: ['amount', 'from', 'to', 'swap'],
  },
  nab: {
    path: '/nab',
    layout: 'default',
    query: ['fund', 'period'],
    // Few values each, but too many combinations to store.
    inputs: ['with', 'sort', 'order'],
  },
  cmsPage: {
    path: '/:type/:subType',
    // Full width if the page has no sidebar list.
    layout: 'with-sidebar',
    hasPreview: true,
  },
  comingSoon: {
    path: '/coming-soon',
    layout: 'empty',
    isUnlisted: true,
  },
  maintenance: {
    path: '/maintenance',
    layout: 'empty',
    isUnlisted: true,
  },
} as const satisfies Record<string, PageDefinition>;

export type PageId = keyof typeof pages | keyof typeof designPages;

/** The pages of the product. */
export const PAGE_IDS = Object.keys(pages) as (keyof typeof pages)[];

const definitions: Readonly<Record<PageId, PageDefinition>> = { ...pages, ...designPages };

/** The pages of the product and of the design collection. */
export const ALL_PAGE_IDS = Object.keys(definitions) as PageId[];

/** Definition with its optional properties, which the type of the literal table lacks. */
export function definitionOf(page: PageId): PageDefinition {
  return definitions[page];
}

/** Static paths of pages for search engines and the site map. */
export function listedPaths(): string[] {
  return PAGE_IDS.map(definitionOf)
    .filter(({ path, isUnlisted }) => !path.includes(':') && !isUnlisted)
    .map(({ path }) => path);
}

/** Path patterns of a page in a language, without language prefix; its own path first. */
export function patternsOf(page: PageId, locale: Locale): string[] {
  const { path, aliases = [] } = definitionOf(page);
  const others = aliases.filter(({ onlyIn = locale }) => onlyIn === locale);
  return [path, ...others.map((alias) => alias.path)];
}
