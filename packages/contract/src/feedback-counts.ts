import { z } from 'zod';
import { locale } from './content-parts.ts';
import { FEEDBACK_ANSWERS, FEEDBACK_COLLECTIONS } from './feedback.ts';
import { MAX_COUNTS_PER_BATCH } from './search-counts.ts';
import { MAX_REQUESTED_SLUG_LENGTH } from './slugs.ts';

const slug = z.string().min(1).max(MAX_REQUESTED_SLUG_LENGTH);

/** How often an answer was given about an item on a day, since the last batch. */
const feedbackCount = z.object({
  /** In Jakarta. */
  day: z.iso.date(),
  /** Language of the page, also where it shows an item that is not translated. */
  language: locale,
  collection: z.enum(FEEDBACK_COLLECTIONS),
  slug,
  answer: z.enum(FEEDBACK_ANSWERS),
  count: z.int().positive(),
});
export type FeedbackCount = z.infer<typeof feedbackCount>;

/** What is counted: an answer about an item on a day. */
export const feedbackKeyOf = (counted: Omit<FeedbackCount, 'count'>): string =>
  [counted.day, counted.language, counted.collection, counted.slug, counted.answer].join(' ');

/** `POST /api/feedback-counts`: counted by the public site, each answer about an item on a day once. */
export const feedbackCountsBody = z.object({
  /** A repeated batch is stored once. */
  batch: z.uuid(),
  counts: z
    .array(feedbackCount)
    .min(1)
    .max(MAX_COUNTS_PER_BATCH)
    .refine(
      (counts) => new Set(counts.map(feedbackKeyOf)).size === counts.length,
      'An answer is listed twice',
    ),
});
export type FeedbackCountsBody = z.infer<typeof feedbackCountsBody>;

/** What a page posts to its own address; `item` is the slug of an item that it lists, if it lists several. */
export const feedbackBody = z.object({ answer: z.enum(FEEDBACK_ANSWERS), item: slug.optional() });
export type FeedbackBody = z.infer<typeof feedbackBody>;
