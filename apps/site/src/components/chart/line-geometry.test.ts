import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineChart } from './line-geometry.server.ts';

const formatValue = (value: number) => `Rp ${value}`;
const chartOf = (...series: { name: string; points: { date: string; value: number }[] }[]) =>
  lineChart({ locale: 'en', series, formatValue });

describe('a line chart', () => {
  const buy = {
    name: 'Buy',
    points: [
      { date: '2026-01-01', value: 100 },
      { date: '2026-01-02', value: 200 },
      { date: '2026-01-05', value: 150 },
    ],
  };

  it('goes from the first day at the left to the last at the right, larger values higher', () => {
    expect(chartOf(buy)?.series).toEqual([
      { name: 'Buy', line: 'M0,100L25,0L100,50', area: 'M0,100L25,0L100,50L100,100L25,100L0,100Z' },
    ]);
  });

  it('has one row per day, with formatted values and positions', () => {
    expect(chartOf(buy)?.rows[1]).toEqual({
      date: '2026-01-02',
      text: '2 Jan 2026',
      at: 25,
      values: ['Rp 200'],
      heights: [0],
    });
  });

  it('formats dates in the language of the page', () => {
    const chart = lineChart({ locale: 'id', series: [buy], formatValue });
    expect(chart?.rows.map(({ text }) => text)).toEqual(['1 Jan 2026', '2 Jan 2026', '5 Jan 2026']);
    expect(chart?.dateTicks[0]).toEqual({ at: 0, text: '1 Jan' });
  });

  it('labels months and years over a long span', () => {
    const chart = chartOf({
      name: 'Buy',
      points: [
        { date: '2025-03-01', value: 1 },
        { date: '2026-03-01', value: 2 },
      ],
    });
    expect(chart?.dateTicks.map(({ text }) => text)).toEqual([
      'Apr 2025',
      'Jul 2025',
      'Oct 2025',
      'Jan 2026',
    ]);
  });

  it('puts two series on one scale, and omits missing values', () => {
    const sell = { name: 'Sell', points: [{ date: '2026-01-02', value: 300 }] };
    const chart = chartOf(buy, sell);
    expect(chart?.series.map(({ line, area }) => [line, area])).toEqual([
      ['M0,100L25,50L100,75', null],
      ['M25,0Z', null],
    ]);
    expect(chart?.rows.map(({ values, heights }) => [values, heights])).toEqual([
      [
        ['Rp 100', null],
        [100, null],
      ],
      [
        ['Rp 200', 'Rp 300'],
        [50, 0],
      ],
      [
        ['Rp 150', null],
        [75, null],
      ],
    ]);
  });

  it('is null without points', () => {
    expect(chartOf()).toBeNull();
    expect(chartOf({ name: 'Buy', points: [] })).toBeNull();
  });

  it('centres a single day', () => {
    const chart = chartOf({ name: 'Buy', points: [{ date: '2026-01-01', value: 5 }] });
    expect(chart?.rows[0]).toMatchObject({ at: 50, heights: [50] });
    expect(chart?.dateTicks).toEqual([{ at: 50, text: '1 Jan' }]);
  });

  it('draws constant values as a horizontal line', () => {
    const points = ['2026-01-01', '2026-01-02'].map((date) => ({ date, value: 0 }));
    expect(chartOf({ name: 'Buy', points })?.series[0]?.line).toBe('M0,50L100,50');
  });

  it('keeps everything inside the plot, with evenly spaced ticks', () => {
    const point = fc.integer({ min: -1e12, max: 1e12 }).map((value) => value / 10_000);
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 40 }), (values) => {
        const points = values.map((value, day) => ({
          date: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
          value,
        }));
        const chart = chartOf({ name: 'Buy', points });
        const ticks = chart?.valueTicks.map(({ at }) => at) ?? [];
        expect([ticks[0], ticks.at(-1)]).toEqual([100, 0]);
        const steps = ticks.slice(1).map((at, index) => (ticks[index] ?? 0) - at);
        expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.1);
        for (const { at, heights } of chart?.rows ?? []) {
          for (const percent of [at, ...heights]) {
            expect(percent).toBeGreaterThanOrEqual(0);
            expect(percent).toBeLessThanOrEqual(100);
          }
        }
      }),
    );
  });
});
