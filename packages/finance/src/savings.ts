import { dividedBy, exactly, type Ratio, rounded, roundedUp } from './decimal.ts';
import { type Money, moneyIn } from './money.ts';
import { requireBetween, requireMonths, requirePositive } from './range-checks.ts';
import { exactRate } from './rate.ts';

export interface SavingsTerms {
  /** Initial amount in rupiah, zero or more. */
  initial: number;
  /** Nominal rate per annum in percent, from 0 to 1000. */
  annualRatePercent: number;
  /** A whole number from 1 to 600. */
  months: number;
  /** Final tax on interest in percent, from 0 to 100; 0 where not given. */
  taxPercent?: number;
  /** Tax-free limit: no tax in a month that begins with at most this balance, in rupiah; 0 where not given. */
  taxFreeUpTo?: number;
  /** The smallest amount in rupiah, to which every amount is rounded: 1 where not given, or 0.01. */
  unit?: number;
}

/** Totals at the end of a month, in rupiah: `balance` is `paidIn + interest`. */
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
  /** From this month on tax is withheld; undefined where no balance exceeds the tax-free limit. */
  taxedFrom: number | undefined;
}

/** The constants of a plan. Amounts are in units; `limit` may be a fraction. */
interface Rules {
  months: number;
  money: Money;
  initial: bigint;
  untaxedRate: Ratio;
  taxedRate: Ratio;
  /** Above this balance the interest of a month is taxed. */
  limit: Ratio;
}

function rulesOf({
  initial,
  annualRatePercent,
  months,
  taxPercent = 0,
  taxFreeUpTo = 0,
  unit = 1,
}: SavingsTerms): Rules {
  requireMonths(months);
  requireBetween('tax', taxPercent, 0, 100);
  requireBetween('tax-free amount', taxFreeUpTo, 0, Number.MAX_SAFE_INTEGER);
  const rate = exactRate('annual rate', annualRatePercent);
  const tax = exactly(taxPercent);
  const money = moneyIn(unit);
  return {
    months,
    money,
    initial: money.count('initial', initial),
    untaxedRate: { numerator: rate.numerator, denominator: rate.denominator * 1200n },
    taxedRate: {
      numerator: rate.numerator * (100n * tax.denominator - tax.numerator),
      denominator: rate.denominator * 1200n * 100n * tax.denominator,
    },
    limit: dividedBy(exactly(taxFreeUpTo), exactly(unit)),
  };
}

/** The balance after another month: interest on the balance before, then the deposit. */
function nextMonth(amount: Ratio, rate: Ratio, deposit: bigint): Ratio {
  const denominator = amount.denominator * rate.denominator;
  return {
    numerator: amount.numerator * (rate.denominator + rate.numerator) + deposit * denominator,
    denominator,
  };
}

/** The balances at the end of each month, rounded from the exact ones, and how many months bear interest untaxed. */
function grow(
  { months, initial, untaxedRate, taxedRate, limit }: Rules,
  deposit: bigint,
): { balances: bigint[]; untaxedMonths: number } {
  let exact: Ratio = { numerator: initial, denominator: 1n };
  let shown = initial;
  let untaxedMonths = 0;
  const balances = Array.from({ length: months }, () => {
    const isUntaxed = shown * limit.denominator <= limit.numerator;
    // A balance never falls, so untaxed months are the first ones.
    if (isUntaxed) untaxedMonths += 1;
    exact = nextMonth(exact, isUntaxed ? untaxedRate : taxedRate, deposit);
    shown = rounded(exact);
    return shown;
  });
  return { balances, untaxedMonths };
}

/**
 * The growth of savings: each month bears interest on the balance at its beginning, less tax, and ends with a deposit. Tax
 * is determined month by month, like that of a time deposit term by term: none in a month that begins with a balance up to
 * the limit. Without a limit, and with
 * `j = r / 12 · (1 − tax)`, the balance after n months is `initial · (1 + j)^n + monthly · ((1 + j)^n − 1) / j`.
 *
 * Balances are exact and only rounded for output, half up to the unit; interest is balance less the amounts paid in. So
 * every row adds up and rounding errors do not accumulate.
 *
 * @param savings.monthly the deposit in rupiah, zero or more.
 * @throws RangeError when an argument is outside its range, or an amount too large to be exact (2^53 units).
 */
export function futureSavings({ monthly, ...terms }: SavingsTerms & { monthly: number }): SavingsPlan {
  const rules = rulesOf(terms);
  const { money, initial, months } = rules;
  const deposit = money.count('monthly', monthly);
  const { balances, untaxedMonths } = grow(rules, deposit);
  const progress = balances.map((balance, index): SavingsMonth => {
    const paidIn = initial + deposit * BigInt(index + 1);
    return {
      month: index + 1,
      paidIn: money.amount(paidIn),
      interest: money.amount(balance - paidIn),
      balance: money.amount(balance),
    };
  });
  const { paidIn, interest, balance } = progress[months - 1] as SavingsMonth;
  const taxedFrom = untaxedMonths < months ? untaxedMonths + 1 : undefined;
  return { monthly, paidIn, interest, balance, progress, taxedFrom };
}

/** The smallest deposit, in units, that reaches the target when the first months are untaxed and all others taxed. */
function depositFor(
  { months, initial, untaxedRate, taxedRate }: Rules,
  target: bigint,
  untaxedMonths: number,
): bigint {
  let there: Ratio = { numerator: initial, denominator: 1n };
  let oneEachMonth: Ratio = { numerator: 0n, denominator: 1n };
  for (let month = 0; month < months; month += 1) {
    const rate = month < untaxedMonths ? untaxedRate : taxedRate;
    there = nextMonth(there, rate, 0n);
    oneEachMonth = nextMonth(oneEachMonth, rate, 1n);
  }
  // Both have the same denominator, because they were multiplied by the same rates; it cancels.
  const missing = target * there.denominator - there.numerator;
  return missing > 0n ? roundedUp({ numerator: missing, denominator: oneEachMonth.numerator }) : 0n;
}

/**
 * The smallest deposit at the end of each month with which savings reach a target by the rules of
 * {@link futureSavings}, rounded up to the unit; 0 where the initial amount reaches it alone.
 *
 * A larger deposit may be taxed earlier. So the deposit is increased until it reaches the target with its own number of
 * untaxed months: every smaller deposit misses the target with at least as many untaxed months.
 *
 * @param goal.target rupiah, positive.
 * @throws RangeError as {@link futureSavings} does.
 */
export function savingsGoal({ target, ...terms }: SavingsTerms & { target: number }): SavingsPlan {
  requirePositive('target', target);
  const rules = rulesOf(terms);
  const wanted = rules.money.count('target', target);
  let deposit = 0n;
  let untaxedMonths = rules.months;
  for (;;) {
    const needed = depositFor(rules, wanted, untaxedMonths);
    if (needed > deposit) deposit = needed;
    const ownUntaxedMonths = grow(rules, deposit).untaxedMonths;
    if (ownUntaxedMonths === untaxedMonths)
      return futureSavings({ ...terms, monthly: rules.money.amount(deposit) });
    untaxedMonths = ownUntaxedMonths;
  }
}

/** The months that end a year of saving, and the last one. */
export function atYearEnds(progress: readonly SavingsMonth[]): SavingsMonth[] {
  return progress.filter(({ month }) => month % 12 === 0 || month === progress.length);
}
