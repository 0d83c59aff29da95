import { divide, exactDecimal, type Ratio, round, roundUp } from './decimal.ts';
import { requireBetween, requireMonths, requirePositive } from './range-checks.ts';
import { exactRate } from './rate.ts';
import { type UnitConverter, unitConverter } from './unit-converter.ts';

/** The whole balance bears this rate per annum from `from` rupiah on, up to where the next tier begins. */
export interface SavingsTier {
  /** Rupiah, zero or more. */
  from: number;
  /** Nominal rate per annum in percent, from 0 to 1000. */
  annualRatePercent: number;
}

export interface SavingsTerms {
  /** Initial amount in rupiah, zero or more. */
  initial: number;
  /**
   * Nominal rate per annum in percent, from 0 to 1000; or tiers by the balance at the beginning of a month, each from a
   * larger one than the tier before. A balance below the first tier bears no interest.
   */
  annualRatePercent: number | readonly SavingsTier[];
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

/** The rate per annum in percent that applied from a month on, until the next one. */
export interface AppliedRate {
  /** From 1. */
  from: number;
  annualRatePercent: number;
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
  /** The rates that applied, by month: one, unless the balance passes from one tier to another. */
  rates: AppliedRate[];
}

/** The monthly rates, untaxed and taxed, for balances from an amount on. */
interface RateBracket {
  /** Units; may be a fraction. */
  from: Ratio;
  annualRatePercent: number;
  untaxedRate: Ratio;
  taxedRate: Ratio;
}

/** The constants of a plan. Amounts are in units; `limit` may be a fraction. */
interface Rules {
  months: number;
  converter: UnitConverter;
  initial: bigint;
  /** From the highest balance down; the last one applies to all other balances. */
  brackets: RateBracket[];
  /** Above this balance the interest of a month is taxed. */
  limit: Ratio;
}

/** The tiers of the terms; a single rate is one tier from 0 on. */
const tiersOf = ({ annualRatePercent }: SavingsTerms): readonly SavingsTier[] =>
  typeof annualRatePercent === 'number' ? [{ from: 0, annualRatePercent }] : annualRatePercent;

/** The brackets for tiers, from the highest down; below the first tier nothing is paid. */
function rateBracketsOf(tiers: readonly SavingsTier[], tax: Ratio, unit: Ratio): RateBracket[] {
  const tiersFromZero = tiers[0]?.from === 0 ? tiers : [{ from: 0, annualRatePercent: 0 }, ...tiers];
  return tiersFromZero
    .map(({ from, annualRatePercent }, index): RateBracket => {
      const before = tiersFromZero[index - 1];
      requireBetween('tier', from, 0, Number.MAX_SAFE_INTEGER);
      if (before && !(from > before.from)) throw new RangeError('each tier must begin above the one before');
      const rate = exactRate('annual rate', annualRatePercent);
      return {
        from: divide(exactDecimal(from), unit),
        annualRatePercent,
        untaxedRate: { numerator: rate.numerator, denominator: rate.denominator * 1200n },
        taxedRate: {
          numerator: rate.numerator * (100n * tax.denominator - tax.numerator),
          denominator: rate.denominator * 1200n * 100n * tax.denominator,
        },
      };
    })
    .reverse();
}

function rulesOf(terms: SavingsTerms): Rules {
  const { initial, months, taxPercent = 0, taxFreeUpTo = 0, unit = 1 } = terms;
  requireMonths(months);
  requireBetween('tax', taxPercent, 0, 100);
  requireBetween('tax-free amount', taxFreeUpTo, 0, Number.MAX_SAFE_INTEGER);
  const converter = unitConverter(unit);
  return {
    months,
    converter,
    initial: converter.toUnits('initial', initial),
    brackets: rateBracketsOf(tiersOf(terms), exactDecimal(taxPercent), exactDecimal(unit)),
    limit: divide(exactDecimal(taxFreeUpTo), exactDecimal(unit)),
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

/** A month of a plan: the bracket and tax at its beginning, and the rounded balance at its end. */
interface Month {
  bracket: RateBracket;
  isTaxed: boolean;
  balance: bigint;
}

const rateOf = ({ bracket, isTaxed }: Month): Ratio => (isTaxed ? bracket.taxedRate : bracket.untaxedRate);

/** Computes the months with a deposit at the end of each. Tier and tax depend on the rounded balance, as shown. */
function computeMonths({ months, initial, brackets, limit }: Rules, deposit: bigint): Month[] {
  let exact: Ratio = { numerator: initial, denominator: 1n };
  let balance = initial;
  return Array.from({ length: months }, () => {
    // The last bracket begins at 0, so there always is one.
    const bracket = brackets.find(({ from }) => balance * from.denominator >= from.numerator) as RateBracket;
    const month = { bracket, isTaxed: balance * limit.denominator > limit.numerator, balance };
    exact = nextMonth(exact, rateOf(month), deposit);
    balance = round(exact);
    return { ...month, balance };
  });
}

/** The rates that applied, each with its first month. */
function appliedRates(months: readonly Month[]): AppliedRate[] {
  return months.flatMap(({ bracket }, index) =>
    bracket === months[index - 1]?.bracket
      ? []
      : [{ from: index + 1, annualRatePercent: bracket.annualRatePercent }],
  );
}

/**
 * The growth of savings: each month bears interest on the balance at its beginning, less tax, and ends with a deposit. Tax
 * is determined month by month, like that of a time deposit term by term: none in a month that begins with a balance up to
 * the limit. So is the tier. Without tiers and limit, and with
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
  const { converter, initial, months } = rules;
  const deposit = converter.toUnits('monthly', monthly);
  const planMonths = computeMonths(rules, deposit);
  const progress = planMonths.map(({ balance }, index): SavingsMonth => {
    const paidIn = initial + deposit * BigInt(index + 1);
    return {
      month: index + 1,
      paidIn: converter.toAmount(paidIn),
      interest: converter.toAmount(balance - paidIn),
      balance: converter.toAmount(balance),
    };
  });
  const { paidIn, interest, balance } = progress[months - 1] as SavingsMonth;
  // A balance never falls, so untaxed months are the first ones.
  const taxedFrom = planMonths.findIndex(({ isTaxed }) => isTaxed) + 1 || undefined;
  return { monthly, paidIn, interest, balance, progress, taxedFrom, rates: appliedRates(planMonths) };
}

/** The smallest deposit, in units, that reaches the target if the months bear these rates for every deposit. */
function requiredDeposit(initial: bigint, rates: readonly Ratio[], target: bigint): bigint {
  let initialWithInterest: Ratio = { numerator: initial, denominator: 1n };
  let unitDepositsWithInterest: Ratio = { numerator: 0n, denominator: 1n };
  for (const rate of rates) {
    initialWithInterest = nextMonth(initialWithInterest, rate, 0n);
    unitDepositsWithInterest = nextMonth(unitDepositsWithInterest, rate, 1n);
  }
  // Both have the same denominator, because they were multiplied by the same rates; it cancels.
  const missing = target * initialWithInterest.denominator - initialWithInterest.numerator;
  return missing > 0n ? roundUp({ numerator: missing, denominator: unitDepositsWithInterest.numerator }) : 0n;
}

/** The smallest deposit that reaches the target at the rates that apply to a plan with the given deposit. */
const requiredAtRatesOf = (rules: Rules, deposit: bigint, target: bigint): bigint =>
  requiredDeposit(rules.initial, computeMonths(rules, deposit).map(rateOf), target);

/**
 * Bracketing step of the root search: a deposit that misses the target (-1 if none does), and a larger one that reaches it.
 * From each deposit that misses, the next is the one required at its rates. The first of these that reaches the target is
 * the smallest, unless a rate rises with the balance.
 */
function findDepositInterval(rules: Rules, target: bigint): { tooSmall: bigint; sufficient: bigint } {
  let tooSmall = -1n;
  let deposit = 0n;
  for (;;) {
    const required = requiredAtRatesOf(rules, deposit, target);
    if (required <= deposit) return { tooSmall, sufficient: deposit };
    tooSmall = deposit;
    deposit = required;
  }
}

/**
 * The smallest deposit at the end of each month with which savings reach a target by the rules of
 * {@link futureSavings}, rounded up to the unit; 0 where the initial amount reaches it alone.
 *
 * A larger deposit may be taxed earlier, and be in a higher tier earlier. As long as the same rates apply, the balance is
 * linear in the deposit, so the deposit required at the rates of a guess is the next guess (Newton's method); where rates
 * change in between, the interval is halved (bisection). With one rate the result is the smallest deposit that reaches
 * the target. With tiers and tax a unit less misses it, though a much smaller one that is taxed later may just reach it,
 * too.
 *
 * @param goal.target rupiah, positive.
 * @throws RangeError as {@link futureSavings} does.
 */
export function savingsGoal({ target, ...terms }: SavingsTerms & { target: number }): SavingsPlan {
  requirePositive('target', target);
  const rules = rulesOf(terms);
  const targetUnits = rules.converter.toUnits('target', target);
  let { tooSmall, sufficient } = findDepositInterval(rules, targetUnits);
  let required = requiredAtRatesOf(rules, sufficient, targetUnits);
  while (sufficient - tooSmall > 1n) {
    const middle = (tooSmall + sufficient) / 2n;
    const guess = required >= sufficient ? sufficient - 1n : required > tooSmall ? required : middle;
    const requiredByGuess = requiredAtRatesOf(rules, guess, targetUnits);
    if (requiredByGuess > guess) tooSmall = guess;
    else [sufficient, required] = [guess, requiredByGuess];
  }
  return futureSavings({ ...terms, monthly: rules.converter.toAmount(sufficient) });
}

/** The months that end a year of saving, and the last one. */
export function atYearEnds(progress: readonly SavingsMonth[]): SavingsMonth[] {
  return progress.filter(({ month }) => month % 12 === 0 || month === progress.length);
}
