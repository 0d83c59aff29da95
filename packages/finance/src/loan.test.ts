import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schedule } from '../testing/schedule.ts';
import {
  type Instalment,
  type InstalmentSchedule,
  type InterestSystem,
  instalmentSchedule,
  interestSystems,
} from './loan.ts';

const payments = ({ instalments }: InstalmentSchedule) => instalments.map(({ payment }) => payment);

describe('flat interest', () => {
  it.each([
    [120_000_000, 12, 11_000_000, 12_000_000], // scribd 626994790
    [20_000_000, 24, 1_000_000, 4_000_000], // kumpulanpanduan.blogspot.com 2010/12
    [12_000_000, 12, 1_100_000, 1_200_000], // networkpepper
  ])('%d at ten percent over %d months costs %d a month', (principal, months, payment, totalInterest) => {
    const loan = schedule('flat', principal, 10, months);
    expect(payments(loan)).toEqual(Array(months).fill(payment));
    expect(loan).toMatchObject({ totalInterest, totalPayment: principal + totalInterest });
  });

  it('puts the rounding difference into the last instalment', () => {
    // P/n = 333,333.33 and P·i = 8,333.33; P·i·n = 25,000
    const loan = schedule('flat', 1_000_000, 10, 3);
    expect(payments(loan)).toEqual([341_666, 341_666, 341_668]);
    expect(loan.instalments.map(({ principal }) => principal)).toEqual([333_333, 333_333, 333_334]);
    expect(loan.instalments.map(({ interest }) => interest)).toEqual([8_333, 8_333, 8_334]);
    expect(loan.instalments.map(({ balance }) => balance)).toEqual([666_667, 333_334, 0]);
  });
});

describe('effective interest', () => {
  it('has instalments that fall by the same amount each month', () => {
    // vdokumen "simulasi kredit"
    const loan = schedule('effective', 60_000_000, 14, 60, 0.01);
    const at = (number: number) => loan.instalments[number - 1]?.payment;
    expect([at(1), at(2), at(3), at(11), at(60)]).toEqual([
      1_700_000, 1_688_333.33, 1_676_666.67, 1_583_333.33, 1_011_666.67,
    ]);
    expect(loan).toMatchObject({ totalInterest: 21_350_000, totalPayment: 81_350_000 });
  });

  it('is calculated on the outstanding principal', () => {
    // scribd 634173092
    const loan = schedule('effective', 60_000_000, 24, 6);
    expect(payments(loan)).toEqual([11_200_000, 11_000_000, 10_800_000, 10_600_000, 10_400_000, 10_200_000]);
    expect(loan).toMatchObject({ totalInterest: 4_200_000, totalPayment: 64_200_000 });
  });

  it('costs (n + 1) / 2n of the flat interest', () => {
    const loan = schedule('effective', 120_000_000, 10, 12, 0.01);
    expect(loan.first.payment).toBe(11_000_000);
    expect(loan.last.payment).toBe(10_083_333.33);
    expect(loan.totalInterest).toBe(6_500_000);
  });
});

describe('annuity', () => {
  it.each([
    [200_000, 7.5, 180, 1e-10, 1854.0247200055], // numpy-financial: 1854.0247200054619, in doubles
    [10_000, 8, 10, 0.01, 1037.03], // support.microsoft.com PMT
    [5_000, 5.5, 24, 0.01, 220.48], // OpenOffice wiki
    [5_000, 6, 15, 0.01, 346.82], // Mescius
    [200_000, 6, 360, 0.01, 1199.1], // answerprime
    [120_000_000, 10, 12, 0.01, 10_549_906.47],
  ])('%d at %d percent over %d months, rounded to %d, costs %d', (principal, rate, months, unit, payment) => {
    expect(schedule('annuity', principal, rate, months, unit).first.payment).toBe(payment);
  });

  it('shifts from interest to principal', () => {
    // answerprime; the total there is of payments that were not rounded
    const loan = schedule('annuity', 200_000, 6, 360, 0.01);
    expect(loan.instalments[0]).toMatchObject({ interest: 1000, principal: 199.1 });
    expect(loan.instalments[11]).toMatchObject({ interest: 988.77, principal: 210.33 });
    expect(schedule('annuity', 200_000, 6, 360, 'exact').totalPayment).toBeCloseTo(431_676.38, 2);
  });

  it('matches the closed formula without rounding', () => {
    const loan = schedule('annuity', 120_000_000, 10, 12, 'exact');
    const toCents = ({ payment, principal, interest }: Instalment) =>
      [payment, principal, interest].map((amount) => amount.toFixed(2));
    expect(toCents(loan.first)).toEqual(['10549906.47', '9549906.47', '1000000.00']);
    expect(toCents(loan.last)).toEqual(['10549906.47', '10462717.16', '87189.31']);
    expect(loan.totalInterest.toFixed(2)).toBe('6598877.61');
    expect(loan.last.balance).toBe(0);
    // numpy-financial calculates in doubles and prints 1854.0247200054619.
    expect(schedule('annuity', 200_000, 7.5, 180, 'exact').first.payment).toBe(1854.0247200054762);
  });

  it('pays the same every month but the last', () => {
    const loan = schedule('annuity', 120_000_000, 10, 12);
    expect(payments(loan).slice(0, -1)).toEqual(Array(11).fill(10_549_906));
    // the rounding difference: 12 · 0.47 rupiah
    expect(loan.last).toEqual({
      number: 12,
      payment: 10_549_912,
      principal: 10_462_723,
      interest: 87_189,
      balance: 0,
    });
    expect(loan.totalInterest).toBe(6_598_878);
  });

  it.each([
    // A rounding error of a tenth of a rupiah a month would compound to five million.
    [36, 150_000, 150_061, 67_000_061],
    [24, 100_007, 100_217, 43_003_570],
  ])(
    'of 5,000,000 at %d percent over forty years has no accumulated rounding error',
    (rate, payment, last, totalInterest) => {
      const loan = schedule('annuity', 5_000_000, rate, 480);
      expect(new Set(payments(loan).slice(0, -1))).toEqual(new Set([payment]));
      expect(loan.last.payment).toBe(last);
      expect(loan.totalInterest).toBe(totalInterest);
    },
  );

  it('matches the closed formula in every row but the last, over the whole range of the calculators', {
    timeout: 60_000,
  }, () => {
    const anySetting = fc.record({
      // Below a million, a payment over forty years may be less than the sum of the rounding differences.
      principal: fc.integer({ min: 1_000_000, max: 1_000_000_000_000 }),
      basisPoints: fc.integer({ min: 1, max: 10_000 }),
      years: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(anySetting, ({ principal, basisPoints, years }) => {
        const months = years * 12;
        const rounded = schedule('annuity', principal, basisPoints / 100, months);
        const formula = closedAnnuity(principal, basisPoints, months);
        const isNear = (amount: number, exact: bigint, most: number) =>
          Math.abs(Number(BigInt(amount) * ONE - exact) / Number(ONE)) <= most;
        let owed = BigInt(principal) * ONE;
        for (const row of rounded.instalments.slice(0, -1)) {
          const interest = (owed * formula.rate) / ONE;
          owed += interest - formula.payment;
          if (
            row.payment !== rounded.first.payment ||
            !isNear(row.payment, formula.payment, 0.5) ||
            !isNear(row.interest, interest, 0.5) ||
            !isNear(row.principal, formula.payment - interest, 1) ||
            !isNear(row.balance, owed, row.number)
          )
            expect.fail(`row ${row.number} is not as the formula says: ${JSON.stringify(row)}`);
        }
        expect(isNear(rounded.last.interest, (owed * formula.rate) / ONE, 0.5)).toBe(true);
        expect(isNear(rounded.last.payment, formula.payment, months)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

/** One in fixed point; 60 digits absorb the error of forty years at 100 %. */
const ONE = 10n ** 60n;

/** Payment and monthly rate of an annuity in fixed point, by an independent calculation. */
function closedAnnuity(principal: number, basisPoints: number, months: number) {
  const rate = (BigInt(basisPoints) * ONE) / 120_000n;
  let discount = ONE;
  for (let month = 0; month < months; month++) discount = (discount * ONE) / (ONE + rate);
  return { rate, payment: (BigInt(principal) * ONE * rate) / (ONE - discount) };
}

describe('every system', () => {
  it.each(interestSystems)('%s: without interest only the principal is paid', (system) => {
    const loan = schedule(system, 120_000_000, 0, 12);
    expect(payments(loan)).toEqual(Array(12).fill(10_000_000));
    expect(loan.totalInterest).toBe(0);
  });

  it.each(interestSystems)('%s: one instalment repays all with a month of interest', (system) => {
    expect(schedule(system, 1_200_000, 12, 1)).toEqual({
      instalments: [{ number: 1, payment: 1_212_000, principal: 1_200_000, interest: 12_000, balance: 0 }],
      totalInterest: 12_000,
      totalPayment: 1_212_000,
      first: { number: 1, payment: 1_212_000, principal: 1_200_000, interest: 12_000, balance: 0 },
      last: { number: 1, payment: 1_212_000, principal: 1_200_000, interest: 12_000, balance: 0 },
    });
  });

  it('costs more with flat interest than as an annuity, and least with effective interest', () => {
    const interest = interestSystems.map(
      (system) => schedule(system, 120_000_000, 10, 12, 0.01).totalInterest,
    );
    expect(interest).toEqual([12_000_000, 6_500_000, 6_598_877.61]);
  });

  it.each(interestSystems)('%s: rounds half a rupiah up', (system) => {
    // 6,050 at 1 % a month: 60.5
    expect(schedule(system, 6_050, 12, 5).first.interest).toBe(61);
    expect(schedule(system, 6_049, 12, 5).first.interest).toBe(60);
  });

  it.each(interestSystems)('%s: treats the rate as an exact decimal', (system) => {
    // 3.5 rupiah a month; 12000 * (0.35 / 1200) is 3.4999999999999996
    expect(schedule(system, 12_000, 0.35, 2).first.interest).toBe(4);
  });

  it.each(interestSystems)('%s: treats a vanishing rate as zero', (system) => {
    expect(schedule(system, 1_000_000, Number.MIN_VALUE, 600)).toEqual(schedule(system, 1_000_000, 0, 600));
  });

  it.each(interestSystems)('%s: repays a few rupiah over many months without going below zero', (system) => {
    const { instalments } = schedule(system, 300, 1, 600);
    expect(Math.min(...instalments.flatMap((row) => [row.principal, row.interest, row.balance]))).toBe(0);
    expect(instalments.reduce((sum, { principal }) => sum + principal, 0)).toBe(300);
    expect(instalments.at(-1)?.balance).toBe(0);
  });
});

describe('invalid loans', () => {
  const loan = { principal: 1_000_000, annualRatePercent: 10, months: 12, system: 'annuity' } as const;

  it.each([
    { principal: 0 },
    { principal: -1 },
    { principal: Number.NaN },
    { principal: Number.POSITIVE_INFINITY },
    { principal: 1_000_000.5 },
    { principal: 0.001, unit: 0.01 },
    { annualRatePercent: -0.1 },
    { annualRatePercent: Number.NaN },
    { annualRatePercent: Number.POSITIVE_INFINITY },
    { annualRatePercent: 1001 },
    { months: 0 },
    { months: -12 },
    { months: 1.5 },
    { months: 601 },
    { months: Number.NaN },
    { months: Number.POSITIVE_INFINITY },
    { unit: 0 },
    { unit: -1 },
    { unit: Number.NaN },
    { unit: Number.POSITIVE_INFINITY },
    { system: 'sliding' as InterestSystem },
    { principal: 1e300 },
    { principal: 1e14, unit: 0.01 },
  ])('rejects %j', (wrong) => {
    expect(() => instalmentSchedule({ ...loan, ...wrong })).toThrow(RangeError);
  });
});
