import { businessPages } from './business.ts';
import { companyPages } from './company.ts';
import { helpPages } from './help.ts';
import { learningPages } from './learning.ts';
import { newsPages } from './news.ts';
import { otherPages } from './other.ts';
import { productPages } from './products.ts';
import type { SitePage, SitePages } from './site-page.ts';

/** The static pages of each section of the site map. */
export const SITE_PAGES = {
  products: productPages,
  business: businessPages,
  company: companyPages,
  news: newsPages,
  learning: learningPages,
  help: helpPages,
  /** Only what editors write. */
  pages: {},
  other: otherPages,
} satisfies Record<string, SitePages>;

export type SectionName = keyof typeof SITE_PAGES;

const byPath = new Map<string, SitePage>(Object.values<SitePages>(SITE_PAGES).flatMap(Object.entries));

/** The entry of a static page; undefined if it has none. */
export function findSitePage(path: string): SitePage | undefined {
  return byPath.get(path);
}
