import { LANGUAGES, type Locale } from '@beranda/contract';
import { DAY_MS } from '@beranda/finance';
import { scaleLinear, scaleUtc } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { LineChartData } from './line-chart.tsx';

/** Value of a day (ISO date). */
export type ChartPoint = { date: string; value: number };

export type ChartSeries = {
  name: string;
  /** Oldest first, unique dates. */
  points: readonly ChartPoint[];
};

type LineChartInput = {
  locale: Locale;
  /** One or two series on a shared scale. */
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
  /** Axis labels, if shorter than the values; default: `formatValue`. */
  formatTick?: (value: number) => string;
};

const VALUE_TICKS = 4;
const DATE_TICKS = 5;
const FRACTION_DIGITS = 2;

/** From this span on, ticks show month and year instead of the day. */
const LONG_SPAN_DAYS = 200;

/**
 * Computes the geometry of a line chart (percent of the plot, from its upper left corner) and its rows for the table.
 *
 * @returns null if no series has a point.
 */
export function lineChart({ locale, series, formatValue, formatTick = formatValue }: LineChartInput) {
  const values = series.flatMap(({ points }) => points.map(({ value }) => value));
  const dates = [...new Set(series.flatMap(({ points }) => points.map(({ date }) => date)))].sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return null;

  const y = scaleLinear(rangeOf(values), [100, 0]).nice(VALUE_TICKS);
  const x = scaleUtc([new Date(first), new Date(last)], dates.length > 1 ? [0, 100] : [50, 50]);
  const xOf = ({ date }: { date: string }) => x(new Date(date));
  const yOf = ({ value }: ChartPoint) => y(value);
  const drawLine = line<ChartPoint>(xOf, yOf).digits(FRACTION_DIGITS);
  const drawArea = area<ChartPoint>(xOf, 100, yOf).digits(FRACTION_DIGITS);

  const spanInDays = (Date.parse(last) - Date.parse(first)) / DAY_MS;
  const dayFormat = dateFormat(locale, { dateStyle: 'medium' });
  const tickFormat = dateFormat(
    locale,
    spanInDays > LONG_SPAN_DAYS ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' },
  );
  const valuesByDate = series.map(({ points }) => new Map(points.map(({ date, value }) => [date, value])));

  return {
    series: series.map(({ name, points }) => ({
      name,
      line: drawLine(points) ?? '',
      area: series.length === 1 ? drawArea(points) : null,
    })),
    valueTicks: y.ticks(VALUE_TICKS).map((value) => ({ at: round(y(value)), text: formatTick(value) })),
    dateTicks: (dates.length > 1 ? x.ticks(DATE_TICKS) : x.domain().slice(1)).map((date) => ({
      at: round(x(date)),
      text: tickFormat.format(date),
    })),
    rows: dates.map((date) => {
      const dayValues = valuesByDate.map((valueByDate) => valueByDate.get(date));
      return {
        date,
        text: dayFormat.format(new Date(date)),
        at: round(xOf({ date })),
        values: dayValues.map((value) => (value === undefined ? null : formatValue(value))),
        heights: dayValues.map((value) => (value === undefined ? null : round(y(value)))),
      };
    }),
  } satisfies LineChartData;
}

/** Minimum and maximum, padded if they are equal. */
function rangeOf(values: readonly number[]): [number, number] {
  const min = Math.min(...values);
  const max = Math.max(...values);
  if (min < max) return [min, max];
  const room = Math.abs(min) / 100 || 1;
  return [min - room, max + room];
}

/** Dates without time are parsed and formatted as UTC. */
function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LANGUAGES[locale].format, { ...options, timeZone: 'UTC' });
}

function round(percent: number): number {
  return Number(percent.toFixed(FRACTION_DIGITS));
}
