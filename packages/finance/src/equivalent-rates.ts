import { annuityInstalment } from './annuity.ts';
import { requireMonths, requireRate, requireWholeBetween } from './range-checks.ts';

/**
 * The nominal rate per annum at which an annuity has the same instalment as a flat loan: the `r` for which
 * `i / (1 − (1 + i)^−n) = 1/n + f/12` with `i = r / 12`. 10 % flat over 12 months is 17.972 %.
 *
 * @param flatPercent flat rate per annum in percent, from 0 to 1000.
 * @param months number of instalments, a whole number from 1 to 600.
 * @returns percent, not rounded (good to about twelve digits).
 * @throws RangeError when an argument is outside its range.
 */
export function effectiveRateOfFlat(flatPercent: number, months: number): number {
  requireRate('flat rate', flatPercent);
  requireMonths(months);
  const flatRate = flatPercent / 100;
  const instalment = 1 / months + flatRate / 12;
  // Bounds of the bisection: at the flat rate the annuity costs no more; and an instalment is at least its interest.
  let low = flatRate;
  let high = instalment * 12;
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return middle * 100;
    if (annuityInstalment(1, middle, months) < instalment) low = middle;
    else high = middle;
  }
}

/**
 * The effective annual rate of a nominal rate with compound interest: `(1 + r/m)^m − 1`.
 *
 * @param nominalPercent nominal rate per annum in percent, from 0 to 1000.
 * @param periodsPerYear m, compounding periods per year, a whole number from 1 to 366.
 * @returns percent, not rounded.
 * @throws RangeError when an argument is outside its range.
 */
export function effectiveAnnualRate(nominalPercent: number, periodsPerYear = 12): number {
  requireRate('nominal rate', nominalPercent);
  requireWholeBetween('periods per year', periodsPerYear, 1, 366);
  return 100 * Math.expm1(periodsPerYear * Math.log1p(nominalPercent / 100 / periodsPerYear));
}
