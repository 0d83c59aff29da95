import type { Locale } from '@beranda/contract';
import type { PageDefinition } from './page-definition.ts';

/** Every page of the site. Links, alternates, canonical addresses and payloads all derive from this table. */
export const pages = {
  home: {
    path: '/',
    layout: 'default',
    load: () => import('#src/pages/home/page.tsx'),
    texts: ['article', 'branchSearch', 'figures', 'funds', 'home', 'news', 'promotions', 'rates'],
  },
  news: {
    path: '/news',
    layout: 'default',
    load: () => import('#src/pages/news/page.tsx'),
    texts: ['article', 'news', 'pagination'],
    query: ['topic', 'page'],
  },
  newsArticle: {
    path: '/news/:slug',
    layout: 'default',
    load: () => import('#src/pages/news-article/page.tsx'),
    texts: ['article', 'news'],
    hasPreview: true,
  },
  newsMobile: {
    path: '/news-mobile',
    layout: 'empty',
    load: () => import('#src/pages/news-mobile/page.tsx'),
    texts: ['article', 'news', 'pagination'],
    query: ['topic', 'page'],
    isUnlisted: true,
  },
  newsMobileArticle: {
    path: '/news-mobile/:slug',
    layout: 'empty',
    load: () => import('#src/pages/news-mobile-article/page.tsx'),
    texts: ['article', 'news'],
    isUnlisted: true,
  },
  blogs: {
    path: '/blogs',
    layout: 'default',
    load: () => import('#src/pages/blogs/page.tsx'),
    texts: ['article', 'blogs'],
  },
  blogsAll: {
    path: '/blogs/all',
    layout: 'default',
    load: () => import('#src/pages/blogs-all/page.tsx'),
    texts: ['article', 'blogs', 'pagination'],
    query: ['tag', 'page'],
  },
  blogArticle: {
    path: '/blogs/:slug',
    layout: 'default',
    load: () => import('#src/pages/blog-article/page.tsx'),
    texts: ['article', 'blogs'],
    hasPreview: true,
  },
  promo: {
    path: '/promo',
    layout: 'default',
    load: () => import('#src/pages/promo/page.tsx'),
    texts: ['pagination', 'promotions'],
    query: ['category', 'page'],
    hasPreview: true,
  },
  promotion: {
    path: '/promo/:slug',
    layout: 'default',
    load: () => import('#src/pages/promotion/page.tsx'),
    texts: ['promotions'],
    hasPreview: true,
  },
  branches: {
    path: '/branches',
    layout: 'default',
    load: () => import('#src/pages/branches/page.tsx'),
    texts: ['branchSearch', 'branches', 'pagination'],
    query: ['kind', 'city', 'page'],
    // Each has few values, but all of them together make more pages than are worth storing.
    inputs: ['q', 'service', 'weekend'],
    hasPreview: true,
  },
  branch: {
    path: '/branches/:slug',
    layout: 'default',
    load: () => import('#src/pages/branch/page.tsx'),
    texts: ['branches'],
    hasPreview: true,
  },
  careers: {
    path: '/careers',
    layout: 'default',
    load: () => import('#src/pages/careers/page.tsx'),
    texts: ['careers', 'pagination'],
    query: ['field', 'employment', 'city', 'page'],
    hasPreview: true,
  },
  career: {
    path: '/careers/:slug',
    layout: 'default',
    load: () => import('#src/pages/career/page.tsx'),
    texts: ['careers'],
    hasPreview: true,
  },
  questions: {
    path: '/about-us/questions',
    layout: 'default',
    load: () => import('#src/pages/questions/page.tsx'),
    texts: ['questions'],
    query: ['topic'],
    inputs: ['q'],
    hasPreview: true,
  },
  questionsMobile: {
    path: '/about-us/questions-mobile',
    layout: 'empty',
    load: () => import('#src/pages/questions-mobile/page.tsx'),
    texts: ['questions'],
    query: ['topic'],
    inputs: ['q'],
    isUnlisted: true,
  },
  aboutUs: {
    path: '/about-us',
    layout: 'default',
    load: () => import('#src/pages/about-us/page.tsx'),
    texts: ['about', 'article', 'news', 'reports'],
    hasPreview: true,
  },
  financialStatements: {
    path: '/about-us/financial-statements',
    layout: 'default',
    load: () => import('#src/pages/financial-statements/page.tsx'),
    texts: ['pagination', 'reports'],
    query: ['kind', 'year', 'page'],
    hasPreview: true,
  },
  primeLendingRates: {
    path: '/about-us/prime-lending-rates',
    layout: 'default',
    load: () => import('#src/pages/prime-lending-rates/page.tsx'),
    texts: ['publishedRates'],
    hasPreview: true,
  },
  depositGuaranteeRates: {
    path: '/about-us/deposit-guarantee-rates',
    layout: 'default',
    load: () => import('#src/pages/deposit-guarantee-rates/page.tsx'),
    texts: ['publishedRates'],
    hasPreview: true,
  },
  complaint: {
    path: '/about-us/complaint',
    layout: 'default',
    load: () => import('#src/pages/complaint/page.tsx'),
    texts: ['complaint'],
    query: ['year'],
    hasPreview: true,
  },
  contactUs: {
    path: '/about-us/contact-us',
    layout: 'default',
    load: () => import('#src/pages/contact-us/page.tsx'),
    texts: ['contact', 'form'],
    query: ['sent'],
    form: 'contact',
  },
  businessConsultation: {
    path: '/business-consultation/business-consultation',
    aliases: [{ path: '/business-consultation' }, { path: '/en/business-consultation', onlyIn: 'en' }],
    layout: 'empty',
    load: () => import('#src/pages/business-consultation/page.tsx'),
    texts: ['businessConsultation', 'contact', 'form'],
    query: ['sent'],
    form: 'contact',
  },
  registerProduct: {
    path: '/register-product',
    layout: 'default',
    load: () => import('#src/pages/register-product/page.tsx'),
    texts: ['contact', 'form', 'registerProduct'],
    query: ['sent', 'product'],
    form: 'contact',
  },
  supplyChain: {
    path: '/pembiayaan-supply-chain',
    layout: 'default',
    load: () => import('#src/pages/supply-chain/page.tsx'),
    texts: ['contact', 'form', 'supplyChain'],
    query: ['sent'],
    form: 'contact',
  },
  search: {
    path: '/search',
    layout: 'default',
    load: () => import('#src/pages/search/page.tsx'),
    texts: ['pagination', 'search'],
    inputs: ['q', 'kind', 'page'],
  },
  guides: {
    path: '/about-us/guides',
    layout: 'default',
    load: () => import('#src/pages/guides/page.tsx'),
    texts: ['guides'],
    // What is searched for is free text.
    inputs: ['q'],
  },
  guideGroup: {
    path: '/about-us/guides/groups/:slug',
    layout: 'with-sidebar',
    load: () => import('#src/pages/guide-group/page.tsx'),
    texts: ['guides', 'pagination'],
    query: ['page'],
    hasPreview: true,
  },
  guide: {
    path: '/about-us/guides/:slug',
    layout: 'with-sidebar',
    load: () => import('#src/pages/guide/page.tsx'),
    texts: ['guides', 'reference'],
    hasPreview: true,
  },
  governance: {
    path: '/about-us/governance',
    layout: 'default',
    load: () => import('#src/pages/governance/page.tsx'),
    texts: ['governance', 'pagination'],
    query: ['category', 'page'],
    inputs: ['q'],
  },
  governancePage: {
    path: '/about-us/governance/:slug',
    layout: 'with-sidebar',
    load: () => import('#src/pages/governance-page/page.tsx'),
    texts: ['governance', 'reference'],
    hasPreview: true,
  },
  literacy: {
    path: '/literasi',
    layout: 'default',
    load: () => import('#src/pages/literacy/page.tsx'),
    texts: ['article', 'literacy', 'pagination'],
    query: ['topic', 'page'],
  },
  literacyArticle: {
    path: '/literasi/detail/:title',
    layout: 'default',
    load: () => import('#src/pages/literacy-article/page.tsx'),
    texts: ['article', 'literacy'],
    hasPreview: true,
  },
  literacyPlain: {
    path: '/literasi/index-bak',
    layout: 'default',
    load: () => import('#src/pages/literacy-plain/page.tsx'),
    texts: ['literacy'],
    isUnlisted: true,
  },
  privacyNotice: {
    path: '/privacy-notice',
    layout: 'with-sidebar',
    load: () => import('#src/pages/privacy-notice/page.tsx'),
    texts: ['legalNotice', 'reference'],
    query: ['version'],
    hasPreview: true,
  },
  accessibility: {
    path: '/accessibility',
    layout: 'with-sidebar',
    load: () => import('#src/pages/accessibility/page.tsx'),
    texts: ['legalNotice', 'reference'],
    query: ['version'],
  },
  sitemap: {
    path: '/sitemap',
    layout: 'default',
    load: () => import('#src/pages/sitemap/page.tsx'),
    texts: ['sitemap'],
  },
  calculatorLoan: {
    path: '/calculators/loan',
    layout: 'default',
    load: () => import('#src/pages/calculator-loan/page.tsx'),
    texts: ['calculators', 'figures'],
    inputs: ['of', 'product', 'for', 'principal', 'years', 'rate', 'system'],
  },
  calculatorSavings: {
    path: '/calculators/savings-goal',
    layout: 'default',
    load: () => import('#src/pages/calculator-savings/page.tsx'),
    texts: ['calculators', 'figures'],
    inputs: ['of', 'target', 'initial', 'years', 'rate'],
  },
  calculatorDeposit: {
    path: '/calculators/time-deposit',
    layout: 'default',
    load: () => import('#src/pages/calculator-deposit/page.tsx'),
    texts: ['calculators', 'figures'],
    inputs: ['principal', 'term', 'roll', 'times'],
  },
  exchangeRate: {
    path: '/exchange-rate',
    layout: 'default',
    load: () => import('#src/pages/exchange-rate/page.tsx'),
    texts: ['chart', 'exchangeRate', 'rates'],
    query: ['type', 'currency', 'days'],
    inputs: ['amount', 'from', 'to', 'swap'],
  },
  nab: {
    path: '/nab',
    layout: 'default',
    load: () => import('#src/pages/nab/page.tsx'),
    texts: ['chart', 'funds', 'nab'],
    query: ['fund', 'period'],
    // Each has few values, but all of them together make more pages than are worth storing.
    inputs: ['with', 'sort', 'order'],
  },
  cmsPage: {
    path: '/:type/:subType',
    // A page without a list beside it has the whole width.
    layout: 'with-sidebar',
    load: () => import('#src/pages/cms-page/page.tsx'),
    texts: ['calculators', 'figures', 'products'],
    hasPreview: true,
  },
  comingSoon: {
    path: '/coming-soon',
    layout: 'empty',
    load: () => import('#src/pages/coming-soon/page.tsx'),
    isUnlisted: true,
  },
  maintenance: {
    path: '/maintenance',
    layout: 'empty',
    load: () => import('#src/pages/maintenance/page.tsx'),
    isUnlisted: true,
  },
  design: {
    path: '/design',
    layout: 'default',
    load: () => import('#src/design/pages/design/page.tsx'),
    texts: ['chart', 'figures', 'form', 'funds', 'pagination'],
    isForBuilders: true,
  },
  designSidebar: {
    path: '/design/with-sidebar',
    layout: 'with-sidebar',
    load: () => import('#src/design/pages/design-sidebar/page.tsx'),
    isForBuilders: true,
  },
  designArticle: {
    path: '/design/without-sidebar',
    layout: 'without-sidebar',
    load: () => import('#src/design/pages/design-article/page.tsx'),
    isForBuilders: true,
  },
} as const satisfies Record<string, PageDefinition>;

export type PageId = keyof typeof pages;

export const PAGE_IDS = Object.keys(pages) as PageId[];

/** The definition with its optional properties, which the literal table does not show. */
export function definitionOf(page: PageId): PageDefinition {
  return pages[page];
}

/** The paths of pages that are there by themselves, and that visitors and machines may find. */
export function listedPaths(): string[] {
  return PAGE_IDS.map(definitionOf)
    .filter(({ path, isForBuilders, isUnlisted }) => !path.includes(':') && !isForBuilders && !isUnlisted)
    .map(({ path }) => path);
}

/** The patterns, without language prefix, under which a page is reached in a language; its own path comes first. */
export function patternsOf(page: PageId, locale: Locale): string[] {
  const { path, aliases = [] } = definitionOf(page);
  const others = aliases.filter(({ onlyIn = locale }) => onlyIn === locale);
  return [path, ...others.map((alias) => alias.path)];
}
