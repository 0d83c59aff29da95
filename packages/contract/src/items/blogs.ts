import { z } from 'zod';
import { locale, richText } from '../content-parts.ts';
import { articleSummary, itemDetail } from './item.ts';

/** A tag that groups articles, or a topic that groups questions. */
export const tag = z.object({
  slug: z.string(),
  title: z.string(),
  /** Indonesian if untranslated. */
  language: locale,
});
export type Tag = z.infer<typeof tag>;

export const blogSummary = articleSummary.extend({
  /** Most important first. */
  tags: z.array(tag),
  /** Author; may be empty. */
  author: z.string(),
});
export type BlogSummary = z.infer<typeof blogSummary>;

export const blogArticle = blogSummary.extend({
  body: richText,
  /** Related articles: those an editor selected, then those with shared tags, then the newest. */
  related: z.array(blogSummary),
  ...itemDetail,
});

/** Tags that have articles, in display order, each with the number of articles in the language. */
export const blogTagsResponse = z.object({
  tags: z.array(tag.extend({ articles: z.number().int().positive() })),
});
export type BlogTags = z.infer<typeof blogTagsResponse>['tags'];
