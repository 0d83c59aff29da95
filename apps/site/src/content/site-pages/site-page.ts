import type { ItemCollection, Locale } from '@beranda/contract';

/** A static page in search and site map. `searchTerms` are further words to find it by, between commas, not displayed. */
export type SitePage = Readonly<Record<Locale, { title: string; text: string; searchTerms: string }>> & {
  /** Collections that it lists: their first items are below it in the site map. */
  lists?: readonly ItemCollection[];
  /** It lists only items below its own path. */
  isParent?: true;
};

/** The pages of a section by path, in the order of the site map. */
export type SitePages = Readonly<Record<string, SitePage>>;
