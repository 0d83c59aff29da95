import { type Locale, productTypes } from '@beranda/contract';
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
  },
  newsArticle: {
    path: '/news/:slug',
    layout: 'default',
    hasPreview: true,
  },
  newsMobile: {
    path: '/news-mobile',
    queryOf: '/news',
    layout: 'empty',
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
  },
  blogArticle: {
    path: '/blogs/:slug',
    layout: 'default',
    hasPreview: true,
  },
  promo: {
    path: '/promo',
    layout: 'default',
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
    hasPreview: true,
  },
  questionsMobile: {
    path: '/about-us/questions-mobile',
    queryOf: '/about-us/questions',
    layout: 'empty',
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
    hasPreview: true,
    form: 'complaint',
  },
  caseStatus: {
    path: '/about-us/complaint/status',
    layout: 'default',
  },
  contactUs: {
    path: '/about-us/contact-us',
    layout: 'default',
    form: 'contact',
  },
  personalData: {
    path: '/about-us/personal-data',
    layout: 'default',
    form: 'data-request',
  },
  businessConsultation: {
    path: '/business-consultation/business-consultation',
    aliases: [{ path: '/business-consultation' }, { path: '/en/business-consultation', onlyIn: 'en' }],
    layout: 'empty',
    form: 'msme-consultation',
  },
  registerProduct: {
    path: '/register-product',
    layout: 'default',
    form: 'product-registration',
  },
  supplyChain: {
    path: '/pembiayaan-supply-chain',
    layout: 'default',
    form: 'supply-chain-financing',
  },
  search: {
    path: '/search',
    layout: 'default',
  },
  guides: {
    path: '/about-us/guides',
    layout: 'default',
  },
  guideGroup: {
    path: '/about-us/guides/groups/:slug',
    layout: 'with-sidebar',
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
  },
  governancePage: {
    path: '/about-us/governance/:slug',
    layout: 'with-sidebar',
    hasPreview: true,
  },
  literacy: {
    path: '/literasi',
    layout: 'default',
  },
  literacyArticle: {
    path: '/literasi/detail/:title',
    layout: 'default',
    hasPreview: true,
  },
  literacyPlain: {
    path: '/literasi/index-bak',
    layout: 'without-sidebar',
    isUnlisted: true,
  },
  privacyNotice: {
    path: '/privacy-notice',
    layout: 'with-sidebar',
    hasPreview: true,
  },
  accessibility: {
    path: '/accessibility',
    layout: 'with-sidebar',
  },
  sitemap: {
    path: '/sitemap',
    layout: 'default',
  },
  calculatorLoan: {
    path: '/calculators/loan',
    layout: 'default',
  },
  calculatorSavings: {
    path: '/calculators/savings-goal',
    layout: 'default',
  },
  calculatorDeposit: {
    path: '/calculators/time-deposit',
    layout: 'default',
  },
  exchangeRate: {
    path: '/exchange-rate',
    layout: 'default',
  },
  nab: {
    path: '/nab',
    layout: 'default',
  },
  productType: {
    path: '/:type',
    values: productTypes,
    layout: 'default',
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

/** Ids of the site's pages, without the design collection. */
export const PAGE_IDS = Object.keys(pages) as (keyof typeof pages)[];

const definitions: Readonly<Record<PageId, PageDefinition>> = { ...pages, ...designPages };

/** Ids of the site's pages and of those of the design collection. */
export const ALL_PAGE_IDS = Object.keys(definitions) as PageId[];

/** Definition with its optional properties, which the type of the literal table lacks. */
export function definitionOf(page: PageId): PageDefinition {
  return definitions[page];
}

/** The own paths of a page, without language prefix: one, or one for each value of its parameter. */
export function ownPathsOf(page: PageId): string[] {
  const { path, values } = definitionOf(page);
  return values ? values.map((value) => path.replace(/:\w+/, value)) : [path];
}

/** Paths without parameters. */
export function staticPathsOf(page: PageId): string[] {
  return ownPathsOf(page).filter((path) => !path.includes(':'));
}

/** Static paths of pages for search engines and the site map. */
export function listedPaths(): string[] {
  return PAGE_IDS.filter((page) => !definitionOf(page).isUnlisted).flatMap(staticPathsOf);
}

/** Path patterns of a page in a language, without language prefix; its own first. */
export function patternsOf(page: PageId, locale: Locale): string[] {
  const { aliases = [] } = definitionOf(page);
  const others = aliases.filter(({ onlyIn = locale }) => onlyIn === locale);
  return [...ownPathsOf(page), ...others.map((alias) => alias.path)];
}
