import { LANGUAGES, type Locale } from '@beranda/contract';
import type { SearchStatisticsFigures } from '../search-figures.ts';
import type { StatisticsPeriod } from './statistics-query.ts';

type Day = SearchStatisticsFigures['days'][number];

/** Consecutive days that are shown as one. */
type TimeGroup = {
  /** For an axis, as `23` or `Nov`; empty where labels would overlap. */
  label: string;
  /** As `23 November 2026` or `November 2026`; the first day of a week. */
  name: string;
  searches: number;
  withoutResult: number;
};

const DAYS_OF_WEEK = 7;
const MAX_LABELS = 7;

/** By day up to a month, then by week, counted back from the last day, and a year by month. */
function firstDayOf(days: readonly string[], index: number): string {
  const day = String(days[index]);
  if (days.length <= 30) return day;
  if (days.length > 90) return `${day.slice(0, 7)}-01`;
  const daysAfter = days.length - 1 - index;
  const first = index - (DAYS_OF_WEEK - 1 - (daysAfter % DAYS_OF_WEEK));
  return String(days[Math.max(0, first)]);
}

/** Searches over the days of a period, oldest first; days without searches are included. */
export function groupByTime(
  days: readonly string[],
  counted: readonly Day[],
  period: StatisticsPeriod,
  locale: Locale,
): TimeGroup[] {
  const { format } = LANGUAGES[locale];
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(format, { timeZone: 'UTC', ...options });
  const isYear = period === 365;
  const short = formatter(
    isYear ? { month: 'short' } : period === 90 ? { day: 'numeric', month: 'short' } : { day: 'numeric' },
  );
  const long = formatter(isYear ? { month: 'long', year: 'numeric' } : { dateStyle: 'long' });
  const countsOf = new Map(counted.map((one) => [one.day, one]));
  const groups = Map.groupBy(days.keys(), (index) => firstDayOf(days, index));
  const step = Math.ceil(groups.size / MAX_LABELS);
  return [...groups].map(([first, indexes], position) => {
    const date = new Date(`${first}T00:00:00Z`);
    const found = [...indexes].flatMap((index) => countsOf.get(String(days[index])) ?? []);
    return {
      label: (groups.size - 1 - position) % step === 0 ? short.format(date) : '',
      name: long.format(date),
      searches: found.reduce((sum, { searches }) => sum + searches, 0),
      withoutResult: found.reduce((sum, { withoutResult }) => sum + withoutResult, 0),
    };
  });
}
