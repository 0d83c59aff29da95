import { type Ratio, round, sumOf } from './decimal.ts';
import { requireMonths, requirePositive } from './range-checks.ts';
import { exactRate } from './rate.ts';
import { unitConverter } from './unit-converter.ts';

/**
 * How interest is calculated: on the original principal (`flat`), on the outstanding principal with equal principal parts
 * (`effective`, also called declining or sliding), or on the outstanding principal with equal payments (`annuity`).
 */
export const interestSystems = ['flat', 'effective', 'annuity'] as const;
export type InterestSystem = (typeof interestSystems)[number];

export interface Loan {
  /** Rupiah, positive, a multiple of `unit`. */
  principal: number;
  /** Nominal rate per annum in percent: 10 for 10 %; from 0 to 1000. */
  annualRatePercent: number;
  /** Number of instalments, a whole number from 1 to 600. */
  months: number;
  system: InterestSystem;
  /**
   * The smallest amount in rupiah, to which every amount is rounded: 1 where not given, or 0.01. With `exact`
   * nothing is rounded: the schedule of the formulas, like that of spreadsheets.
   */
  unit?: number | 'exact';
}

/** All but `number` in rupiah. */
export interface Instalment {
  /** From 1. */
  number: number;
  /** `principal + interest`. */
  payment: number;
  principal: number;
  interest: number;
  /** Outstanding principal after the payment. */
  balance: number;
}

/** The amortisation schedule of a loan. Totals in rupiah. */
export interface InstalmentSchedule {
  instalments: Instalment[];
  totalInterest: number;
  totalPayment: number;
  first: Instalment;
  last: Instalment;
}

const minOf = (a: bigint, b: bigint) => (a < b ? a : b);

/** The payment of an annuity and the interest part of each, in units: calculated exactly, then rounded. */
type Annuity = { payment: bigint; interests: bigint[] };

/**
 * `P·i / (1 − (1 + i)^−n)`, and of payment `k` the interest `P·i · ((1 + i)^n − (1 + i)^(k−1)) / ((1 + i)^n − 1)`.
 *
 * @param rate per month, above 0.
 */
function annuityOf(principal: bigint, rate: Ratio, months: number): Annuity {
  const whole = rate.denominator;
  const withInterest = whole + rate.numerator;
  const grown = withInterest ** BigInt(months);
  let grownSoFar = whole ** BigInt(months);
  const denominator = whole * (grown - grownSoFar);
  const perMonth = principal * rate.numerator;
  const interests = Array.from({ length: months }, () => {
    const interest = round({ numerator: perMonth * (grown - grownSoFar), denominator });
    grownSoFar = (grownSoFar / whole) * withInterest;
    return interest;
  });
  return { payment: round({ numerator: perMonth * grown, denominator }), interests };
}

/**
 * The schedule of a loan, with `i` the annual rate divided by twelve:
 *
 * - flat: principal `P / n` and interest `P·i` each month, `P·i·n` in all;
 * - effective: principal `P / n` and interest `i` times the outstanding principal;
 * - annuity: `P·i / (1 − (1 + i)^−n)` each month, of which `i` times the outstanding principal is interest.
 *
 * The interest of an annuity comes from the formula in each row, not from the rounded balance before: rounding errors
 * would otherwise compound until the end, `((1 + i)^n − 1) / i` times half a rupiah, which is millions for long loans. So
 * before the last instalment all payments are the same; they and the interest are within half a unit of the formula, the
 * principal within one, and the last instalment differs by no more than that a month.
 *
 * Each amount is rounded half up to the unit, and the last instalment takes the rounding difference: it repays
 * the whole balance, and under flat interest brings the interest to the rounded `P·i·n`. So the principals
 * sum to the principal, the last balance is 0, and each payment is its principal plus its interest, exactly as
 * decimals. No instalment repays more than the balance: where the rounded part is too large to be paid every month,
 * as for a loan of a few rupiah over many months, the last ones are smaller or nothing.
 *
 * With the unit `exact` each amount is the double nearest to what the formulas say, the last row included, and sums
 * hold as closely as doubles do.
 *
 * @throws RangeError when an argument is outside its range, or an amount too large to be exact (2^53 units).
 */
export function instalmentSchedule(loan: Loan): InstalmentSchedule {
  const { principal, annualRatePercent, months, system, unit = 1 } = loan;
  requirePositive('principal', principal);
  requireMonths(months);
  if (!interestSystems.includes(system)) throw new RangeError(`${system} is not an interest system`);

  const converter = unitConverter(unit);
  const lent = converter.toUnits('principal', principal);
  const annualRate = exactRate('annual rate', annualRatePercent);
  const rate: Ratio = { numerator: annualRate.numerator, denominator: annualRate.denominator * 1200n };
  const interestOn = (amount: bigint) =>
    round({ numerator: amount * rate.numerator, denominator: rate.denominator });

  const equalPart = round({ numerator: lent, denominator: BigInt(months) });
  const annuity = system === 'annuity' && rate.numerator > 0n ? annuityOf(lent, rate, months) : undefined;
  const flatInterest = interestOn(lent);
  let flatInterestLeft = interestOn(lent * BigInt(months));

  let owed = lent;
  let paidInterest = 0n;
  const instalments = Array.from({ length: months }, (_, index): Instalment => {
    const isLast = index === months - 1;
    let interest = annuity?.interests[index] ?? interestOn(owed);
    if (system === 'flat') {
      interest = isLast ? flatInterestLeft : minOf(flatInterest, flatInterestLeft);
      flatInterestLeft -= interest;
    }
    const repaid = isLast ? owed : minOf(annuity ? annuity.payment - interest : equalPart, owed);
    owed -= repaid;
    paidInterest += interest;
    return {
      number: index + 1,
      payment: converter.toAmount(repaid + interest),
      principal: converter.toAmount(repaid),
      interest: converter.toAmount(interest),
      balance: converter.toAmount(owed),
    };
  });
  return {
    instalments,
    totalInterest: converter.toAmount(paidInterest),
    totalPayment: converter.toAmount(lent + paidInterest),
    first: instalments[0] as Instalment,
    last: instalments[months - 1] as Instalment,
  };
}

/** In rupiah; `balance` is the outstanding principal at the end of the year. */
export interface InstalmentYear extends Omit<Instalment, 'number'> {
  /** From 1; the last may have fewer than twelve instalments. */
  year: number;
}

/**
 * The instalments of each twelve months from the start of the loan, summed exactly.
 *
 * @throws RangeError for a schedule whose amounts are not rounded to a unit: their sums have more digits than a double.
 */
export function summarizeByYear({ instalments }: Pick<InstalmentSchedule, 'instalments'>): InstalmentYear[] {
  return Array.from({ length: Math.ceil(instalments.length / 12) }, (_, index) => {
    const months = instalments.slice(index * 12, index * 12 + 12);
    return {
      year: index + 1,
      payment: sumOf(months.map(({ payment }) => payment)),
      principal: sumOf(months.map(({ principal }) => principal)),
      interest: sumOf(months.map(({ interest }) => interest)),
      balance: (months.at(-1) as Instalment).balance,
    };
  });
}
