import type { ArticleSummary } from '@beranda/contract';

/** Something to read, as cards show it: what the content API says of it, and where it is. */
export type Article = ArticleSummary & {
  /** Path without language prefix. */
  url: string;
  /** What kind of thing it is, above its title. */
  eyebrow?: string;
  /** Its language, where it may not be the page's. */
  eyebrowLang?: string;
  /** Who wrote it, where somebody signed. */
  author?: string;
};
