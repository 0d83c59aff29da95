import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fundReturns, rebaseTo100, returnBetween } from './returns.ts';

/** A fund with these values, launched on the day of the first. */
const seriesOf = (observations: Record<string, number>) => ({
  dates: Object.keys(observations),
  values: Object.values(observations),
  inception: Object.keys(observations)[0] ?? '',
});

/** No values on 29 to 31 May and 1 June 2025. */
const fund = seriesOf({
  '2023-02-06': 1000,
  '2024-08-28': 1180,
  '2024-08-29': 1200,
  '2024-08-30': 1201,
  '2024-12-30': 1250,
  '2025-01-02': 1260,
  '2025-02-27': 1234,
  '2025-02-28': 1240,
  '2025-03-03': 1300,
  '2025-05-28': 1275,
  '2025-06-02': 1310,
  '2025-07-29': 1320,
  '2025-08-01': 1322,
  '2025-08-28': 1325,
  '2025-08-29': 1344,
  '2025-09-01': 1330,
});

describe('fund returns', () => {
  it.each([
    ['oneMonth', 1.8182, '2025-07-29'],
    ['threeMonths', 5.4118, '2025-05-28'], // 29 May is a holiday: the day before, not the day after
    ['sixMonths', 8.3871, '2025-02-28'], // there is no 29 February 2025
    ['ytd', 7.52, '2024-12-30'], // not from the first value of the year
    ['oneYear', 12, '2024-08-29'],
    ['sinceInception', 34.4, '2023-02-06'],
  ] as const)('%s is %d percent, from %s on', (period, percent, baseDate) => {
    const returns = fundReturns({ ...fund, asOf: '2025-08-29' });
    expect(returns.asOf).toBe('2025-08-29');
    expect(returns[period]?.baseDate).toBe(baseDate);
    expect(returns[period]?.percent).toBeCloseTo(percent, 4);
  });

  it('is as of the newest value by default', () => {
    expect(fundReturns(fund)).toMatchObject({ asOf: '2025-09-01', oneMonth: { baseDate: '2025-08-01' } });
  });

  it('is as of the last value before a date without one, and periods start from there', () => {
    // a Sunday; a month before the Friday is 29 July, not the 31st
    expect(fundReturns({ ...fund, asOf: '2025-08-31' })).toEqual(
      fundReturns({ ...fund, asOf: '2025-08-29' }),
    );
  });

  it('uses the last day of a shorter month', () => {
    const may = seriesOf({ '2024-02-28': 900, '2024-02-29': 1000, '2024-03-01': 1100, '2024-05-31': 1200 });
    expect(fundReturns(may).threeMonths).toEqual({ percent: 20, baseDate: '2024-02-29' });
    const leap = seriesOf({ '2023-02-27': 900, '2023-02-28': 1000, '2023-03-01': 1100, '2024-02-29': 1200 });
    expect(fundReturns(leap).oneYear).toEqual({ percent: 20, baseDate: '2023-02-28' });
  });

  it('has none for a period longer than the age of the fund', () => {
    const young = seriesOf({ '2025-06-10': 1000, '2025-07-01': 1010, '2025-08-01': 1020 });
    expect(fundReturns(young)).toEqual({
      asOf: '2025-08-01',
      ytd: null,
      oneYear: null,
      sixMonths: null,
      threeMonths: null,
      oneMonth: { percent: (10 * 100) / 1010, baseDate: '2025-07-01' },
      sinceInception: { percent: 2, baseDate: '2025-06-10' },
    });
  });

  it('has none where the base value is more than ten days before the target date', () => {
    const onDay = (date: string) => fundReturns(seriesOf({ [date]: 1000, '2025-08-29': 1100 }));
    expect(onDay('2025-07-19').oneMonth).toEqual({ percent: 10, baseDate: '2025-07-19' });
    expect(onDay('2025-07-18').oneMonth).toBeNull();
    expect(onDay('2024-12-21').ytd).toEqual({ percent: 10, baseDate: '2024-12-21' });
    expect(onDay('2024-12-20').ytd).toBeNull();
  });

  it.each([
    // 4 % of five years are not what a fund has returned in fourteen.
    ['2012-03-01', '2026-01-05', null],
    ['2025-12-26', '2026-01-05', '2026-01-05'], // launched before ten days without trading
    ['2025-12-25', '2026-01-05', null],
    ['2026-01-05', '2026-01-05', '2026-01-05'],
    ['2026-01-10', '2026-01-05', '2026-01-05'], // a Saturday: the value before it
    ['2026-02-02', '2026-01-05', null], // after which there is no value but the newest, and before it none for weeks
    ['2026-03-01', '2026-01-05', null],
  ])('since an inception on %s, with values from %s, counts from %s', (inception, first, baseDate) => {
    const returns = fundReturns({ ...seriesOf({ [first]: 1000, '2026-02-02': 1040 }), inception });
    expect(returns.sinceInception).toEqual(baseDate && { percent: 4, baseDate });
  });

  it('since inception is not from values before the fund was launched', () => {
    const early = seriesOf({ '2025-12-01': 900, '2026-01-05': 1000, '2026-02-02': 1040 });
    expect(fundReturns({ ...early, inception: '2026-01-05' }).sinceInception).toEqual({
      percent: 4,
      baseDate: '2026-01-05',
    });
  });

  it('has none of a single value, of no values, and before the first', () => {
    const none = { ytd: null, oneYear: null, sixMonths: null, threeMonths: null, oneMonth: null };
    expect(fundReturns(seriesOf({ '2025-08-29': 1000 }))).toEqual({
      asOf: '2025-08-29',
      ...none,
      sinceInception: null,
    });
    expect(fundReturns({ dates: [], values: [], inception: '2025-08-29' })).toEqual({
      asOf: null,
      ...none,
      sinceInception: null,
    });
    expect(fundReturns({ ...fund, asOf: '2023-02-05' })).toEqual({
      asOf: null,
      ...none,
      sinceInception: null,
    });
  });

  it.each([
    [10, 18.5, 85], // fincash
    [12, 32, 166.67], // projectpro
    [1000, 1200, 20], // coffesore
    [1200, 800, -33.33],
    [1000, 1386, 38.6], // kumpulanartikel
    [1386, 1350, -2.6],
  ])('from %d to %d is %d percent', (from, to, percent) => {
    const { sinceInception } = fundReturns(seriesOf({ '2025-08-28': from, '2025-08-29': to }));
    expect(sinceInception?.percent).toBeCloseTo(percent, 2);
  });

  it.each([
    [10, 12, 2, 40], // thefinancebase: two distributions of 1
    [50, 60, 1, 22], // zacks
  ])('from %d to %d with an income of %d is %d percent', (from, to, income, percent) => {
    expect(returnBetween(from, to, income)).toBeCloseTo(percent, 10);
  });

  it.each([
    [0, 1, 0],
    [1, Number.NaN, 0],
    [1, 1, -1],
    [1, 1, Number.POSITIVE_INFINITY],
  ])('rejects a return from %d to %d with %d', (from, to, income) => {
    expect(() => returnBetween(from, to, income)).toThrow(RangeError);
  });

  it('matches a linear search', () => {
    const day = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);
    const someDays = fc.uniqueArray(fc.integer({ min: 19_000, max: 20_500 }), {
      minLength: 2,
      maxLength: 400,
    });
    fc.assert(
      fc.property(someDays, fc.integer({ min: 0, max: 1500 }), (days, back) => {
        const dates = days.sort((a, b) => a - b).map(day);
        const values = dates.map((_, index) => 1000 + index);
        const asOf = day(20_500 - back);
        const end = dates.filter((date) => date <= asOf).at(-1);
        const { asOf: answered, ...returns } = fundReturns({
          dates,
          values,
          asOf,
          inception: dates[0] ?? '',
        });
        expect(answered).toBe(end ?? null);
        if (!end) return;
        const [year, month, dayOfMonth] = end.split('-').map(Number) as [number, number, number];
        const base = (months: number) => {
          let target = new Date(Date.UTC(year, month - 1 - months, dayOfMonth));
          // A day too many runs over into the next month: its day before the first is the last of the right one.
          if (target.getUTCDate() !== dayOfMonth) target = new Date(Date.UTC(year, month - months, 0));
          const oldest = new Date(target.getTime() - 10 * 86_400_000).toISOString().slice(0, 10);
          const latest = target.toISOString().slice(0, 10);
          return dates.filter((date) => date <= latest && date >= oldest).at(-1);
        };
        expect(returns.oneMonth?.baseDate).toBe(base(1));
        expect(returns.threeMonths?.baseDate).toBe(base(3));
        expect(returns.sixMonths?.baseDate).toBe(base(6));
        expect(returns.oneYear?.baseDate).toBe(base(12));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    { dates: ['2025-08-28'] },
    { asOf: '2025-02-30' },
    { inception: '2025-02-30' },
    { asOf: '2025-8-29' },
    { asOf: '' },
    { dates: ['2025-08-28', 'tomorrow'] },
    { values: [Number.NaN, 1] },
    { values: [1, Number.NaN] },
    { values: [0, 1] },
    { values: [1, -1] },
    { values: [1, Number.POSITIVE_INFINITY] },
  ])('rejects %j', (wrong) => {
    const series = { dates: ['2025-08-28', '2025-08-29'], values: [1, 2], inception: '2025-08-28' };
    expect(() => fundReturns({ ...series, ...wrong })).toThrow(RangeError);
  });
});

describe('values rebased to 100', () => {
  it('end at 100 and the return where they begin at its base', () => {
    const { oneYear } = fundReturns({ ...fund, asOf: '2025-09-01' });
    const rebased = rebaseTo100(fund, oneYear?.baseDate ?? '');
    expect(rebased.dates[0]).toBe('2024-08-30');
    expect(rebased.values[0]).toBe(100);
    expect(rebased.values.at(-1)).toBeCloseTo(100 + (oneYear?.percent ?? Number.NaN), 10);
    expect(rebased.dates).toHaveLength(rebased.values.length);
  });

  it('begin with the first value after a day without one', () => {
    expect(rebaseTo100(fund, '2025-05-29')).toMatchObject({
      dates: ['2025-06-02', '2025-07-29', '2025-08-01', '2025-08-28', '2025-08-29', '2025-09-01'],
      values: [
        100,
        (1320 * 100) / 1310,
        expect.any(Number),
        expect.any(Number),
        expect.any(Number),
        expect.any(Number),
      ],
    });
  });

  it('are none after the last value', () => {
    expect(rebaseTo100(fund, '2025-09-02')).toEqual({ dates: [], values: [] });
  });

  it('reject an invalid date, and lists of different length', () => {
    expect(() => rebaseTo100(fund, 'yesterday')).toThrow(RangeError);
    expect(() => rebaseTo100({ dates: fund.dates, values: [] }, '2025-01-01')).toThrow(RangeError);
    expect(() => rebaseTo100({ dates: ['2025-01-02'], values: [0] }, '2025-01-01')).toThrow(RangeError);
  });
});
