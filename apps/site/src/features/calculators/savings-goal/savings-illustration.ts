import type { CalculatorsContent } from '@beranda/contract';
import { atYearEnds, type SavingsMonth, type SavingsPlan, savingsGoal } from '@beranda/finance';
import type { SavingsTerms } from './savings-terms.ts';

const MONTHS_IN_YEAR = 12;

export type SavingsIllustration = SavingsPlan & {
  terms: SavingsTerms;
  tax: CalculatorsContent['interestTax'];
  /** The end of each year. */
  years: SavingsMonth[];
};

/** Works out what has to be put aside each month. A month that begins with more than is free of tax is taxed. */
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
