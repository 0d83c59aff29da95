import { describe, expect, it } from 'vitest';
import type { ChartSeed } from './document-seed.ts';
import { chartInWords, rangeOf, tickStep } from './draw-chart.ts';

const chart = (type: ChartSeed['type'], ...series: number[][]): ChartSeed => ({
  type,
  title: 'Kredit',
  unit: 'triliun rupiah',
  decimals: 2,
  categories: (series[0] ?? []).map((_, index) => String(2020 + index)),
  series: series.map((values, index) => ({ name: `Deret ${index + 1}`, values })),
});

describe('the axis of a chart', () => {
  it.each([
    [4, 1],
    [41, 20],
    [256, 100],
    [0.9, 0.25],
    [18, 5],
  ])('over %d has lines every %d', (span, step) => expect(tickStep(span)).toBeCloseTo(step));

  it('begins at zero below bars, and includes every value', () => {
    expect(rangeOf(chart('bars', [231, 256]))).toEqual({ from: 0, to: 300, step: 100 });
  });

  it('begins near the lowest point below lines, with space for its value', () => {
    const { from, step, to } = rangeOf(chart('lines', [10.6, 11.6, 12.7], [12.2, 13.2, 14.1]));
    expect(from).toBeGreaterThan(0);
    expect(from).toBeLessThanOrEqual(10.6 - step * 0.4);
    expect(to).toBeGreaterThanOrEqual(14.1);
  });

  it('is not empty when all values are the same', () => {
    const { from, to } = rangeOf(chart('lines', [21.6, 21.6]));
    expect(from).toBeLessThan(21.6);
    expect(to).toBeGreaterThan(21.6);
  });
});

it('writes all values as Indonesian does', () => {
  expect(chartInWords(chart('lines', [10.6, 11.62]))).toBe(
    'Diagram garis: Kredit, dalam triliun rupiah. Deret 1: 2020 10,60; 2021 11,62.',
  );
});
