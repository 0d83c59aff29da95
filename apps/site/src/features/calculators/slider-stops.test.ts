import { expect, it } from 'vitest';
import { closestStop, sliderStops } from './slider-stops.ts';

const MILLION = 1_000_000;

it('stops at the limits and at round amounts in about equal ratio', () => {
  const stops = sliderStops(50 * MILLION, 5_000 * MILLION) ?? [];
  expect([stops[0], stops.at(-1)]).toEqual([50 * MILLION, 5_000 * MILLION]);
  expect(stops).toContain(400 * MILLION);
  expect(stops.slice(0, 4)).toEqual([50, 55, 60, 65].map((amount) => amount * MILLION));
  const ratios = stops.slice(1).map((stop, index) => stop / (stops[index] as number));
  expect(Math.min(...ratios)).toBeGreaterThan(1.03);
  expect(Math.max(...ratios)).toBeLessThanOrEqual(1.1);
});

it('reaches zero below four decades', () => {
  const stops = sliderStops(0, 10_000 * MILLION) ?? [];
  expect(stops.slice(0, 3)).toEqual([0, MILLION, 1.1 * MILLION]);
  expect(stops).toContain(5 * MILLION);
  expect(stops.length).toBeLessThan(160);
});

it('leaves a narrow range to equal distances', () => {
  expect(sliderStops(5 * MILLION, 50 * MILLION)).toBeNull();
  expect(sliderStops(0, 0)).toBeNull();
});

it('limits that are not round are stops themselves, each amount once', () => {
  const stops = sliderStops(1_234_567, 99_999_999) ?? [];
  expect([stops[0], stops[1], stops.at(-1)]).toEqual([1_234_567, 1_300_000, 99_999_999]);
  expect(new Set(stops).size).toBe(stops.length);
  expect(stops).toEqual(stops.toSorted((a, b) => a - b));
});

it.each([
  [0, 0],
  [14, 1],
  [15, 2],
  [21, 2],
  [99, 3],
])('the stop closest to %d is number %d', (amount, number) => {
  expect(closestStop([10, 10, 20, 30].with(0, 5), amount)).toBe(number);
});
