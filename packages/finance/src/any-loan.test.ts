import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schedule } from '../testing/schedule.ts';
import { annuityInstalment } from './annuity.ts';
import { instalmentSchedule, interestSystems, summarizeByYear } from './loan.ts';

/** Hundredths of a rupiah, which a double counts exactly. The amount must be the double that prints as such. */
function cents(amount: number): number {
  const counted = Math.round(amount * 100);
  if (counted / 100 !== amount || !Number.isSafeInteger(counted))
    expect.fail(`${amount} is not in hundredths`);
  return counted;
}

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
  it('adds up in every row and in total', { timeout: 30_000 }, () => {
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

  it('costs what the closed formulas give', { timeout: 30_000 }, () => {
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
        const tolerance = loan.unit * months * (1 + (monthlyRate * months) / 2);
        expect(
          Math.abs(effective.totalInterest - (principal * monthlyRate * (months + 1)) / 2),
        ).toBeLessThanOrEqual(tolerance);
      }),
      { numRuns: 10_000 },
    );
  });

  it('costs at least as much flat as annuity, and at least as much annuity as effective', {
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

describe('a schedule without rounding', () => {
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

  it('has instalments that fall by the same amount each month with effective interest', () => {
    const { instalments } = schedule('effective', 100_000_000, 7, 36, 'exact');
    const falls = instalments
      .slice(1)
      .map(({ payment }, index) => (instalments[index]?.payment ?? 0) - payment);
    for (const fall of falls) expect(fall).toBeCloseTo(((100_000_000 / 36) * 7) / 1200, 6);
  });

  it('differs from the rounded schedule by rounding only', () => {
    fc.assert(
      fc.property(anyLoan, fc.constantFrom(...interestSystems), (loan, system) => {
        const exact = instalmentSchedule({ ...loan, system, unit: 'exact' });
        const rounded = instalmentSchedule({ ...loan, system });
        expect(Math.abs(rounded.first.interest - exact.first.interest)).toBeLessThanOrEqual(
          loan.unit * 0.5001,
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe('summary by year', () => {
  it('sums twelve instalments per year, and the rest in the last', () => {
    const loan = schedule('flat', 20_000_000, 10, 30, 0.01);
    const years = summarizeByYear(loan);
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
        const rounded = instalmentSchedule({ ...loan, system });
        const years = summarizeByYear(rounded);
        const total = (key: 'payment' | 'principal' | 'interest') =>
          years.reduce((sum, year) => sum + cents(year[key]), 0);
        expect(years).toHaveLength(Math.ceil(loan.months / 12));
        expect(total('payment')).toBe(cents(rounded.totalPayment));
        expect(total('interest')).toBe(cents(rounded.totalInterest));
        expect(total('principal')).toBe(loan.principal * 100);
        expect(years.at(-1)?.balance).toBe(0);
      }),
    );
  });
});
