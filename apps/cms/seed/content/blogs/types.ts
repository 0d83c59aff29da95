import type { Locale } from '@beranda/contract';
import type { Block, PictureSeed } from '../types.ts';

export type BlogText = { title: string; summary: string; body: Block[] };

/** A tag of the blog, in the order in which the site shows them. */
export type TagSeed = { slug: string; name: Record<Locale, string> };

/** An article of the blog; `en: null` means that it is not translated. */
export type BlogSeed = {
  slug: string;
  /** Slugs of tags, the most important one first. */
  tags: string[];
  author: Record<Locale, string>;
  /** ISO date and time. */
  publishedAt: string;
  picture: PictureSeed | null;
  /** Slugs of what an editor recommends to read next. */
  related?: string[];
  id: BlogText;
  en: BlogText | null;
};
