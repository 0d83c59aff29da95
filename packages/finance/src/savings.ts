import { exactly, type Ratio, rounded, roundedUp } from './decimal.ts';
import { moneyIn } from './money.ts';
import { requireBetween, requireMonths, requirePositive } from './range-checks.ts';
import { exactRate } from './rate.ts';

export interface SavingsTerms {
  /** Rupiah that are there already, zero or more. */
  initial: number;
  /** Nominal rate per annum in percent, from 0 to 1000. */
  annualRatePercent: number;
  /** A whole number from 1 to 600. */
  months: number;
  /** Final tax on interest in percent, from 0 to 100; 0 where not given. */
  taxPercent?: number;
  /** The smallest amount in rupiah, to which every amount is rounded: 1 where not given, or 0.01. */
  unit?: number;
}

/** What has come together at the end of a month: `balance` is `paidIn + interest`. In rupiah. */
export interface SavingsMonth {
  /** From 1. */
  month: number;
  /** Initial amount and all deposits so far. */
  paidIn: number;
  /** All interest so far, after tax. */
  interest: number;
  balance: number;
}

export interface SavingsPlan {
  /** The deposit at the end of each month. */
  monthly: number;
  /** As in the last month of `progress`. */
  paidIn: number;
  interest: number;
  balance: number;
  progress: SavingsMonth[];
}

/** What a balance bears in a month after tax. */
function netMonthlyRate(annualRatePercent: number, taxPercent: number): Ratio {
  requireBetween('tax', taxPercent, 0, 100);
  const rate = exactRate('annual rate', annualRatePercent);
  const tax = exactly(taxPercent);
  return {
    numerator: rate.numerator * (100n * tax.denominator - tax.numerator),
    denominator: rate.denominator * 1200n * 100n * tax.denominator,
  };
}

/** The balances at the end of each month, rounded from the exact ones. */
function balances(initial: bigint, monthly: bigint, rate: Ratio, months: number): bigint[] {
  let exact: Ratio = { numerator: initial, denominator: 1n };
  return Array.from({ length: months }, () => {
    const denominator = exact.denominator * rate.denominator;
    exact = {
      numerator: exact.numerator * (rate.denominator + rate.numerator) + monthly * denominator,
      denominator,
    };
    return rounded(exact);
  });
}

/**
 * What savings come to: each month bears interest on the balance at its beginning, of which the tax is withheld
 * at once, and ends with a deposit. With `j = r / 12 · (1 − tax)` the balance after n months is
 * `initial · (1 + j)^n + monthly · ((1 + j)^n − 1) / j`.
 *
 * Balances are exact until they are rounded half up to the unit; interest is what they are above the amounts
 * paid in. So every row adds up and no rounding is carried on.
 *
 * @param savings.monthly the deposit in rupiah, zero or more.
 * @throws RangeError when an argument is outside its range, or an amount too large to be exact (2^53 units).
 */
export function futureSavings({
  initial,
  monthly,
  annualRatePercent,
  months,
  taxPercent = 0,
  unit = 1,
}: SavingsTerms & { monthly: number }): SavingsPlan {
  requireMonths(months);
  const rate = netMonthlyRate(annualRatePercent, taxPercent);
  const money = moneyIn(unit);
  const [there, deposit] = [money.count('initial', initial), money.count('monthly', monthly)];
  const progress = balances(there, deposit, rate, months).map((balance, index): SavingsMonth => {
    const paidIn = there + deposit * BigInt(index + 1);
    return {
      month: index + 1,
      paidIn: money.amount(paidIn),
      interest: money.amount(balance - paidIn),
      balance: money.amount(balance),
    };
  });
  const { paidIn, interest, balance } = progress[months - 1] as SavingsMonth;
  return { monthly, paidIn, interest, balance, progress };
}

/**
 * The deposit at the end of each month with which savings reach a target, by the formula of {@link futureSavings}
 * and rounded up to the unit; 0 where the initial amount reaches it alone.
 *
 * @param goal.target rupiah, positive.
 * @throws RangeError as {@link futureSavings} does.
 */
export function savingsGoal({ target, ...terms }: SavingsTerms & { target: number }): SavingsPlan {
  const { initial, annualRatePercent, months, taxPercent = 0, unit = 1 } = terms;
  requirePositive('target', target);
  requireMonths(months);
  const rate = netMonthlyRate(annualRatePercent, taxPercent);
  const money = moneyIn(unit);
  const periods = BigInt(months);
  const grown = (rate.denominator + rate.numerator) ** periods;
  const still = rate.denominator ** periods;
  // All by (1 + j)^n's denominator: what the target lacks, and what one rupiah a month comes to.
  const missing = money.count('target', target) * still - money.count('initial', initial) * grown;
  const deposit =
    rate.numerator === 0n
      ? { numerator: missing, denominator: still * periods }
      : { numerator: missing * rate.numerator, denominator: rate.denominator * (grown - still) };
  const monthly = missing > 0n ? money.amount(roundedUp(deposit)) : 0;
  return futureSavings({ ...terms, monthly });
}

/** The months that end a year of saving, and the last one. */
export function atYearEnds(progress: readonly SavingsMonth[]): SavingsMonth[] {
  return progress.filter(({ month }) => month % 12 === 0 || month === progress.length);
}
