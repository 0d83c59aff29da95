import type { Locale } from '@beranda/contract';
import { pageQuery, text } from '#src/content/page-query.ts';
import { blogQuery } from '#src/features/articles/blog/blog-query.ts';
import { literacyQuery } from '#src/features/articles/literacy/literacy-query.ts';
import { newsQuery } from '#src/features/articles/news/news-query.ts';
import { branchesQuery } from '#src/features/branches/search/branches-query.ts';
import {
  depositCalculatorQuery,
  loanCalculatorQuery,
  savingsCalculatorQuery,
} from '#src/features/calculators/calculator-queries.ts';
import { careersQuery } from '#src/features/careers/careers-query.ts';
import { complaintQuery } from '#src/features/complaints/complaint-query.ts';
import { nabQuery } from '#src/features/funds/nab/nab-query.ts';
import { governanceQuery } from '#src/features/governance/governance-query.ts';
import { groupQuery, guidesQuery } from '#src/features/guides/guides-query.ts';
import { noticeQueries } from '#src/features/legal-notices/notice-query.ts';
import { registerQuery } from '#src/features/products/register/register-query.ts';
import { promotionsQuery } from '#src/features/promotions/promotions-query.ts';
import { questionsQuery } from '#src/features/questions/questions-query.ts';
import { exchangeRateQuery } from '#src/features/rates/exchange/exchange-rate-query.ts';
import { reportsQuery } from '#src/features/reports/reports-query.ts';
import { searchQuery } from '#src/features/search/search-query.ts';
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
    query: newsQuery,
  },
  newsArticle: {
    path: '/news/:slug',
    layout: 'default',
    hasPreview: true,
  },
  newsMobile: {
    path: '/news-mobile',
    layout: 'empty',
    query: newsQuery,
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
    query: blogQuery,
  },
  blogArticle: {
    path: '/blogs/:slug',
    layout: 'default',
    hasPreview: true,
  },
  promo: {
    path: '/promo',
    layout: 'default',
    query: promotionsQuery,
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
    query: branchesQuery,
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
    query: careersQuery,
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
    query: questionsQuery,
    hasPreview: true,
  },
  questionsMobile: {
    path: '/about-us/questions-mobile',
    layout: 'empty',
    query: questionsQuery,
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
    query: reportsQuery,
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
    query: complaintQuery,
    hasPreview: true,
  },
  contactUs: {
    path: '/about-us/contact-us',
    layout: 'default',
    query: pageQuery('/about-us/contact-us', { sent: text }),
    form: 'contact',
  },
  businessConsultation: {
    path: '/business-consultation/business-consultation',
    aliases: [{ path: '/business-consultation' }, { path: '/en/business-consultation', onlyIn: 'en' }],
    layout: 'empty',
    query: pageQuery('/business-consultation/business-consultation', { sent: text }),
    form: 'contact',
  },
  registerProduct: {
    path: '/register-product',
    layout: 'default',
    query: registerQuery,
    form: 'contact',
  },
  supplyChain: {
    path: '/pembiayaan-supply-chain',
    layout: 'default',
    query: pageQuery('/pembiayaan-supply-chain', { sent: text }),
    form: 'contact',
  },
  search: {
    path: '/search',
    layout: 'default',
    query: searchQuery,
  },
  guides: {
    path: '/about-us/guides',
    layout: 'default',
    query: guidesQuery,
  },
  guideGroup: {
    path: '/about-us/guides/groups/:slug',
    layout: 'with-sidebar',
    query: groupQuery,
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
    query: governanceQuery,
  },
  governancePage: {
    path: '/about-us/governance/:slug',
    layout: 'with-sidebar',
    hasPreview: true,
  },
  literacy: {
    path: '/literasi',
    layout: 'default',
    query: literacyQuery,
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
    query: noticeQueries.privacy,
    hasPreview: true,
  },
  accessibility: {
    path: '/accessibility',
    layout: 'with-sidebar',
    query: noticeQueries.accessibility,
  },
  sitemap: {
    path: '/sitemap',
    layout: 'default',
  },
  calculatorLoan: {
    path: '/calculators/loan',
    layout: 'default',
    query: loanCalculatorQuery,
  },
  calculatorSavings: {
    path: '/calculators/savings-goal',
    layout: 'default',
    query: savingsCalculatorQuery,
  },
  calculatorDeposit: {
    path: '/calculators/time-deposit',
    layout: 'default',
    query: depositCalculatorQuery,
  },
  exchangeRate: {
    path: '/exchange-rate',
    layout: 'default',
    query: exchangeRateQuery,
  },
  nab: {
    path: '/nab',
    layout: 'default',
    query: nabQuery,
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
  design: {
    path: '/design',
    layout: 'default',
    isForBuilders: true,
  },
  designSidebar: {
    path: '/design/with-sidebar',
    layout: 'with-sidebar',
    isForBuilders: true,
  },
  designArticle: {
    path: '/design/without-sidebar',
    layout: 'without-sidebar',
    isForBuilders: true,
  },
} as const satisfies Record<string, PageDefinition>;

export type PageId = keyof typeof pages;

export const PAGE_IDS = Object.keys(pages) as PageId[];

/** Definition with its optional properties, which the type of the literal table lacks. */
export function definitionOf(page: PageId): PageDefinition {
  return pages[page];
}

/** Static paths of pages for search engines and the site map. */
export function listedPaths(): string[] {
  return PAGE_IDS.map(definitionOf)
    .filter(({ path, isForBuilders, isUnlisted }) => !path.includes(':') && !isForBuilders && !isUnlisted)
    .map(({ path }) => path);
}

/** Path patterns of a page in a language, without language prefix; its own path first. */
export function patternsOf(page: PageId, locale: Locale): string[] {
  const { path, aliases = [] } = definitionOf(page);
  const others = aliases.filter(({ onlyIn = locale }) => onlyIn === locale);
  return [path, ...others.map((alias) => alias.path)];
}
