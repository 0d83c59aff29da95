import { z } from 'zod';
import { richText } from '../content-parts.ts';
import { tag } from './blogs.ts';
import { itemDetail, itemSummary } from './item.ts';

/** The title is the question. Lists include answers, because all questions are on one page. */
export const faqSummary = itemSummary.extend({
  answer: richText,
  /** Null if its topic was deleted. */
  topic: tag.extend({ order: z.number() }).nullable(),
});
export type FaqSummary = z.infer<typeof faqSummary>;

export const faq = faqSummary.extend(itemDetail);
export type Faq = z.infer<typeof faq>;
