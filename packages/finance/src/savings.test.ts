import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atYearEnds, futureSavings, savingsGoal } from './savings.ts';

describe('future savings', () => {
  it('bear interest on the balance of the month before', () => {
    // 1 % a month: 1,000,000 → 1,010,000 + 100,000 → 1,121,100 + 100,000 → 1,233,311 + 100,000
    expect(futureSavings({ initial: 1_000_000, monthly: 100_000, annualRatePercent: 12, months: 3 })).toEqual(
      {
        monthly: 100_000,
        paidIn: 1_300_000,
        interest: 33_311,
        balance: 1_333_311,
        progress: [
          { month: 1, paidIn: 1_100_000, interest: 10_000, balance: 1_110_000 },
          { month: 2, paidIn: 1_200_000, interest: 21_100, balance: 1_221_100 },
          { month: 3, paidIn: 1_300_000, interest: 33_311, balance: 1_333_311 },
        ],
        taxedFrom: 1,
      },
    );
  });

  it('bear interest after tax', () => {
    // 12 % less a fifth is 0.8 % a month
    const { progress } = futureSavings({
      initial: 1_000_000,
      monthly: 0,
      annualRatePercent: 12,
      months: 2,
      taxPercent: 20,
    });
    expect(progress.map(({ balance }) => balance)).toEqual([1_008_000, 1_016_064]);
  });

  it('are taxed in months that begin with a balance above the limit', () => {
    // 1 % a month: 7,400,000 → 7,474,000 → 7,548,740; from then on 0.8 %: 7,609,129.92
    const plan = futureSavings({
      initial: 7_400_000,
      monthly: 0,
      annualRatePercent: 12,
      months: 3,
      taxPercent: 20,
      taxFreeUpTo: 7_500_000,
    });
    expect(plan.progress.map(({ balance }) => balance)).toEqual([7_474_000, 7_548_740, 7_609_130]);
    expect(plan.taxedFrom).toBe(3);
  });

  it.each([
    [7_500_000, undefined, 7_518_750],
    [7_500_001, 1, 7_515_001],
  ])('of %d at the beginning of their only month are taxed from month %s', (initial, from, balance) => {
    const terms = { monthly: 0, annualRatePercent: 3, months: 1, taxPercent: 20, taxFreeUpTo: 7_500_000 };
    expect(futureSavings({ ...terms, initial })).toMatchObject({ taxedFrom: from, balance });
  });

  it('are an annuity due at the end of each month', () => {
    // FV(0.5 %, 120, −100,000) of spreadsheets: 16,387,934.68
    const { balance } = futureSavings({
      initial: 0,
      monthly: 100_000,
      annualRatePercent: 6,
      months: 120,
      unit: 0.01,
    });
    expect(balance).toBe(16_387_934.68);
  });
});

describe('savings goal', () => {
  it.each([
    // FV 16,387,934.68 of 100,000 a month, the other way round
    [16_387_934, 0, 6, 120, 0, 100_000],
    [16_387_935, 0, 6, 120, 0, 100_001],
    // 60,000,000 / 12, and the same less 12,000,000 that are there
    [60_000_000, 0, 0, 12, 0, 5_000_000],
    [60_000_000, 12_000_000, 0, 12, 0, 4_000_000],
    [60_000_001, 12_000_000, 0, 12, 0, 4_000_001],
    // all interest goes to the tax
    [60_000_000, 0, 12, 12, 100, 5_000_000],
    // the only deposit bears none, what is there bears 1 %
    [2_000_000, 1_000_000, 12, 1, 0, 990_000],
    // it is there already, or comes by itself: 1,000,000 · 1.01² = 1,020,100
    [1_000_000, 1_000_000, 12, 12, 0, 0],
    [1_020_100, 1_000_000, 12, 2, 0, 0],
    [1_020_101, 1_000_000, 12, 2, 0, 1],
  ])(
    '%d with %d at %d in %d months, taxed by %d, takes %d a month',
    (target, initial, rate, months, tax, monthly) => {
      const plan = savingsGoal({ target, initial, annualRatePercent: rate, months, taxPercent: tax });
      expect(plan.monthly).toBe(monthly);
      expect(plan.balance).toBeGreaterThanOrEqual(target);
    },
  );

  it('is taxed above the limit, also where the initial amount alone reaches the target', () => {
    const plan = savingsGoal({
      target: 7_000_000,
      initial: 7_000_000,
      annualRatePercent: 3,
      months: 120,
      taxPercent: 20,
      taxFreeUpTo: 7_500_000,
    });
    // Month by month in another program; untaxed for ten years it would be 9,445,475.
    expect(plan).toMatchObject({ monthly: 0, balance: 9_021_756, taxedFrom: 29 });
  });

  it('is the smallest deposit that reaches the target, where a larger one is taxed earlier', () => {
    fc.assert(
      fc.property(
        fc.record({
          target: fc.integer({ min: 1, max: 2_000 }),
          initial: fc.integer({ min: 0, max: 1_000 }),
          annualRatePercent: fc.integer({ min: 0, max: 600 }),
          months: fc.integer({ min: 1, max: 24 }),
          taxPercent: fc.constantFrom(20, 100),
          taxFreeUpTo: fc.integer({ min: 0, max: 1_500 }),
        }),
        (goal) => {
          const { monthly, balance } = savingsGoal(goal);
          expect(balance).toBeGreaterThanOrEqual(goal.target);
          for (let less = 0; less < monthly; less += 1)
            expect(futureSavings({ ...goal, monthly: less }).balance).toBeLessThanOrEqual(goal.target);
        },
      ),
    );
  });

  it('is rounded up to the unit', () => {
    const goal = { target: 1_000_000, initial: 0, annualRatePercent: 0, months: 3 };
    expect(savingsGoal(goal).monthly).toBe(333_334);
    expect(savingsGoal({ ...goal, unit: 0.01 }).monthly).toBe(333_333.34);
    expect(savingsGoal({ ...goal, unit: 1000 }).monthly).toBe(334_000);
  });

  it('is reached with the deposit and missed with one unit less, whatever it is', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(
        fc.record({
          target: fc.integer({ min: 1, max: 10_000_000_000 }),
          initial: fc.integer({ min: 0, max: 1_000_000_000 }),
          annualRatePercent: fc.integer({ min: 0, max: 2000 }).map((basisPoints) => basisPoints / 100),
          months: fc.integer({ min: 1, max: 240 }),
          taxPercent: fc.constantFrom(0, 20, 12.5),
          unit: fc.constantFrom(1, 0.01),
        }),
        (goal) => {
          const { monthly, progress, ...end } = savingsGoal(goal);
          expect(end.balance).toBeGreaterThanOrEqual(goal.target);
          expect(progress).toHaveLength(goal.months);
          const cents = (amount: number) => Math.round(amount * 100);
          for (const { month, paidIn, interest, balance } of progress)
            if (
              cents(paidIn) + cents(interest) !== cents(balance) ||
              cents(paidIn) !== cents(goal.initial) + month * cents(monthly)
            )
              expect.fail(`month ${month} does not add up`);
          if (monthly === 0) return;
          const less = Math.round((monthly - goal.unit) * 100) / 100;
          // Half a unit may be missing and rounded away.
          expect(futureSavings({ ...goal, monthly: less }).balance).toBeLessThanOrEqual(goal.target);
          const j = (goal.annualRatePercent / 1200) * (1 - goal.taxPercent / 100);
          const growth = (1 + j) ** goal.months;
          const formula = goal.initial * growth + monthly * (j === 0 ? goal.months : (growth - 1) / j);
          expect(Math.abs(end.balance - formula)).toBeLessThanOrEqual(goal.unit / 2 + formula * 1e-9);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('is summarised by year', () => {
    const { progress } = savingsGoal({ target: 60_000_000, initial: 0, annualRatePercent: 3, months: 30 });
    expect(atYearEnds(progress).map(({ month }) => month)).toEqual([12, 24, 30]);
  });

  it.each([
    { target: 0 },
    { target: -1 },
    { target: Number.NaN },
    { target: Number.POSITIVE_INFINITY },
    { target: 0.5 },
    { target: 1e300 },
    { initial: -1 },
    { initial: Number.NaN },
    { annualRatePercent: -1 },
    { annualRatePercent: 1001 },
    { annualRatePercent: Number.NaN },
    { months: 0 },
    { months: 1.5 },
    { months: 601 },
    { taxPercent: -1 },
    { taxPercent: 101 },
    { taxPercent: Number.NaN },
    { taxFreeUpTo: -1 },
    { taxFreeUpTo: Number.NaN },
    { unit: 0 },
  ])('rejects %j', (wrong) => {
    const goal = { target: 1_000_000, initial: 0, annualRatePercent: 3, months: 12, taxPercent: 20 };
    expect(() => savingsGoal({ ...goal, ...wrong })).toThrow(RangeError);
  });

  it('rejects negative deposits', () => {
    expect(() => futureSavings({ initial: 0, monthly: -1, annualRatePercent: 3, months: 12 })).toThrow(
      RangeError,
    );
  });
});
