import { z } from 'zod';
import { article, markdown, nonEmptyText, picture } from '../content-fields.ts';
import { readItems } from '../read-content.ts';

const shared = {
  category: z.enum(['savings', 'loans', 'payments', 'investments', 'business']),
  /** Days from the day of seeding, whole days in Jakarta; the last day is included. */
  fromInDays: z.int(),
  lastInDays: z.int(),
  productUrl: nonEmptyText,
  picture: picture.nullable().default(null),
};

/** `quota` says in a few words how many can have it. */
const text = { ...article, quota: nonEmptyText, terms: markdown };

export const promotions = readItems('promotions', shared, text);

export type PromotionSeed = (typeof promotions)[number];
