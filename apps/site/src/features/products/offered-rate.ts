import type { CalculatorsContent, InterestSystem, ProductSummary } from '@beranda/contract';
import { effectiveRateOfFlat } from '@beranda/finance';

/**
 * Advertised interest in percent per annum: savings "up to", loans "from", or "fixed" for `fixedYears` if another rate
 * follows.
 */
export type OfferedRate = {
  bound: 'upTo' | 'from' | 'fixed';
  percent: number;
  system: InterestSystem | null;
  fixedYears: number | null;
};

type Product = Pick<ProductSummary, 'tiers' | 'calculator'>;

const loanOf = (
  { loan }: NonNullable<Product['calculator']>,
  calculators: CalculatorsContent | null,
): CalculatorsContent['loans'][number] | undefined => calculators?.loans.find(({ slug }) => slug === loan);

/** Null if unknown. Rates of time deposits are in the calculator settings, shared by all products. */
export function offeredRate(
  { tiers, calculator }: Product,
  calculators: CalculatorsContent | null,
): OfferedRate | null {
  const terms = calculator?.kind === 'time-deposit' ? (calculators?.timeDeposit.terms ?? []) : [];
  const paid = [...tiers, ...terms].map(({ annualRatePercent }) => annualRatePercent);
  const max = Math.max(0, ...paid);
  if (max > 0) return { bound: 'upTo', percent: max, system: null, fixedYears: null };
  if (calculator?.kind !== 'loan' || calculator.annualRatePercent === null) return null;
  const fixedYears = loanOf(calculator, calculators)?.phases?.fixedYears ?? null;
  const { annualRatePercent: percent, system } = calculator;
  return { bound: fixedYears === null ? 'from' : 'fixed', percent, system, fixedYears };
}

/** Nominal rate of a loan on the balance owed, in percent per annum. */
export type ComparableRate = {
  percent: number;
  /** The term for which a flat rate was converted; null for other rates. */
  years: number | null;
  /** For how long it is fixed, if another rate follows. */
  fixedYears: number | null;
};

/**
 * The rate by which loans of different interest systems can be compared; null if unknown. A flat rate is converted for
 * the initial term of the loan's calculator, see `effectiveRateOfFlat`.
 */
export function comparableRate(
  { calculator }: Pick<Product, 'calculator'>,
  calculators: CalculatorsContent | null,
): ComparableRate | null {
  if (calculator?.kind !== 'loan') return null;
  const { annualRatePercent, system } = calculator;
  if (annualRatePercent === null || system === null) return null;
  const loan = loanOf(calculator, calculators);
  const fixedYears = loan?.phases?.fixedYears ?? null;
  if (system !== 'flat') return { percent: annualRatePercent, years: null, fixedYears };
  const years = loan?.years.initial;
  return years ? { percent: effectiveRateOfFlat(annualRatePercent, years * 12), years, fixedYears } : null;
}
