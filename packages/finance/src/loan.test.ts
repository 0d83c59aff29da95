import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annuityInstalment } from './annuity.ts';
import {
  type Instalment,
  type InstalmentSchedule,
  type InterestSystem,
  instalmentSchedule,
  interestSystems,
  summariseByYear,
} from './loan.ts';

const schedule = (
  system: InterestSystem,
  principal: number,
  annualRatePercent: number,
  months: number,
  unit?: number | 'exact',
) => instalmentSchedule({ principal, annualRatePercent, months, system, unit });

const payments = ({ instalments }: InstalmentSchedule) => instalments.map(({ payment }) => payment);

/** Hundredths of a rupiah, which a double counts exactly. The amount must be the double that prints as such. */
function cents(amount: number): number {
  const counted = Math.round(amount * 100);
  if (counted / 100 !== amount || !Number.isSafeInteger(counted))
    expect.fail(`${amount} is not in hundredths`);
  return counted;
}

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

  it('leaves to the last instalment what rounding left over', () => {
    // P/n = 333,333.33 and P·i = 8,333.33; P·i·n = 25,000
    const loan = schedule('flat', 1_000_000, 10, 3);
    expect(payments(loan)).toEqual([341_666, 341_666, 341_668]);
    expect(loan.instalments.map(({ principal }) => principal)).toEqual([333_333, 333_333, 333_334]);
    expect(loan.instalments.map(({ interest }) => interest)).toEqual([8_333, 8_333, 8_334]);
    expect(loan.instalments.map(({ balance }) => balance)).toEqual([666_667, 333_334, 0]);
  });
});

describe('effective interest', () => {
  it('falls by the same amount each month', () => {
    // vdokumen "simulasi kredit"
    const loan = schedule('effective', 60_000_000, 14, 60, 0.01);
    const at = (number: number) => loan.instalments[number - 1]?.payment;
    expect([at(1), at(2), at(3), at(11), at(60)]).toEqual([
      1_700_000, 1_688_333.33, 1_676_666.67, 1_583_333.33, 1_011_666.67,
    ]);
    expect(loan).toMatchObject({ totalInterest: 21_350_000, totalPayment: 81_350_000 });
  });

  it('is reckoned on what is still owed', () => {
    // scribd 634173092
    const loan = schedule('effective', 60_000_000, 24, 6);
    expect(payments(loan)).toEqual([11_200_000, 11_000_000, 10_800_000, 10_600_000, 10_400_000, 10_200_000]);
    expect(loan).toMatchObject({ totalInterest: 4_200_000, totalPayment: 64_200_000 });
  });

  it('costs half the flat interest and a month of it', () => {
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

  it('goes from interest to principal', () => {
    // answerprime; the total there is of payments that were not rounded
    const loan = schedule('annuity', 200_000, 6, 360, 0.01);
    expect(loan.instalments[0]).toMatchObject({ interest: 1000, principal: 199.1 });
    expect(loan.instalments[11]).toMatchObject({ interest: 988.77, principal: 210.33 });
    expect(schedule('annuity', 200_000, 6, 360, 'exact').totalPayment).toBeCloseTo(431_676.38, 2);
  });

  it('has the amounts of the closed formula where nothing is rounded', () => {
    const loan = schedule('annuity', 120_000_000, 10, 12, 'exact');
    const toCents = ({ payment, principal, interest }: Instalment) =>
      [payment, principal, interest].map((amount) => amount.toFixed(2));
    expect(toCents(loan.first)).toEqual(['10549906.47', '9549906.47', '1000000.00']);
    expect(toCents(loan.last)).toEqual(['10549906.47', '10462717.16', '87189.31']);
    expect(loan.totalInterest.toFixed(2)).toBe('6598877.61');
    expect(loan.last.balance).toBe(0);
    // numpy-financial reckons in doubles and prints 1854.0247200054619.
    expect(schedule('annuity', 200_000, 7.5, 180, 'exact').first.payment).toBe(1854.0247200054762);
  });

  it('pays the same every month but the last', () => {
    const loan = schedule('annuity', 120_000_000, 10, 12);
    expect(payments(loan).slice(0, -1)).toEqual(Array(11).fill(10_549_906));
    // 12 · 0.47 rupiah that were not paid
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
    // Carried from row to row, a tenth of a rupiah a month would have been five millions in the end.
    [36, 150_000, 150_061, 67_000_061],
    [24, 100_007, 100_217, 43_003_570],
  ])('of 5,000,000 at %d percent over forty years ends as it began', (rate, payment, last, totalInterest) => {
    const loan = schedule('annuity', 5_000_000, rate, 480);
    expect(new Set(payments(loan).slice(0, -1))).toEqual(new Set([payment]));
    expect(loan.last.payment).toBe(last);
    expect(loan.totalInterest).toBe(totalInterest);
  });

  it('is the closed formula in every row but the last, over all that the calculators can be set to', {
    timeout: 60_000,
  }, () => {
    const anySetting = fc.record({
      // Of less than a million a payment over forty years is not always more than the rounding of all of them.
      principal: fc.integer({ min: 1_000_000, max: 1_000_000_000_000 }),
      basisPoints: fc.integer({ min: 1, max: 10_000 }),
      years: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(anySetting, ({ principal, basisPoints, years }) => {
        const months = years * 12;
        const made = schedule('annuity', principal, basisPoints / 100, months);
        const formula = closedAnnuity(principal, basisPoints, months);
        const isNear = (amount: number, exact: bigint, most: number) =>
          Math.abs(Number(BigInt(amount) * ONE - exact) / Number(ONE)) <= most;
        let owed = BigInt(principal) * ONE;
        for (const row of made.instalments.slice(0, -1)) {
          const interest = (owed * formula.rate) / ONE;
          owed += interest - formula.payment;
          if (
            row.payment !== made.first.payment ||
            !isNear(row.payment, formula.payment, 0.5) ||
            !isNear(row.interest, interest, 0.5) ||
            !isNear(row.principal, formula.payment - interest, 1) ||
            !isNear(row.balance, owed, row.number)
          )
            expect.fail(`row ${row.number} is not as the formula says: ${JSON.stringify(row)}`);
        }
        expect(isNear(made.last.interest, (owed * formula.rate) / ONE, 0.5)).toBe(true);
        expect(isNear(made.last.payment, formula.payment, months)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

/** A whole one in fixed point; 60 digits outlast what forty years at 100 % make of an error. */
const ONE = 10n ** 60n;

/** Payment and monthly rate of an annuity in fixed point, reckoned another way than by the code. */
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

  it('costs flat more than annuity, and annuity more than effective', () => {
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

  it.each(interestSystems)('%s: reads the rate as the decimal that was typed', (system) => {
    // 3.5 rupiah a month; 12000 * (0.35 / 1200) is 3.4999999999999996
    expect(schedule(system, 12_000, 0.35, 2).first.interest).toBe(4);
  });

  it.each(interestSystems)('%s: takes a rate that nobody means for none', (system) => {
    expect(schedule(system, 1_000_000, Number.MIN_VALUE, 600)).toEqual(schedule(system, 1_000_000, 0, 600));
  });

  it.each(interestSystems)('%s: repays a few rupiah over many months without going below zero', (system) => {
    const { instalments } = schedule(system, 300, 1, 600);
    expect(Math.min(...instalments.flatMap((row) => [row.principal, row.interest, row.balance]))).toBe(0);
    expect(instalments.reduce((sum, { principal }) => sum + principal, 0)).toBe(300);
    expect(instalments.at(-1)?.balance).toBe(0);
  });
});

const anyLoan = fc.record({
  principal: fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 100_000_000_000 })),
  annualRatePercent: fc.oneof(
    fc.integer({ min: 0, max: 6000 }).map((basisPoints) => basisPoints / 100),
    fc.double({ min: 0, max: 60, noNaN: true }),
  ),
  months: fc.oneof(
    { weight: 20, arbitrary: fc.integer({ min: 1, max: 60 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 600 }) },
  ),
  unit: fc.constantFrom(1, 0.01),
});

describe('any loan', () => {
  it('adds up in every row and in all', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(anyLoan, fc.constantFrom(...interestSystems), (loan, system) => {
        const { instalments, totalInterest, totalPayment, first, last } = instalmentSchedule({
          ...loan,
          system,
        });
        let owed = loan.principal * 100;
        let interestPaid = 0;
        for (const [index, row] of instalments.entries()) {
          const [payment, principal, interest] = [
            cents(row.payment),
            cents(row.principal),
            cents(row.interest),
          ];
          owed -= principal;
          interestPaid += interest;
          if (
            row.number !== index + 1 ||
            payment !== principal + interest ||
            cents(row.balance) !== owed ||
            principal < 0 ||
            interest < 0
          )
            expect.fail(`row ${row.number} does not add up: ${JSON.stringify(row)}`);
        }
        expect(owed).toBe(0);
        expect(instalments).toHaveLength(loan.months);
        expect(cents(totalInterest)).toBe(interestPaid);
        expect(cents(totalPayment)).toBe(loan.principal * 100 + interestPaid);
        expect([first, last]).toEqual([instalments[0], instalments[loan.months - 1]]);
      }),
      { numRuns: 10_000 },
    );
  });

  it('costs what the closed formulas say', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const { principal, annualRatePercent, months } = loan;
        const flat = instalmentSchedule({ ...loan, system: 'flat' });
        const effective = instalmentSchedule({ ...loan, system: 'effective' });
        const annuity = instalmentSchedule({ ...loan, system: 'annuity' });
        const monthlyRate = annualRatePercent / 1200;

        // A loan of few units may be repaid before its last month; then its first payment is all there is.
        expect(
          Math.abs(annuity.first.payment - annuityInstalment(principal, annualRatePercent / 100, months)),
        ).toBeLessThanOrEqual(1);
        expect(Math.abs(flat.totalInterest - principal * monthlyRate * months)).toBeLessThanOrEqual(
          loan.unit / 2 + flat.totalInterest * 1e-12,
        );
        // Half a unit a row, and the interest on what rounding keeps owed.
        const blur = loan.unit * months * (1 + (monthlyRate * months) / 2);
        expect(
          Math.abs(effective.totalInterest - (principal * monthlyRate * (months + 1)) / 2),
        ).toBeLessThanOrEqual(blur);
      }),
      { numRuns: 10_000 },
    );
  });

  it('costs no less flat than as an annuity, and no less as an annuity than effective', {
    timeout: 30_000,
  }, () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000_000, max: 10_000_000_000 }),
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 1, max: 120 }),
        (principal, tenths, months) => {
          const [flat, effective, annuity] = interestSystems.map(
            (system) => schedule(system, principal, tenths / 10, months).totalInterest,
          ) as [number, number, number];
          if (tenths === 0 || months === 1) {
            expect([annuity, effective]).toEqual([flat, flat]);
            return;
          }
          expect(flat).toBeGreaterThan(annuity);
          // At a tenth of a percent over two months they differ by less than a rupiah.
          if (tenths >= 10) expect(annuity).toBeGreaterThan(effective);
          else expect(annuity).toBeGreaterThanOrEqual(effective - months);
        },
      ),
      { numRuns: 10_000 },
    );
  });
});

describe('a schedule that is not rounded', () => {
  it.each([
    ['flat', (p: number, i: number, n: number) => p / n + p * i],
    ['annuity', (p: number, i: number, n: number) => annuityInstalment(p, i * 12, n)],
  ] as const)('%s: pays the same every month, the last included', (system, formula) => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const { instalments, last, totalPayment } = instalmentSchedule({ ...loan, system, unit: 'exact' });
        const payment = formula(loan.principal, loan.annualRatePercent / 1200, loan.months);
        for (const row of instalments) expect(Math.abs(row.payment / payment - 1)).toBeLessThan(1e-9);
        expect(Math.abs(totalPayment / (payment * loan.months) - 1)).toBeLessThan(1e-9);
        expect(last.balance).toBe(0);
      }),
      { numRuns: 300 },
    );
  });

  it('falls by the same amount each month where interest is on what is owed', () => {
    const { instalments } = schedule('effective', 100_000_000, 7, 36, 'exact');
    const falls = instalments
      .slice(1)
      .map(({ payment }, index) => (instalments[index]?.payment ?? 0) - payment);
    for (const fall of falls) expect(fall).toBeCloseTo(((100_000_000 / 36) * 7) / 1200, 6);
  });

  it('differs from the rounded one by the rounding alone', () => {
    fc.assert(
      fc.property(anyLoan, fc.constantFrom(...interestSystems), (loan, system) => {
        const exact = instalmentSchedule({ ...loan, system, unit: 'exact' });
        const made = instalmentSchedule({ ...loan, system });
        expect(Math.abs(made.first.interest - exact.first.interest)).toBeLessThanOrEqual(loan.unit * 0.5001);
      }),
      { numRuns: 300 },
    );
  });
});

describe('what is refused', () => {
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
  ])('%j', (wrong) => {
    expect(() => instalmentSchedule({ ...loan, ...wrong })).toThrow(RangeError);
  });
});

describe('summary by year', () => {
  it('sums twelve instalments each, and what is left in the last', () => {
    const loan = schedule('flat', 20_000_000, 10, 30, 0.01);
    const years = summariseByYear(loan);
    expect(years.map(({ year }) => year)).toEqual([1, 2, 3]);
    expect(years[0]).toEqual({
      year: 1,
      payment: 10_000_000.08,
      principal: 8_000_000.04,
      interest: 2_000_000.04,
      balance: 11_999_999.96,
    });
    expect(years[2]?.balance).toBe(0);
  });

  it('adds up to the schedule to the last digit', () => {
    fc.assert(
      fc.property(anyLoan, fc.constantFrom(...interestSystems), (loan, system) => {
        const made = instalmentSchedule({ ...loan, system });
        const years = summariseByYear(made);
        const total = (key: 'payment' | 'principal' | 'interest') =>
          years.reduce((sum, year) => sum + cents(year[key]), 0);
        expect(years).toHaveLength(Math.ceil(loan.months / 12));
        expect(total('payment')).toBe(cents(made.totalPayment));
        expect(total('interest')).toBe(cents(made.totalInterest));
        expect(total('principal')).toBe(loan.principal * 100);
        expect(years.at(-1)?.balance).toBe(0);
      }),
    );
  });
});
