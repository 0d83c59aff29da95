import { type Fund, LANGUAGES, type Locale } from '@beranda/contract';
import {
  type FundReturns,
  fundReturns,
  indexOfInception,
  indexOfValue,
  monthsBefore,
  rebaseTo100,
  returnBetween,
} from '@beranda/finance';
import type { LineChartData } from '#src/components/chart/line-chart.tsx';
import { type ChartPoint, type ChartSeries, lineChart } from '#src/components/chart/line-geometry.server.ts';
import { downsample } from '../downsample.ts';
import { unitValueDigits } from '../fraction-digits.ts';
import type { ReturnPeriod } from '../summary.ts';
import type { Period } from './nab-query.ts';

/** Finer than screen resolution, light enough for phones. */
const MAX_POINTS = 250;
/** About half a year. Longer tables have month ends only. */
const MAX_DAYS_IN_TABLE = 130;

/** Why a chart starts later than its period; `late`: the first value is long after inception. */
type Shortfall = { fund: string; kind: 'young' | 'gap' | 'late'; date: string };

export type FundHistory = {
  /** First and last displayed day, as ISO dates. */
  from: string;
  until: string;
  /** Rebased to 100 for two funds. Null if they have no common day. */
  chart: LineChartData;
  /** Change of each fund over the period, as a fraction; null if its history is shorter. */
  changes: (number | null)[];
  shortfalls: Shortfall[];
  /** Points drawn and days available, if downsampled. */
  downsampled: { points: number; days: number } | null;
  /** Days of the table, if it has month ends only. */
  tableDates: string[] | null;
};

const RETURN_OF_PERIOD = {
  '1m': 'oneMonth',
  '3m': 'threeMonths',
  '6m': 'sixMonths',
  ytd: 'ytd',
  '1y': 'oneYear',
  all: 'sinceInception',
} as const satisfies Record<Period, ReturnPeriod>;

const MONTHS_OF_PERIOD = { '1m': 1, '3m': 3, '6m': 6, '1y': 12 } as const;

/**
 * The values of a fund over a period, starting at the value its return starts from; with a second fund, both rebased
 * to 100 on the same day. If there is no value on a day, the previous one is used.
 *
 * @returns null without values, or if two funds have no common time.
 */
export function fundHistory(funds: readonly Fund[], period: Period, locale: Locale): FundHistory | null {
  const [until] = funds.map(({ series }) => series.dates.at(-1) ?? '').sort();
  if (!until) return null;
  const starts = funds.map((fund) => startOf(fund, period, until));
  const isComparison = funds.length > 1;
  const from = firstDayOfAll(
    funds,
    starts.map(({ date }) => date),
    until,
  );
  if (!from) return null;
  const windows = funds.map(({ series }) => {
    const window = windowOf(series, from, until);
    return isComparison ? rebaseTo100(window, from) : window;
  });

  const all = [...new Set(windows.flatMap(({ dates }) => dates))].sort();
  const sampled = sampledDates(windows, all);
  const digits = isComparison ? 2 : unitValueDigits(windows[0]?.values ?? []);
  const series: ChartSeries[] = windows.map(({ dates, values }, index) => ({
    name: funds[index]?.name ?? '',
    points: dates.flatMap((date, day): ChartPoint[] =>
      sampled.has(date) ? [{ date, value: values[day] ?? Number.NaN }] : [],
    ),
  }));
  const chart = lineChart({ locale, series, ...formatsOf(locale, digits) });
  if (!chart) return null;

  return {
    from,
    until,
    chart,
    changes: windows.map((window, index) =>
      isComparison ? changeOver(window.values) : (starts[index]?.change ?? null),
    ),
    shortfalls: starts.flatMap(({ shortfall }, index) => {
      const fund = funds[index]?.name ?? '';
      return shortfall ? [{ fund, kind: shortfall, date: starts[index]?.date ?? '' }] : [];
    }),
    downsampled: sampled.size < all.length ? { points: sampled.size, days: all.length } : null,
    tableDates: all.length > MAX_DAYS_IN_TABLE ? monthEnds(all) : null,
  };
}

type Start = { date: string; change: number | null; shortfall: Shortfall['kind'] | null };

/** First day of a period: the day its return starts from, or the first value. */
function startOf({ series, inceptionDate }: Fund, period: Period, until: string): Start {
  const returns: FundReturns = fundReturns({ ...series, inception: inceptionDate, asOf: until });
  const found = returns[RETURN_OF_PERIOD[period]];
  if (found) return { date: found.baseDate, change: found.percent / 100, shortfall: null };
  const target = targetOf(period, returns.asOf ?? until);
  const first = series.dates[0] ?? '';
  if (target === null) {
    const isBegun = indexOfInception(series.dates, inceptionDate) !== null;
    return { date: first, change: null, shortfall: isBegun ? null : 'late' };
  }
  if (first > target) return { date: first, change: null, shortfall: 'young' };
  return { date: series.dates.find((date) => date > target) ?? until, change: null, shortfall: 'gap' };
}

/** Start of a period relative to its end; null for the whole history. */
function targetOf(period: Period, until: string): string | null {
  if (period === 'all') return null;
  if (period === 'ytd') return `${Number(until.slice(0, 4)) - 1}-12-31`;
  return monthsBefore(until, MONTHS_OF_PERIOD[period]);
}

/** First day from the latest start on for which each fund has a valid value; undefined if none. */
function firstDayOfAll(funds: readonly Fund[], starts: readonly string[], until: string): string | undefined {
  const latest = starts.toSorted().at(-1) ?? until;
  const days = funds.flatMap(({ series }) => series.dates).filter((date) => date >= latest && date <= until);
  return days.sort().find((day) => funds.every(({ series }) => indexOfValue(series.dates, day) !== null));
}

/** The values from the one valid on the first day to a fund's last. */
function windowOf({ dates, values }: Fund['series'], from: string, until: string) {
  const first = indexOfValue(dates, from) ?? dates.length;
  const after = dates.findIndex((date) => date > until);
  const end = after < 0 ? dates.length : after;
  return { dates: [from, ...dates.slice(first + 1, end)], values: values.slice(first, end) };
}

function changeOver(values: readonly number[]): number | null {
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined || values.length < 2) return null;
  return returnBetween(first, last) / 100;
}

/** Days to draw: all, or month ends and the downsampled points of each line. */
function sampledDates(windows: readonly Fund['series'][], all: readonly string[]): Set<string> {
  if (all.length <= MAX_POINTS) return new Set(all);
  const ends = monthEnds(all);
  const room = Math.max(Math.floor((MAX_POINTS - ends.length) / windows.length), 4);
  const drawn = windows.flatMap(({ dates, values }) =>
    downsample(values, room).flatMap((index) => dates[index] ?? []),
  );
  return new Set([...ends, ...drawn]);
}

/** The last day of each month, and the first day. */
function monthEnds(dates: readonly string[]): string[] {
  const monthOf = (date = '') => date.slice(0, 7);
  return dates.filter((date, index) => index === 0 || monthOf(date) !== monthOf(dates[index + 1]));
}

function formatsOf(locale: Locale, digits: number) {
  const figures = new Intl.NumberFormat(LANGUAGES[locale].format, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const ticks = new Intl.NumberFormat(LANGUAGES[locale].format, { maximumFractionDigits: 4 });
  return { formatValue: figures.format, formatTick: ticks.format };
}
