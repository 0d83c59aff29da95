import { isLocale, type Locale } from '@beranda/contract';
import { addDays, jakartaDate } from '@beranda/finance';

/** The path of the screen within the admin panel. */
export const SEARCH_STATISTICS_PATH = '/search-statistics';

/** Periods that the screen offers, in days that end today. */
export const PERIODS = [7, 30, 90, 365] as const;

export type StatisticsPeriod = (typeof PERIODS)[number];

const DEFAULT_PERIOD: StatisticsPeriod = 30;

/** What the screen shows: a period, and searches in one language of the site or in all. */
export type StatisticsQuery = { days: StatisticsPeriod; language?: Locale };

type SearchParams = Readonly<Record<string, unknown>>;

/** The query of an address. Anything else than our own values is the default. */
export function parseStatisticsQuery({ days, language }: SearchParams = {}): StatisticsQuery {
  return {
    days: PERIODS.find((candidate) => String(candidate) === days) ?? DEFAULT_PERIOD,
    ...(isLocale(language) ? { language } : {}),
  };
}

/** An address with this query, without what is the default. @param path of the screen, or of its export */
export function statisticsAddress(path: string, { days, language }: StatisticsQuery): string {
  const query = new URLSearchParams();
  if (days !== DEFAULT_PERIOD) query.set('days', String(days));
  if (language) query.set('language', language);
  const text = query.toString();
  return `${path}${text && '?'}${text}`;
}

/** The days of the period in Jakarta, oldest first; today is the last. @param now in milliseconds since 1970 */
export function daysOf({ days }: StatisticsQuery, now: number): string[] {
  const today = jakartaDate(now);
  return Array.from({ length: days }, (_, index) => addDays(today, index - days + 1));
}
