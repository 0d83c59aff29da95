import { isWorkingDay } from '@beranda/finance';
import { describe, expect, it } from 'vitest';
import { currencies } from './currencies.ts';
import { demonstrationFundValues, funds } from './funds.ts';
import { holidays } from './holidays.ts';
import { demonstrationRates } from './rates.ts';

const NOW = '2026-11-20T05:00:00.000Z';
const daysOff = new Set(holidays.map(({ date }) => date));

it('contain no duplicates and no weekends', () => {
  expect(daysOff.size).toBe(holidays.length);
  for (const { date } of holidays) expect(isWorkingDay(date, new Set()), date).toBe(true);
});

describe('demonstration rates', () => {
  const rates = demonstrationRates(NOW, daysOff);

  it('are deterministic, independent of the time of generation', () => {
    expect(demonstrationRates(NOW, daysOff)).toEqual(rates);
    const later = demonstrationRates('2026-11-27T05:00:00.000Z', daysOff);
    const last = rates.filter(({ validFrom }) => validFrom.startsWith('2026-11-20'));
    expect(last).toHaveLength(currencies.length * 3);
    expect(later).toEqual(expect.arrayContaining(last));
  });

  it('cover 400 days, on working days only, and not the future', () => {
    const dates = [...new Set(rates.map(({ validFrom }) => validFrom.slice(0, 10)))].sort();
    expect(dates[0]).toBe('2025-10-16');
    expect(dates.at(-1)).toBe('2026-11-20');
    expect(dates.every((date) => isWorkingDay(date, daysOff))).toBe(true);
    const early = demonstrationRates('2026-11-20T02:00:00.000Z', daysOff);
    expect(early.some(({ validFrom }) => validFrom > '2026-11-20')).toBe(false);
  });

  it("sell above buy, near the currency's known level", () => {
    for (const { buy, sell, currency } of rates) {
      const around = currencies.find(({ code }) => code === currency)?.around ?? 0;
      expect(sell).toBeGreaterThan(buy);
      expect(Math.abs((buy + sell) / 2 / around - 1)).toBeLessThan(0.15);
    }
  });
});

describe('demonstration fund values', () => {
  const values = demonstrationFundValues(NOW, daysOff);

  it('are seven funds over five years of trading days, up to the day before', () => {
    expect(funds).toHaveLength(7);
    for (const { slug, inceptionDate, start } of funds) {
      const own = values.filter((value) => value.slug === slug);
      expect(own[0]).toEqual({ slug, date: inceptionDate, value: start });
      expect(inceptionDate < '2021-11-20').toBe(true);
      expect(own.at(-1)?.date).toBe('2026-11-19');
      expect(own.length).toBeGreaterThan(1_150);
      expect(own.every(({ date }) => isWorkingDay(date, daysOff))).toBe(true);
    }
  });

  it.each([
    ['Friday', '2026-11-20T05:00:00.000Z', '2026-11-19'],
    ['Saturday', '2026-11-21T05:00:00.000Z', '2026-11-19'],
    ['Sunday', '2026-11-22T05:00:00.000Z', '2026-11-19'],
    ['Monday', '2026-11-23T05:00:00.000Z', '2026-11-20'],
  ])('end, on a %s, with the last value that the page says is published by then', (_day, now, last) => {
    expect(demonstrationFundValues(now, daysOff).at(-1)?.date).toBe(last);
  });

  it('are plausible: nothing halves or doubles in a year', () => {
    for (const { slug } of funds) {
      const own = values.filter((value) => value.slug === slug);
      for (let index = 242; index < own.length; index += 1) {
        const change = (own[index]?.value ?? 0) / (own[index - 242]?.value ?? 1);
        expect(change, `${slug} ${own[index]?.date}`).toBeGreaterThan(0.55);
        expect(change, `${slug} ${own[index]?.date}`).toBeLessThan(1.8);
      }
    }
  });
});
