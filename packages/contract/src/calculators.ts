import { type InterestSystem, interestSystems } from '@beranda/finance';
import { z } from 'zod';

export { type InterestSystem, interestSystems };

/** What a field may hold, and what it holds at first: `least <= initial <= most`. */
export const range = z.object({ least: z.number().nonnegative(), initial: z.number(), most: z.number() });
export type Range = z.infer<typeof range>;

/** A loan as its calculator offers it. Amounts are rupiah, rates percent per annum. */
export const loanProduct = z.object({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string(),
  principal: range,
  years: range,
  annualRatePercent: range,
  /** The systems on offer; the first is chosen at first. */
  systems: z.array(z.enum(interestSystems)).min(1),
});
export type LoanProduct = z.infer<typeof loanProduct>;

export const calculatorsContent = z.object({
  /** Said beside every result: illustrations are not binding and may change. */
  disclaimer: z.string().min(1),
  /** The first is chosen at first. */
  loans: z.array(loanProduct).min(1),
  savingsGoal: z.object({
    target: range,
    /** What is there already. */
    initial: range,
    years: range,
    annualRatePercent: range,
  }),
  timeDeposit: z.object({
    principal: range,
    /** The terms on offer, with the counter rate of each. */
    terms: z
      .array(z.object({ months: z.number().int().positive(), annualRatePercent: z.number().nonnegative() }))
      .min(1),
  }),
  /**
   * Final income tax on interest in percent. None is due on a deposit of no more than `freeUpTo` rupiah, nor on
   * savings in a month that begins with no more than that.
   */
  interestTax: z.object({ percent: z.number().min(0).max(100), freeUpTo: z.number().nonnegative() }),
});
export type CalculatorsContent = z.infer<typeof calculatorsContent>;
