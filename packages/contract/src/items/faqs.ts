import { z } from 'zod';
import { richText } from '../content-parts.ts';
import { tag } from './blogs.ts';
import { itemDetail, itemSummary } from './item.ts';

/** A question is its title. They stand on one page, so the list has the answers, too. */
export const faqSummary = itemSummary.extend({
  answer: richText,
  /** Null where its topic has been deleted. */
  topic: tag.extend({ order: z.number() }).nullable(),
});
export type FaqSummary = z.infer<typeof faqSummary>;

export const faq = faqSummary.extend(itemDetail);
export type Faq = z.infer<typeof faq>;
