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
        rates: [{ from: 1, annualRatePercent: 12 }],
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

  const tiers = [
    { from: 0, annualRatePercent: 0 },
    { from: 1_000_000, annualRatePercent: 12 },
    { from: 1_200_000, annualRatePercent: 24 },
  ];

  it('bear the rate of the tier in which the whole balance is at the beginning of the month', () => {
    // 0, then 1 % of 1,000,000 and of 1,110,000, then 2 % of 1,221,100
    const plan = futureSavings({
      initial: 900_000,
      monthly: 100_000,
      annualRatePercent: tiers,
      months: 4,
    });
    expect(plan.progress.map(({ balance }) => balance)).toEqual([1_000_000, 1_110_000, 1_221_100, 1_345_522]);
    expect(plan.rates).toEqual([
      { from: 1, annualRatePercent: 0 },
      { from: 2, annualRatePercent: 12 },
      { from: 4, annualRatePercent: 24 },
    ]);
  });

  it.each([
    [999_999, 0, 0],
    [1_000_000, 12, 10_000],
    [1_199_999, 12, 12_000],
    [1_200_000, 24, 24_000],
  ])('of %d are in the tier of %d %% and bear %d', (initial, annualRatePercent, interest) => {
    const plan = futureSavings({ initial, monthly: 0, annualRatePercent: tiers, months: 1 });
    expect(plan).toMatchObject({ interest, rates: [{ from: 1, annualRatePercent }] });
  });

  it('bear no interest below the first tier, and none without a tier', () => {
    const without = { initial: 999_999, monthly: 0, months: 12 };
    expect(futureSavings({ ...without, annualRatePercent: tiers.slice(1) }).interest).toBe(0);
    expect(futureSavings({ ...without, annualRatePercent: [] }).interest).toBe(0);
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

  const tiers = [
    { from: 0, annualRatePercent: 0 },
    { from: 1_000_000, annualRatePercent: 0.5 },
    { from: 50_000_000, annualRatePercent: 1 },
    { from: 500_000_000, annualRatePercent: 1.5 },
  ];

  it.each([
    // By halving, month by month, in another program.
    [100_000_000, 5_000_000, 60, 1_553_413, 1_795_259, [1, 30], [0.5, 1]],
    [60_000_000, 0, 12, 4_989_281, 128_628, [1, 2, 12], [0, 0.5, 1]],
    [1_000_000_000, 5_000_000, 120, 7_847_111, 53_346_755, [1, 7, 63], [0.5, 1, 1.5]],
  ])(
    'of %d from %d in %d months by tiers takes %d a month',
    (target, initial, months, monthly, interest, from, percents) => {
      const tax = { taxPercent: 20, taxFreeUpTo: 7_500_000 };
      const plan = savingsGoal({ target, initial, months, annualRatePercent: tiers, ...tax });
      expect(plan).toMatchObject({ monthly, interest });
      expect(plan.rates.map((rate) => rate.from)).toEqual(from);
      expect(plan.rates.map(({ annualRatePercent }) => annualRatePercent)).toEqual(percents);
    },
  );

  const tiersOf = (first: number, steps: readonly { width: number; rise: number }[]) => {
    let [from, annualRatePercent] = [0, first];
    const later = steps.map(({ width, rise }) => {
      [from, annualRatePercent] = [from + width, annualRatePercent + rise];
      return { from, annualRatePercent };
    });
    return [{ from: 0, annualRatePercent: first }, ...later];
  };
  const someTiers = fc
    .tuple(
      fc.integer({ min: 0, max: 100 }),
      fc.array(
        fc.record({ width: fc.integer({ min: 1, max: 600 }), rise: fc.integer({ min: 0, max: 150 }) }),
        {
          maxLength: 4,
        },
      ),
    )
    .map(([first, steps]) => tiersOf(first, steps));
  const goalByTiers = fc.record({
    target: fc.integer({ min: 1, max: 2_000 }),
    initial: fc.integer({ min: 0, max: 1_000 }),
    annualRatePercent: someTiers,
    months: fc.integer({ min: 1, max: 24 }),
  });

  it('is the smallest deposit that reaches the target by tiers that rise with the balance', () => {
    fc.assert(
      fc.property(goalByTiers, (goal) => {
        const { monthly, balance } = savingsGoal(goal);
        expect(balance).toBeGreaterThanOrEqual(goal.target);
        for (let less = 0; less < monthly; less += 1)
          expect(futureSavings({ ...goal, monthly: less }).balance).toBeLessThanOrEqual(goal.target);
      }),
    );
  });

  it('is reached by any tiers and tax, and missed with one rupiah less', () => {
    fc.assert(
      fc.property(
        goalByTiers,
        fc.constantFrom(20, 100),
        fc.integer({ min: 0, max: 1_500 }),
        fc.boolean(),
        (goal, taxPercent, taxFreeUpTo, isFalling) => {
          const percents = goal.annualRatePercent.map(({ annualRatePercent }) => annualRatePercent);
          const ordered = isFalling ? percents.toReversed() : percents;
          const annualRatePercent = goal.annualRatePercent.map(({ from }, index) => ({
            from,
            annualRatePercent: ordered[index] ?? 0,
          }));
          const terms = { ...goal, annualRatePercent, taxPercent, taxFreeUpTo };
          const { monthly, balance } = savingsGoal(terms);
          expect(balance).toBeGreaterThanOrEqual(goal.target);
          if (monthly === 0) return;
          const less = futureSavings({ ...terms, monthly: monthly - 1 });
          expect(less.balance).toBeLessThanOrEqual(goal.target);
        },
      ),
    );
  });

  it('by a single tier is the same as by its rate', () => {
    const goal = {
      target: 60_000_000,
      initial: 1_000_000,
      months: 36,
      taxPercent: 20,
      taxFreeUpTo: 7_500_000,
    };
    const byTier = savingsGoal({ ...goal, annualRatePercent: [{ from: 0, annualRatePercent: 3 }] });
    expect(byTier).toEqual(savingsGoal({ ...goal, annualRatePercent: 3 }));
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
    { annualRatePercent: [{ from: -1, annualRatePercent: 3 }] },
    { annualRatePercent: [{ from: Number.NaN, annualRatePercent: 3 }] },
    { annualRatePercent: [{ from: 0, annualRatePercent: -1 }] },
    { annualRatePercent: [0, 0].map((from) => ({ from, annualRatePercent: 3 })) },
    { annualRatePercent: [0, 10, 5].map((from) => ({ from, annualRatePercent: 3 })) },
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
