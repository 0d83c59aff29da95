import { z } from 'zod';
import { locale, richText } from '../content-parts.ts';
import { articleSummary, itemDetail } from './item.ts';

/** A word under which articles, or questions, stand together. */
export const tag = z.object({
  slug: z.string(),
  title: z.string(),
  /** Indonesian where the word has no translation. */
  language: locale,
});
export type Tag = z.infer<typeof tag>;

export const blogSummary = articleSummary.extend({
  /** The most important one first. */
  tags: z.array(tag),
  /** Who wrote it; empty where nobody signed. */
  author: z.string(),
});
export type BlogSummary = z.infer<typeof blogSummary>;

export const blogArticle = blogSummary.extend({
  body: richText,
  /** What to read next: what an editor chose, then what shares tags with it, then the newest. */
  related: z.array(blogSummary),
  ...itemDetail,
});

/** Tags that have articles, in their order, each with how many a reader of the language finds. */
export const blogTagsAnswer = z.object({
  tags: z.array(tag.extend({ articles: z.number().int().positive() })),
});
export type BlogTags = z.infer<typeof blogTagsAnswer>['tags'];
