import { z } from 'zod';
import { block, calculatorPreset } from '../blocks.ts';
import { action, picture } from '../content-parts.ts';
import { documentFile } from '../documents.ts';
import { itemDetail, itemSummary } from './item.ts';
import { productTypes } from './product-types.ts';

/** Interest on balances from `from` to below `to`, in rupiah; `to` is null at the top. */
const interestTier = z.object({
  from: z.number().nonnegative(),
  to: z.number().positive().nullable(),
  annualRatePercent: z.number().nonnegative(),
});
export type InterestTier = z.infer<typeof interestTier>;

/** List fields of a product. Its slug is `type/subType`, its title the product's name. */
export const productSummary = itemSummary.extend({
  type: z.enum(productTypes),
  tagline: z.string(),
  summary: z.string(),
  cover: picture.nullable(),
  /** Selectable in forms. */
  isInForms: z.boolean(),
  tiers: z.array(interestTier),
  calculator: calculatorPreset.nullable(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  fees: z.array(z.object({ name: z.string(), amount: z.string(), note: z.string().nullable() })),
});
export type ProductSummary = z.infer<typeof productSummary>;

export const product = productSummary.extend({
  benefits: z.array(z.object({ icon: z.string(), title: z.string(), text: z.string() })),
  requirements: z.array(z.string()),
  steps: z.array(z.object({ title: z.string(), text: z.string() })),
  /** Mandatory note beside the product. */
  disclaimer: z.string().nullable(),
  /** Call to action; null without an online service. */
  action: action.nullable(),
  /** Product summary required by the regulator (RIPLAY). */
  document: documentFile.nullable(),
  blocks: z.array(block),
  ...itemDetail,
});
export type Product = z.infer<typeof product>;
