import { dayNumber, monthsBefore } from './calendar.ts';
import { requirePositive } from './range-checks.ts';

/** Net asset values by trading day, oldest first; no date occurs twice. Dates are ISO (`2025-08-29`). */
export interface FundValues {
  dates: readonly string[];
  values: readonly number[];
}

export interface FundReturn {
  /** `(value / base − 1) · 100`, not rounded and not annualised. */
  percent: number;
  /** The date of the base value. */
  baseDate: string;
}

/** Null where there is no value to compare with. */
export interface FundReturns {
  /** The date of the newest value; null where there is none. */
  asOf: string | null;
  ytd: FundReturn | null;
  oneYear: FundReturn | null;
  sixMonths: FundReturn | null;
  threeMonths: FundReturn | null;
  oneMonth: FundReturn | null;
  sinceInception: FundReturn | null;
}

/**
 * The return between two values: `(end − start + income) / start · 100`.
 *
 * @param income distributions in between.
 * @returns percent, not rounded and not annualised.
 * @throws RangeError when a value is not above 0, or the income is negative or not finite.
 */
export function returnBetween(start: number, end: number, income = 0): number {
  requirePositive('start', start);
  requirePositive('end', end);
  if (!(income >= 0 && Number.isFinite(income))) throw new RangeError('income must be 0 or more');
  return ((end - start + income) * 100) / start;
}

/** A base value that is older than this before the target date is not used. */
const MAX_GAP_DAYS = 10;

/** Binary search: the number of dates before `limit`. */
function countBefore(dates: readonly string[], limit: string): number {
  let low = 0;
  let high = dates.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((dates[middle] as string) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The index of the newest value on or before a date; -1 where there is none. */
function lastUntil(dates: readonly string[], day: string): number {
  const before = countBefore(dates, day);
  return dates[before] === day ? before : before - 1;
}

/**
 * The index of the value for a date: on that date, or the last one before.
 *
 * @returns null where there is none, or none within ten days.
 */
export function indexOfValue(dates: readonly string[], day: string): number | null {
  const index = lastUntil(dates, day);
  if (index < 0 || dayNumber(day) - dayNumber(dates[index] as string) > MAX_GAP_DAYS) return null;
  return index;
}

/**
 * The index of the first value of a fund: that for its inception date, or else the first one, where that is at most ten
 * days later. A fund that is launched before a weekend or holidays has its first value after them; a series that starts
 * later is incomplete.
 *
 * @param inception ISO date.
 * @returns null where there is none.
 */
export function indexOfInception(dates: readonly string[], inception: string): number | null {
  const index = indexOfValue(dates, inception);
  const [first] = dates;
  if (index !== null || first === undefined || first < inception) return index;
  return dayNumber(first) - dayNumber(inception) > MAX_GAP_DAYS ? null : 0;
}

function valueAt({ dates, values }: FundValues, index: number): { date: string; value: number } {
  const [date, value] = [dates[index] as string, values[index] as number];
  requirePositive(`value of ${date}`, value);
  return { date, value };
}

function requireSeries({ dates, values }: FundValues): void {
  if (dates.length !== values.length) throw new RangeError('there must be a value for each date');
}

/**
 * The returns of a fund until a date. A period starts on the same day of an earlier month (the last day of the month
 * where there is no such day), the year to date with the last value of the previous year, and since inception with the
 * first value (see `indexOfInception`). Where there is no value on the start date, the last one before is used, never one
 * after. There is no return for a period where the fund is younger, or that value is more than ten days older, or there
 * is only one value.
 *
 * @param fund.inception ISO date of the fund's launch.
 * @param fund.asOf ISO date until which values are used; all by default. The periods go back from the day
 * of the newest value until then.
 * @throws RangeError when `dates` and `values` differ in length, or a date or value that is needed is invalid.
 */
export function fundReturns({
  asOf,
  inception,
  ...series
}: FundValues & { inception: string; asOf?: string }): FundReturns {
  requireSeries(series);
  dayNumber(inception);
  const { dates } = series;
  if (asOf !== undefined) dayNumber(asOf);
  const newest = asOf === undefined ? dates.length - 1 : lastUntil(dates, asOf);
  if (newest < 0)
    return {
      asOf: null,
      ytd: null,
      oneYear: null,
      sixMonths: null,
      threeMonths: null,
      oneMonth: null,
      sinceInception: null,
    };

  const { date: end, value } = valueAt(series, newest);
  const from = (index: number): FundReturn => {
    const base = valueAt(series, index);
    return { percent: returnBetween(base.value, value), baseDate: base.date };
  };
  const since = (target: string): FundReturn | null => {
    const base = indexOfValue(dates, target);
    return base === null ? null : from(base);
  };
  const began = indexOfInception(dates, inception);
  return {
    asOf: end,
    ytd: since(`${Number(end.slice(0, 4)) - 1}-12-31`),
    oneYear: since(monthsBefore(end, 12)),
    sixMonths: since(monthsBefore(end, 6)),
    threeMonths: since(monthsBefore(end, 3)),
    oneMonth: since(monthsBefore(end, 1)),
    sinceInception: began !== null && began < newest ? from(began) : null,
  };
}

/**
 * The values from a date on, rebased so that the first one is 100, to compare funds. From the `baseDate` of a return on,
 * the last one is 100 plus that return.
 *
 * @param from ISO date; where there is no value on it, the first after it is 100.
 * @returns values not rounded; empty where there is none from that day on.
 * @throws RangeError when `dates` and `values` differ in length, or `from` or the first value is invalid.
 */
export function rebaseTo100(series: FundValues, from: string): { dates: string[]; values: number[] } {
  requireSeries(series);
  dayNumber(from);
  const first = countBefore(series.dates, from);
  if (first === series.dates.length) return { dates: [], values: [] };
  const base = valueAt(series, first).value;
  return {
    dates: series.dates.slice(first),
    values: series.values.slice(first).map((value) => (value * 100) / base),
  };
}
