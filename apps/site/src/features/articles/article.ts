import type { ArticleSummary } from '@beranda/contract';

/** View model of an article for cards: the CMS summary and its URL. */
export type Article = ArticleSummary & {
  /** Path without language prefix. */
  url: string;
  /** Category, above the title. */
  eyebrow?: string;
  /** Language of the category, if it may not be the page's. */
  eyebrowLang?: string;
  /** Author, if named. */
  author?: string;
};
