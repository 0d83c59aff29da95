import type { CalculatorsContent } from '@beranda/contract';
import { atYearEnds, type SavingsMonth, type SavingsPlan, savingsGoal } from '@beranda/finance';
import type { CalculatorDefinition } from '../definition.ts';
import { rate, rupiah, years } from '../inputs.ts';
import { MONTHS_IN_YEAR } from '../schedule.ts';

export type SavingsSettings = {
  offer: CalculatorsContent['savingsGoal'];
  tax: CalculatorsContent['interestTax'];
};

/** Amounts in whole rupiah, rate in percent per annum before tax. */
export type SavingsTerms = { target: number; initial: number; years: number; annualRatePercent: number };

type SavingsRow = Omit<SavingsMonth, 'month'> & { number: number };

/** The savings goal calculator: the monthly deposit for a target. */
export const savings: CalculatorDefinition<SavingsSettings, SavingsTerms, SavingsIllustration, SavingsRow> = {
  kind: 'savings-goal',
  settingsFrom: ({ settings }) => ({ offer: settings.savingsGoal, tax: settings.interestTax }),
  inputs: ({ offer }) => ({
    target: rupiah('target', 'calculators.savings.target', offer.target),
    initial: rupiah('initial', 'calculators.savings.initial', offer.initial),
    years: years(offer.years),
    annualRatePercent: rate(offer.annualRatePercent),
  }),
  bound: { name: 'years', of: upperBoundOfBalance },
  illustrate: (terms, { tax }) => illustrateSavings(terms, tax),
  schedule: {
    title: 'calculators.savings.progress',
    columns: [
      ['calculators.savings.paidIn', 'paidIn'],
      ['calculators.savings.interestPart', 'interest'],
      ['calculators.savings.balance', 'balance'],
    ],
    steps: ({ years: byYear, progress }) => [
      { by: 'year', rows: byYear.map((row) => ({ ...row, number: row.month / MONTHS_IN_YEAR })) },
      { by: 'month', rows: progress.map((row) => ({ ...row, number: row.month })) },
    ],
  },
};

/**
 * Upper bound of the final balance before tax: the initial balance with interest, or the target plus the rounding of
 * each deposit up to a whole rupiah.
 */
function upperBoundOfBalance({ target, initial, annualRatePercent, years: term }: SavingsTerms): number {
  const months = term * MONTHS_IN_YEAR;
  const perMonth = annualRatePercent / 100 / MONTHS_IN_YEAR;
  const grown = (1 + perMonth) ** months;
  const oneEachMonth = perMonth > 0 ? (grown - 1) / perMonth : months;
  return Math.max(initial * grown, target + oneEachMonth);
}

export type SavingsIllustration = SavingsPlan & {
  terms: SavingsTerms;
  tax: SavingsSettings['tax'];
  /** The last month of each year. */
  years: SavingsMonth[];
};

/** Computes the monthly deposit. Interest is taxed in months that start above the tax-free balance. */
export function illustrateSavings(terms: SavingsTerms, tax: SavingsSettings['tax']): SavingsIllustration {
  const { target, initial, annualRatePercent } = terms;
  const plan = savingsGoal({
    target,
    initial,
    annualRatePercent,
    months: terms.years * MONTHS_IN_YEAR,
    taxPercent: tax.percent,
    taxFreeUpTo: tax.freeUpTo,
  });
  return { ...plan, terms, tax, years: atYearEnds(plan.progress) };
}
