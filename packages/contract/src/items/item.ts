import { z } from 'zod';
import { locale, period, picture } from '../content-parts.ts';

/** List fields of every item, in one language. */
export const itemSummary = z.object({
  slug: z.string(),
  /** Language of its texts: the requested one, or Indonesian if untranslated. */
  language: locale,
  title: z.string(),
  updatedAt: z.iso.datetime(),
});

/** Additional fields of an item's own page. */
export const itemDetail = {
  /** URL of the Open Graph image; null without one, as for drafts. */
  socialImage: z.string().nullable(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  /** Languages in which the item is published; alternate links exist for these only. */
  languages: z.array(locale).min(1),
  /** When the text was last changed, shown as “Updated”. A technical save does not move it. */
  textChangedAt: z.iso.datetime(),
};

/** List fields of an article. */
export const articleSummary = itemSummary.extend({
  summary: z.string(),
  publishedAt: z.iso.datetime(),
  readingMinutes: z.number().int().positive(),
  cover: picture.nullable(),
});
export type ArticleSummary = z.infer<typeof articleSummary>;

/** Response with status 410 for an item that was withdrawn with a reason. */
export const goneResponse = z.object({
  statusCode: z.literal(410),
  message: z.string().min(1),
  language: locale,
});
export type GoneResponse = z.infer<typeof goneResponse>;

/** Entry of the sitemap: a published item with a URL of its own. */
export const publishedItem = z.object({
  slug: z.string(),
  /** Languages in which it is published. */
  languages: z.array(locale).min(1),
  updatedAt: z.iso.datetime(),
  ...period,
});
export type PublishedItem = z.infer<typeof publishedItem>;
