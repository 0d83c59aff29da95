import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RollOver, rollOvers, type TimeDeposit, timeDeposit } from './time-deposit.ts';

const deposit: TimeDeposit = {
  principal: 100_000_000,
  annualRatePercent: 3.5,
  months: 3,
  taxPercent: 20,
  taxFreeUpTo: 7_500_000,
  rollOver: 'none',
};

describe('time deposit', () => {
  it('bears simple interest by months, less the tax', () => {
    // 100,000,000 · 3.5 % · 3/12 = 875,000, of which a fifth is tax
    expect(timeDeposit(deposit)).toEqual({
      terms: [
        {
          number: 1,
          principal: 100_000_000,
          interest: 875_000,
          tax: 175_000,
          netInterest: 700_000,
          balance: 100_000_000,
        },
      ],
      totalInterest: 875_000,
      totalTax: 175_000,
      totalNetInterest: 700_000,
      finalAmount: 100_700_000,
    });
  });

  it('begins each term with the same principal when that is rolled over', () => {
    const { terms, ...totals } = timeDeposit({ ...deposit, rollOver: 'principal', rollOverCount: 2 });
    expect(terms.map(({ balance }) => balance)).toEqual([100_000_000, 100_000_000, 100_000_000]);
    expect(totals).toEqual({
      totalInterest: 2_625_000,
      totalTax: 525_000,
      totalNetInterest: 2_100_000,
      finalAmount: 102_100_000,
    });
  });

  it('bears interest on interest when that is rolled over too', () => {
    // 100,700,000 · 0.00875 = 881,125; tax 176,225
    const { terms, finalAmount } = timeDeposit({
      ...deposit,
      rollOver: 'principal-and-interest',
      rollOverCount: 1,
    });
    expect(terms[1]).toEqual({
      number: 2,
      principal: 100_700_000,
      interest: 881_125,
      tax: 176_225,
      netInterest: 704_900,
      balance: 101_404_900,
    });
    expect(finalAmount).toBe(101_404_900);
  });

  it('is tax-free up to and including the limit, determined term by term', () => {
    const small = { ...deposit, annualRatePercent: 3, months: 12 };
    expect(timeDeposit({ ...small, principal: 7_500_000 }).totalTax).toBe(0);
    expect(timeDeposit({ ...small, principal: 7_500_001 }).totalTax).toBe(45_000);
    const grown = timeDeposit({
      ...small,
      principal: 7_500_000,
      rollOver: 'principal-and-interest',
      rollOverCount: 1,
    });
    expect(grown.terms.map(({ tax }) => tax)).toEqual([0, 46_350]); // a fifth of 7,725,000 · 3 %
    expect(grown.finalAmount).toBe(7_910_400);
  });

  it('rounds interest and tax half up to the unit', () => {
    // 10,000,100 · 1 % / 12 = 8,333.41…; tax 1,666.6
    const odd = { ...deposit, principal: 10_000_100, annualRatePercent: 1, months: 1 };
    expect(timeDeposit(odd).terms[0]).toMatchObject({ interest: 8_333, tax: 1_667, netInterest: 6_666 });
    expect(timeDeposit({ ...odd, unit: 0.01 }).terms[0]).toMatchObject({
      interest: 8_333.42,
      tax: 1_666.68,
      netInterest: 6_666.74,
    });
  });

  it('adds up for any deposit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000_000 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: 0, max: 20 }),
        fc.constantFrom('principal', 'principal-and-interest'),
        (principal, basisPoints, months, rollOverCount, rollOver: RollOver) => {
          const { terms, ...totals } = timeDeposit({
            ...deposit,
            principal,
            annualRatePercent: basisPoints / 100,
            months,
            rollOver,
            rollOverCount,
          });
          let expected = principal;
          let net = 0;
          for (const term of terms) {
            expect(term.principal).toBe(expected);
            expect(term.netInterest).toBe(term.interest - term.tax);
            net += term.netInterest;
            if (rollOver === 'principal-and-interest') expected += term.netInterest;
            expect(term.balance).toBe(expected);
          }
          expect(totals.totalNetInterest).toBe(net);
          expect(totals.totalInterest - totals.totalTax).toBe(net);
          expect(totals.finalAmount).toBe(principal + net);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('can be paid out, or rolled over in two ways', () => {
    expect(rollOvers).toEqual(['none', 'principal', 'principal-and-interest']);
  });

  it.each([
    { principal: 0 },
    { principal: -1 },
    { principal: Number.NaN },
    { principal: Number.POSITIVE_INFINITY },
    { principal: 0.5 },
    { principal: 1e300 },
    { annualRatePercent: -1 },
    { annualRatePercent: Number.NaN },
    { annualRatePercent: 1001 },
    { months: 0 },
    { months: 1.5 },
    { months: 601 },
    { taxPercent: -1 },
    { taxPercent: 101 },
    { taxPercent: Number.NaN },
    { taxFreeUpTo: -1 },
    { taxFreeUpTo: Number.NaN },
    { rollOver: 'always' as RollOver },
    { rollOverCount: -1 },
    { rollOverCount: 1.5 },
    { rollOverCount: 1 },
    { rollOver: 'principal' as const, months: 12, rollOverCount: 50 },
    { unit: 0 },
  ])('rejects %j', (wrong) => {
    expect(() => timeDeposit({ ...deposit, ...wrong })).toThrow(RangeError);
  });
});
