import { type InterestSystem, interestSystems } from '@beranda/finance';
import { z } from 'zod';
import { SLUG_PATTERN } from './slugs.ts';

export { type InterestSystem, interestSystems };

/**
 * Names of the previous release, which the content API also sends and the site also reads: during an update or a rollback
 * the two applications are of different releases.
 */
export type FormerRange = { least: number; most: number };

function acceptFormerNames(value: unknown): unknown {
  const { least, most } = (value ?? {}) as Partial<FormerRange>;
  return typeof value === 'object' ? { min: least, max: most, ...value } : value;
}

/** Range and initial value of a field: `min <= initial <= max`. */
export const range = z.preprocess(
  acceptFormerNames,
  z.object({ min: z.number().nonnegative(), initial: z.number(), max: z.number() }),
);
export type Range = z.infer<typeof range>;

/** A rate that is fixed for some years, and an assumption for the time after it. */
const loanPhases = z.object({
  fixedYears: z.number().positive(),
  laterAnnualRatePercent: z.number().nonnegative(),
});
export type LoanPhases = z.infer<typeof loanPhases>;

/** The rate of longer terms, by the year from which it applies. */
const termRate = z.object({ fromYears: z.number().positive(), annualRatePercent: z.number().nonnegative() });
export type TermRate = z.infer<typeof termRate>;

/** Settings of a loan calculator. Amounts are rupiah, rates percent per annum. */
const loanProduct = z.object({
  slug: z.string().regex(SLUG_PATTERN),
  name: z.string(),
  principal: range,
  /** Parts of a year are whole months: 0.5 is six. */
  years: range,
  /** The initial one is that of terms below the first of `termRates`. */
  annualRatePercent: range,
  /** From the shortest term to the longest; empty if one rate holds for all. */
  termRates: z.array(termRate).default([]),
  /** Available interest systems; the first is the default. */
  systems: z.array(z.enum(interestSystems)).min(1),
  /** Null if the rate is the same for the whole term. */
  phases: loanPhases.nullable(),
});
export type LoanProduct = z.infer<typeof loanProduct>;

export const calculatorsContent = z.object({
  /** Disclaimer of every result: illustrations are not binding and may change. */
  disclaimer: z.string().min(1),
  /** The first is the default. */
  loans: z.array(loanProduct).min(1),
  savingsGoal: z.object({
    target: range,
    /** Existing savings. */
    initial: range,
    years: range,
    annualRatePercent: range,
  }),
  timeDeposit: z.object({
    principal: range,
    /** Available terms, with the counter rate of each. */
    terms: z
      .array(z.object({ months: z.number().int().positive(), annualRatePercent: z.number().nonnegative() }))
      .min(1),
    /** What the deposit insurance covers, in rupiah per customer per bank; null if the bank's fact has no value today. */
    guaranteeLimit: z.number().positive().nullable().default(null),
  }),
  /**
   * Final income tax on interest in percent. Exempt: deposits up to `freeUpTo` rupiah, and savings in months whose
   * initial balance is not above it.
   */
  interestTax: z.object({ percent: z.number().min(0).max(100), freeUpTo: z.number().nonnegative() }),
});
export type CalculatorsContent = z.infer<typeof calculatorsContent>;
