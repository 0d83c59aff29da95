import type { CalculatorsContent } from '@beranda/contract';
import { atYearEnds, type SavingsMonth, type SavingsPlan, savingsGoal } from '@beranda/finance';
import type { SavingsTerms } from './savings-terms.ts';

const MONTHS_IN_YEAR = 12;

export type SavingsIllustration = SavingsPlan & {
  terms: SavingsTerms;
  /** What is withheld from the interest, in percent: nothing for small targets. */
  taxPercent: number;
  /** The end of each year. */
  years: SavingsMonth[];
};

/** Works out what has to be put aside each month. Interest is taxed, unless the target stays below what is free. */
export function illustrateSavings(
  terms: SavingsTerms,
  tax: CalculatorsContent['interestTax'],
): SavingsIllustration {
  const { target, initial, annualRatePercent, years } = terms;
  const taxPercent = Math.max(target, initial) <= tax.freeUpTo ? 0 : tax.percent;
  const plan = savingsGoal({
    target,
    initial,
    annualRatePercent,
    months: years * MONTHS_IN_YEAR,
    taxPercent,
  });
  return { ...plan, terms, taxPercent, years: atYearEnds(plan.progress) };
}
