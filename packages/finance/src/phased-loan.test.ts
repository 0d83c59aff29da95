import { expect, it } from 'vitest';
import { sumOf } from './decimal.ts';
import { instalmentSchedule } from './loan.ts';
import { type PhasedLoan, phasedSchedule } from './phased-loan.ts';

const mortgage: PhasedLoan = {
  principal: 400_000_000,
  annualRatePercent: 8.75,
  months: 180,
  system: 'annuity',
  fixedMonths: 36,
  laterAnnualRatePercent: 9.5,
};

// Expected values come from the annuity formula in 60 decimal digits, not from this code: 3,997,794.60 a month, of which
// 355,676,656.15 are owed after three years, and 4,148,517.33 a month for the other 144.
it('repays what is owed after the fixed period at the later rate', () => {
  const { first, instalments, last, later, totalPayment } = phasedSchedule(mortgage);
  expect(first.payment).toBe(3_997_795);
  expect(instalments[35]?.payment).toBe(3_997_795);
  expect(Math.abs(Number(instalments[35]?.balance) - 355_676_656)).toBeLessThanOrEqual(36);
  expect(later).toMatchObject({ number: 37, payment: 4_148_517 });
  expect(instalments).toHaveLength(180);
  expect(last).toMatchObject({ number: 180, balance: 0 });
  expect(Math.abs(totalPayment - 741_307_101)).toBeLessThanOrEqual(180);
});

it('computes declining interest on the balance of each phase', () => {
  const { first, later, totalInterest } = phasedSchedule({
    principal: 120_000_000,
    annualRatePercent: 12,
    months: 12,
    system: 'effective',
    fixedMonths: 6,
    laterAnnualRatePercent: 24,
  });
  expect(first.payment).toBe(11_200_000);
  expect(later).toMatchObject({ number: 7, principal: 10_000_000, interest: 1_200_000 });
  expect(totalInterest).toBe(5_700_000 + 4_200_000);
});

it.each(['annuity', 'effective'] as const)('adds up to the principal (%s)', (system) => {
  const { instalments, totalInterest, totalPayment } = phasedSchedule({ ...mortgage, system });
  expect(sumOf(instalments.map(({ principal }) => principal))).toBe(mortgage.principal);
  expect(totalPayment).toBe(mortgage.principal + totalInterest);
});

it('charges the later flat rate on the original principal, too', () => {
  const { first, later, last, totalInterest, instalments } = phasedSchedule({
    principal: 120_000_000,
    annualRatePercent: 6,
    months: 24,
    system: 'flat',
    fixedMonths: 12,
    laterAnnualRatePercent: 9,
  });
  expect([first.payment, later?.payment, last.payment]).toEqual([5_600_000, 5_900_000, 5_900_000]);
  expect([later?.number, last.number, last.balance]).toEqual([13, 24, 0]);
  // 120 million × (6 % + 9 %)
  expect(totalInterest).toBe(18_000_000);
  expect(instalments).toHaveLength(24);
});

it('rounds the interest of each flat phase by itself', () => {
  const loan = { principal: 400_000_000, annualRatePercent: 8.7, months: 180, system: 'flat' as const };
  const { totalInterest, totalPayment, last } = phasedSchedule({
    ...loan,
    fixedMonths: 36,
    laterAnnualRatePercent: 9.5,
  });
  // 400 million × (3 × 8.7 % + 12 × 9.5 %); 8.7 % a month is 2,900,000, 9.5 % is 3,166,666.67.
  expect(totalInterest).toBe(560_400_000);
  expect(totalPayment).toBe(960_400_000);
  expect(last.balance).toBe(0);
});

it('with the same rate in both phases costs what one phase costs, but for rounding', () => {
  const { totalInterest } = phasedSchedule({ ...mortgage, laterAnnualRatePercent: 8.75 });
  const whole = instalmentSchedule({ ...mortgage });
  expect(Math.abs(totalInterest - whole.totalInterest)).toBeLessThanOrEqual(180);
});

it('has one phase if it is repaid before the fixed period ends', () => {
  const { later, ...schedule } = phasedSchedule({ ...mortgage, months: 36 });
  expect(later).toBeNull();
  expect(schedule).toEqual(instalmentSchedule({ ...mortgage, months: 36 }));
});

it.each([[{ fixedMonths: 0 }], [{ fixedMonths: 1.5 }], [{ laterAnnualRatePercent: -1 }], [{ principal: 0 }]])(
  '%o is rejected',
  (change) => {
    expect(() => phasedSchedule({ ...mortgage, ...change })).toThrow(RangeError);
  },
);
