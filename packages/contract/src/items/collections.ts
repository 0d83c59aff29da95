import { z } from 'zod';
import { listResponse } from '../content-parts.ts';
import { blogArticle, blogSummary } from './blogs.ts';
import { branch, branchSummary } from './branches.ts';
import { career, careerSummary } from './careers.ts';
import { complaintReportItem, complaintReportSummary } from './complaint-reports.ts';
import { faq, faqSummary } from './faqs.ts';
import { governancePage, governanceSummary } from './governance.ts';
import { groupCompanyItem, groupCompanySummary } from './group-companies.ts';
import { guaranteeRatesItem, guaranteeRatesSummary } from './guarantee-rates.ts';
import { guide, guideGroup, guideGroupSummary, guideSummary } from './guides.ts';
import { publishedItem } from './item.ts';
import { lendingRatesItem, lendingRatesSummary } from './lending-rates.ts';
import { literacyArticle, literacySummary } from './literacy.ts';
import { newsArticle, newsSummary } from './news.ts';
import { notice, noticeSummary } from './notices.ts';
import { page, pageSummary } from './pages.ts';
import { personItem, personSummary } from './people.ts';
import { product, productSummary } from './products.ts';
import { promotion, promotionSummary } from './promotions.ts';
import { reportItem, reportSummary } from './reports.ts';

type ItemCollectionDefinition = {
  /** Schemas of a list entry and of a single item. */
  summary: z.ZodType;
  item: z.ZodType;
  /** Path prefix of item pages; null for items without a page. */
  base: `/${string}` | null;
  /** The page that lists items without a page of their own. */
  shownOn?: `/${string}`;
};

/**
 * Collections of items that editors write in Indonesian and English, and draft, publish and withdraw individually. Keys
 * are collection names of the content API.
 */
export const itemCollections = {
  blogs: { summary: blogSummary, item: blogArticle, base: '/blogs/' },
  people: { summary: personSummary, item: personItem, base: null, shownOn: '/about-us' },
  'group-companies': {
    summary: groupCompanySummary,
    item: groupCompanyItem,
    base: null,
    shownOn: '/about-us',
  },
  reports: {
    summary: reportSummary,
    item: reportItem,
    base: null,
    shownOn: '/about-us/financial-statements',
  },
  'complaint-reports': {
    summary: complaintReportSummary,
    item: complaintReportItem,
    base: null,
    shownOn: '/about-us/complaint',
  },
  'lending-rates': {
    summary: lendingRatesSummary,
    item: lendingRatesItem,
    base: null,
    shownOn: '/about-us/prime-lending-rates',
  },
  'guarantee-rates': {
    summary: guaranteeRatesSummary,
    item: guaranteeRatesItem,
    base: null,
    shownOn: '/about-us/deposit-guarantee-rates',
  },
  news: { summary: newsSummary, item: newsArticle, base: '/news/' },
  'guide-groups': { summary: guideGroupSummary, item: guideGroup, base: '/about-us/guides/groups/' },
  guides: { summary: guideSummary, item: guide, base: '/about-us/guides/' },
  governance: {
    summary: governanceSummary,
    item: governancePage,
    base: '/about-us/governance/',
  },
  literacy: { summary: literacySummary, item: literacyArticle, base: '/literasi/detail/' },
  notices: { summary: noticeSummary, item: notice, base: null, shownOn: '/privacy-notice' },
  branches: { summary: branchSummary, item: branch, base: '/branches/' },
  faqs: {
    summary: faqSummary,
    item: faq,
    base: null,
    shownOn: '/about-us/questions',
  },
  careers: { summary: careerSummary, item: career, base: '/careers/' },
  promotions: { summary: promotionSummary, item: promotion, base: '/promo/' },
  products: { summary: productSummary, item: product, base: '/' },
  pages: { summary: pageSummary, item: page, base: '/' },
} as const satisfies Record<string, ItemCollectionDefinition>;

export type ItemCollection = keyof typeof itemCollections;

export const ITEM_COLLECTIONS = Object.keys(itemCollections) as ItemCollection[];

export type ItemSummary<C extends ItemCollection> = z.infer<(typeof itemCollections)[C]['summary']>;
export type ItemDetail<C extends ItemCollection> = z.infer<(typeof itemCollections)[C]['item']>;

/** Definition with its optional properties, which the type of the literal table lacks. */
export function itemCollectionOf(collection: ItemCollection): ItemCollectionDefinition {
  return itemCollections[collection];
}

/** Path of an item's page, or of the page that lists it, without language prefix. */
export function pathOfItem(collection: ItemCollection, slug: string): string {
  const { base, shownOn } = itemCollectionOf(collection);
  if (base === null) return shownOn ?? '/';
  return base + slug.split('/').map(encodeURIComponent).join('/');
}

export function itemListResponse<C extends ItemCollection>(collection: C) {
  return listResponse(itemCollections[collection].summary);
}

/** All published items with a URL of their own, by collection, newest first. */
export const publishedItems = z.object({
  items: z.partialRecord(
    z.enum(ITEM_COLLECTIONS as [ItemCollection, ...ItemCollection[]]),
    z.array(publishedItem),
  ),
});
export type PublishedItems = z.infer<typeof publishedItems>;
