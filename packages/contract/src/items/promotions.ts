import { z } from 'zod';
import { locale, picture, richText } from '../content-parts.ts';
import { itemDetail, itemSummary } from './item.ts';
import { promotionCategories } from './promotion-categories.ts';

export const promotionSummary = itemSummary.extend({
  summary: z.string(),
  category: z.enum(promotionCategories),
  /** Start and end; the site evaluates them, not the API. */
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  /** Quota, as text. */
  quota: z.string(),
  /** Language of the quota; Indonesian if only the quota is untranslated. */
  quotaLanguage: locale,
  isQuotaUsed: z.boolean(),
  cover: picture.nullable(),
  /** Link to the product: a path without language prefix, or an absolute URL. */
  productUrl: z.string().nullable(),
});
export type PromotionSummary = z.infer<typeof promotionSummary>;

export const promotion = promotionSummary.extend({
  body: richText,
  terms: richText,
  ...itemDetail,
});
export type Promotion = z.infer<typeof promotion>;
