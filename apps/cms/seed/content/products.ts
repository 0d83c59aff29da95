import { z } from 'zod';
import { link, nonEmptyText, picture } from '../content-fields.ts';
import { readItems } from '../read-content.ts';
import { blocks, calculatorKind } from './blocks.ts';

const shared = {
  type: z.enum(['simpanan', 'pinjaman', 'wealth']),
  /** Where those of a type are listed. */
  order: z.int(),
  picture: picture.optional(),
  /** Interest by balance in rupiah; `to: null` is without end. */
  tiers: z
    .array(z.strictObject({ from: z.number(), to: z.number().nullable(), annualRatePercent: z.number() }))
    .optional(),
  /** The calculator on its page, and the product's own rate in it. */
  calculator: z
    .strictObject({
      kind: calculatorKind,
      loan: nonEmptyText.optional(),
      annualRatePercent: z.number().optional(),
      /** The fact with the rate. */
      rate: nonEmptyText.optional(),
      system: z.enum(['flat', 'effective', 'annuity']).optional(),
    })
    .optional(),
  /** Can be chosen in the form with which visitors register. */
  isInForms: z.boolean(),
};

const text = {
  name: nonEmptyText,
  tagline: nonEmptyText,
  summary: nonEmptyText,
  facts: z.array(z.strictObject({ label: nonEmptyText, value: nonEmptyText })),
  benefits: z.array(z.strictObject({ icon: nonEmptyText, title: nonEmptyText, text: nonEmptyText })),
  fees: z.array(z.strictObject({ name: nonEmptyText, amount: nonEmptyText, note: nonEmptyText.optional() })),
  requirements: z.array(nonEmptyText),
  steps: z.array(z.strictObject({ title: nonEmptyText, text: nonEmptyText })),
  action: link,
  /** What the law or fairness demands to be said beside it. */
  disclaimer: nonEmptyText.optional(),
  blocks,
};

/** The products of the demonstration bank, named by the last part of their addresses. */
export const products = readItems('products', shared, text, 'blocks')
  .map(({ slug, ...product }) => ({ ...product, subType: slug }))
  .sort((one, other) => one.order - other.order);

export type ProductSeed = (typeof products)[number];
export type ProductText = ProductSeed['id'];
