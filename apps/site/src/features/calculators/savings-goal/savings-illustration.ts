import type { CalculatorsContent } from '@beranda/contract';
import { atYearEnds, type SavingsMonth, type SavingsPlan, savingsGoal } from '@beranda/finance';
import type { SavingsTerms } from './savings-terms.ts';

const MONTHS_IN_YEAR = 12;

export type SavingsIllustration = SavingsPlan & {
  terms: SavingsTerms;
  tax: CalculatorsContent['interestTax'];
  /** The last month of each year. */
  years: SavingsMonth[];
};

/** Computes the monthly deposit. Interest is taxed in months that start above the tax-free balance. */
export function illustrateSavings(
  terms: SavingsTerms,
  tax: CalculatorsContent['interestTax'],
): SavingsIllustration {
  const { target, initial, annualRatePercent, years } = terms;
  const plan = savingsGoal({
    target,
    initial,
    annualRatePercent,
    months: years * MONTHS_IN_YEAR,
    taxPercent: tax.percent,
    taxFreeUpTo: tax.freeUpTo,
  });
  return { ...plan, terms, tax, years: atYearEnds(plan.progress) };
}
