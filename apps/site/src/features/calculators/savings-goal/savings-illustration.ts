import type { CalculatorsContent } from '@beranda/contract';
import { atYearEnds, type SavingsMonth, type SavingsPlan, savingsGoal } from '@beranda/finance';
import { MONTHS_IN_YEAR } from '../schedule.ts';

/** Amounts in whole rupiah, rate in percent per annum before tax. */
export type SavingsTerms = { target: number; initial: number; years: number; annualRatePercent: number };

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
