import { z } from 'zod';
import { locale, picture, richText } from '../content-parts.ts';
import { itemDetail, itemSummary } from './item.ts';

export const promotionCategories = ['savings', 'loans', 'payments', 'investments', 'business'] as const;
export type PromotionCategory = (typeof promotionCategories)[number];

export const promotionSummary = itemSummary.extend({
  summary: z.string(),
  category: z.enum(promotionCategories),
  /** When it begins and ends; the site keeps the time. */
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  /** How many can have it. */
  quota: z.string(),
  /** The language of the quota, which may stand in for a translation that a promotion has of the rest. */
  quotaLanguage: locale,
  isQuotaUsed: z.boolean(),
  cover: picture.nullable(),
});
export type PromotionSummary = z.infer<typeof promotionSummary>;

export const promotion = promotionSummary.extend({
  body: richText,
  terms: richText,
  /** The product that it is for: a path without language prefix, or an absolute address. */
  productUrl: z.string().nullable(),
  ...itemDetail,
});
export type Promotion = z.infer<typeof promotion>;
