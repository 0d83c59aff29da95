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

type Unit = 'day' | 'week' | 'month';

const UNITS: Record<StatisticsPeriod, Unit> = { 7: 'day', 30: 'day', 90: 'week', 365: 'month' };

const LABEL_FORMATS: Record<Unit, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short' },
};

/** The first day of the group that a day is in. Weeks are counted back from the last day. */
function firstDayOf(days: readonly string[], index: number, unit: Unit): string {
  const day = String(days[index]);
  if (unit === 'day') return day;
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
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
  const unit = UNITS[period];
  const short = formatter(LABEL_FORMATS[unit]);
  const long = formatter(unit === 'month' ? { month: 'long', year: 'numeric' } : { dateStyle: 'long' });
  const countsByDay = new Map(counted.map((counts) => [counts.day, counts]));
  const groups = Map.groupBy(days.keys(), (index) => firstDayOf(days, index, unit));
  const step = Math.ceil(groups.size / MAX_LABELS);
  return [...groups].map(([first, indexes], position) => {
    const date = new Date(`${first}T00:00:00Z`);
    const found = [...indexes].flatMap((index) => countsByDay.get(String(days[index])) ?? []);
    return {
      label: (groups.size - 1 - position) % step === 0 ? short.format(date) : '',
      name: long.format(date),
      searches: found.reduce((sum, { searches }) => sum + searches, 0),
      withoutResult: found.reduce((sum, { withoutResult }) => sum + withoutResult, 0),
    };
  });
}
