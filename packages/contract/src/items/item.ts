import { z } from 'zod';
import { locale, period, picture } from '../content-parts.ts';

/** What every list says of an item, in one language. */
export const itemSummary = z.object({
  slug: z.string(),
  /** The language that its texts are in: the asked one, or Indonesian where there is no translation. */
  language: locale,
  title: z.string(),
  updatedAt: z.iso.datetime(),
});

/** What an item's own page says beyond the list. */
export const itemDetail = {
  /** The address of the picture that is shown where the page is shared; null where it has none, as drafts do. */
  socialImage: z.string().nullable(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  /** Languages in which the item is published; alternates are announced for these only. */
  languages: z.array(locale).min(1),
};

/** What lists say of something to read. */
export const articleSummary = itemSummary.extend({
  summary: z.string(),
  publishedAt: z.iso.datetime(),
  readingMinutes: z.number().int().positive(),
  cover: picture.nullable(),
});
export type ArticleSummary = z.infer<typeof articleSummary>;

/** The answer, with status 410, where an item stood that staff withdrew and said why. */
export const goneAnswer = z.object({
  statusCode: z.literal(410),
  message: z.string().min(1),
  language: locale,
});
export type GoneAnswer = z.infer<typeof goneAnswer>;

/** What is published and has an address of its own: what machines find pages by. */
export const publishedItem = z.object({
  slug: z.string(),
  /** Languages in which it is published. */
  languages: z.array(locale).min(1),
  updatedAt: z.iso.datetime(),
  ...period,
});
export type PublishedItem = z.infer<typeof publishedItem>;
