import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CurrencyQuote, convert } from './conversion.ts';

const quote = (buy: number, sell: number, unit = 1, digits = 2): CurrencyQuote => ({
  buy,
  sell,
  unit,
  digits,
});

/** BCA on 3 September 2024 for the dollar, and a yen quoted per 100. */
const quotes = {
  USD: quote(15_570, 15_590),
  JPY: quote(10_766.28, 10_900, 100, 0),
  EUR: quote(17_200, 17_250),
};

const amountOf = (
  amount: number,
  from: string,
  to: string,
  of: Record<string, CurrencyQuote>,
  digits?: number,
) => convert({ amount, from, to, quotes: of, digits }).amount;

describe('converting', () => {
  it('takes the sell rate for what the customer buys', () => {
    // bahasekonomi
    expect(
      convert({ amount: 12_360_000, from: 'IDR', to: 'USD', quotes: { USD: quote(10_200, 10_300) } }),
    ).toEqual({ amount: 1200, steps: [{ currency: 'USD', side: 'sell', rate: 10_300, unit: 1 }] });
  });

  it('takes the buy rate for what the customer sells', () => {
    // bahasekonomi
    expect(convert({ amount: 1000, from: 'USD', to: 'IDR', quotes: { USD: quote(10_000, 10_300) } })).toEqual(
      { amount: 10_000_000, steps: [{ currency: 'USD', side: 'buy', rate: 10_000, unit: 1 }] },
    );
  });

  it.each([
    ['THB', 5000, quote(2000, 2100), 10_000_000], // kompas
    ['USD', 3300, quote(9876, 9900), 32_590_800], // stieparapi
    ['JPY', 20_000, quote(10_766.28, 10_900, 100, 0), 2_153_256],
    ['JPY', 15_000, quote(11_595.04, 11_700, 100, 0), 1_739_256],
    ['JPY', 400, quote(11_659.63, 11_700, 100, 0), 46_639],
  ])('%s: %d sold are whole rupiah', (currency, amount, of, rupiah) => {
    expect(amountOf(amount, currency, 'IDR', { [currency]: of })).toBe(rupiah);
  });

  it('rounds to the given number of digits', () => {
    const of = { JPY: quote(11_659.63, 11_700, 100, 0) };
    expect(amountOf(400, 'JPY', 'IDR', of, 2)).toBe(46_638.52);
    expect(amountOf(400, 'JPY', 'IDR', of, 1)).toBe(46_638.5);
    expect(amountOf(1_000_000, 'IDR', 'USD', quotes, 5)).toBe(64.14368);
  });

  it('converts between foreign currencies via rupiah (cross rate)', () => {
    // 100 · 15,570 / 109 = 14,284.4…
    expect(convert({ amount: 100, from: 'USD', to: 'JPY', quotes })).toEqual({
      amount: 14_284,
      steps: [
        { currency: 'USD', side: 'buy', rate: 15_570, unit: 1 },
        { currency: 'JPY', side: 'sell', rate: 10_900, unit: 100 },
      ],
    });
    // 333.33 · 107.6628 / 17,250 = 2.0804…
    expect(amountOf(333.33, 'JPY', 'EUR', quotes)).toBe(2.08);
  });

  it('rounds half up, and treats amounts and rates as decimals', () => {
    // 1.005 is a little less as a double
    expect(amountOf(1.005, 'EUR', 'IDR', { EUR: quote(1, 1) }, 2)).toBe(1.01);
    expect(amountOf(2.5, 'EUR', 'IDR', { EUR: quote(1, 1.2) })).toBe(3);
    expect(amountOf(2.49, 'EUR', 'IDR', { EUR: quote(1, 1.2) })).toBe(2);
    // 312 · 50.005 = 15,601.56: half a cent up, and 15,600.66 back
    expect(amountOf(1_560_156, 'IDR', 'USD', { USD: quote(31_000, 31_200) })).toBe(50.01);
    expect(amountOf(1_560_155, 'IDR', 'USD', { USD: quote(31_000, 31_200) })).toBe(50);
  });

  it('rounds down where a round trip would gain', () => {
    const of = { USD: quote(31_000, 31_200) };
    // Half a cent; rounded up it would be worth 310.
    expect(amountOf(156, 'IDR', 'USD', of)).toBe(0);
    expect(amountOf(310, 'IDR', 'USD', of)).toBe(0.01);
    expect(amountOf(309, 'IDR', 'USD', of)).toBe(0);
    // Without a spread nothing that converts back may be rounded up.
    expect(amountOf(2.5, 'EUR', 'IDR', { EUR: quote(1, 1) })).toBe(2);
    // 0.7 rupiah come back as no cent of a dollar.
    expect(amountOf(0.7, 'IDR', 'USD', of)).toBe(0);
  });

  it('does not change an amount in the same currency', () => {
    expect(convert({ amount: 12.345, from: 'USD', to: 'USD', quotes })).toEqual({
      amount: 12.345,
      steps: [],
    });
    expect(convert({ amount: 12.5, from: 'IDR', to: 'IDR', quotes })).toEqual({ amount: 12.5, steps: [] });
  });

  it('converts zero to zero', () => {
    expect(amountOf(0, 'USD', 'IDR', quotes)).toBe(0);
    expect(amountOf(0, 'USD', 'JPY', quotes)).toBe(0);
  });

  it.each([
    { amount: -1 },
    { amount: Number.NaN },
    { amount: Number.POSITIVE_INFINITY },
    { amount: 1e300 },
    { from: 'ZZZ' },
    { to: 'ZZZ' },
    { from: 'ZZZ', to: 'ZZZ' },
    { from: 'constructor' },
    { quotes: { USD: quote(0, 1) } },
    { quotes: { USD: quote(1, Number.NaN) } },
    { quotes: { USD: quote(-1, 1) } },
    { quotes: { USD: quote(1, 1, 0) } },
    { quotes: { USD: quote(1, 1, 1.5) } },
    { digits: -1 },
    { digits: 1.5 },
    { digits: Number.NaN },
    { digits: 11 },
  ])('rejects %j', (wrong) => {
    expect(() => convert({ amount: 1, from: 'USD', to: 'IDR', quotes, ...wrong })).toThrow(RangeError);
  });
});

describe('a round trip', () => {
  const hundredths = (min: number, max: number) =>
    fc.integer({ min: min * 100, max: max * 100 }).map((count) => count / 100);
  /** Quotes with and without spread, for unit 1 or 100, also below one rupiah. */
  const anyQuote = fc
    .record({
      sell: fc.oneof(hundredths(1, 25_000), hundredths(0.01, 2)),
      share: fc.oneof(fc.constant(1000), fc.integer({ min: 500, max: 1000 })),
      unit: fc.constantFrom(1, 100),
      digits: fc.constantFrom(0, 2),
    })
    .map(({ sell, share, unit, digits }) => {
      const buy = Math.max(Math.floor((sell * share) / 10) / 100, 0.01);
      return { buy, sell: Math.max(sell, buy), unit, digits };
    });
  /** Amounts in units of the last digit; small ones more often. */
  const anyCount = fc.oneof(
    fc.integer({ min: 0, max: 100 }),
    fc.integer({ min: 0, max: 100_000 }),
    fc.integer({ min: 0, max: 1_000_000_000 }),
  );

  it('never gains from rupiah', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(anyQuote, anyCount, (of, rupiah) => {
        const foreign = amountOf(rupiah, 'IDR', 'FCY', { FCY: of });
        expect(amountOf(foreign, 'FCY', 'IDR', { FCY: of })).toBeLessThanOrEqual(rupiah);
      }),
      { numRuns: 10_000 },
    );
  });

  it('never gains from a foreign currency', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(anyQuote, anyCount, (of, count) => {
        const foreign = count / 10 ** of.digits;
        const rupiah = amountOf(foreign, 'FCY', 'IDR', { FCY: of });
        expect(amountOf(rupiah, 'IDR', 'FCY', { FCY: of })).toBeLessThanOrEqual(foreign);
      }),
      { numRuns: 10_000 },
    );
  });

  it('never gains between two foreign currencies', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(anyQuote, anyQuote, anyCount, (AAA, BBB, count) => {
        const amount = count / 10 ** AAA.digits;
        // Amounts that are too large to be exact are rejected.
        fc.pre((amount * (AAA.buy / AAA.unit)) / (BBB.sell / BBB.unit) < 1e12);
        const there = amountOf(amount, 'AAA', 'BBB', { AAA, BBB });
        expect(amountOf(there, 'BBB', 'AAA', { AAA, BBB })).toBeLessThanOrEqual(amount);
      }),
      { numRuns: 10_000 },
    );
  });

  it('does not affect rounding where the spread is more than half of a last digit', {
    timeout: 30_000,
  }, () => {
    fc.assert(
      fc.property(anyQuote, anyCount, (of, rupiah) => {
        const spread = rupiah * (1 - of.buy / of.sell);
        const halfOfLastDigit = (0.5 / 10 ** of.digits / of.unit) * of.buy;
        fc.pre(spread > halfOfLastDigit + 1e-6);
        const exact = (rupiah / of.sell) * of.unit;
        const got = amountOf(rupiah, 'IDR', 'FCY', { FCY: of });
        expect(Math.abs(got - exact)).toBeLessThanOrEqual(
          (0.5 / 10 ** of.digits) * 1.000_001 + exact * 1e-12,
        );
      }),
      { numRuns: 10_000 },
    );
  });
});
