import { business } from './business.ts';
import { company } from './company.ts';
import { help } from './help.ts';
import { learning } from './learning.ts';
import { news } from './news.ts';
import { other } from './other.ts';
import { products } from './products.ts';
import type { SitePage, SitePages } from './site-page.ts';

/** The static pages of each section of the site map. */
export const SITE_PAGES = {
  products,
  business,
  company,
  news,
  learning,
  help,
  /** Only what editors write. */
  pages: {},
  other,
} satisfies Record<string, SitePages>;

export type SectionName = keyof typeof SITE_PAGES;

const byPath = new Map<string, SitePage>(Object.values<SitePages>(SITE_PAGES).flatMap(Object.entries));

/** The entry of a static page; undefined if it has none. */
export function findSitePage(path: string): SitePage | undefined {
  return byPath.get(path);
}
