import { expect, test } from 'vitest';
import { compareSystems, illustrateLoan } from './loan.ts';

const terms = {
  product: 'multiguna',
  principal: 120_000_000,
  years: 1,
  annualRatePercent: 10,
  system: 'flat',
} as const;

test('flat interest has an equivalent effective rate and an effective annual rate', () => {
  const flat = illustrateLoan(terms);
  expect(flat.first.payment).toBe(11_000_000);
  expect(flat.totalInterest).toBe(12_000_000);
  expect(flat.totalPayment).toBe(132_000_000);
  expect(flat.equivalentRatePercent).toBeCloseTo(17.972, 3);
  expect(flat.effectiveAnnualPercent).toBeCloseTo(19.53, 2);
});

test('other systems have their nominal rate only', () => {
  const annuity = illustrateLoan({ ...terms, system: 'annuity' });
  expect(annuity.equivalentRatePercent).toBeUndefined();
  expect(annuity.effectiveAnnualPercent).toBeCloseTo(10.471, 3);
});

test('the yearly totals sum to the whole loan', () => {
  const { years, totalInterest } = illustrateLoan({ ...terms, years: 5, system: 'effective' });
  expect(years).toHaveLength(5);
  expect(years.reduce((sum, { principal }) => sum + principal, 0)).toBe(120_000_000);
  expect(years.reduce((sum, { interest }) => sum + interest, 0)).toBe(totalInterest);
  expect(years.at(-1)?.balance).toBe(0);
});

test('flat interest costs most, effective interest least', () => {
  const [flat, effective, annuity] = compareSystems(terms);
  expect(effective).toMatchObject({ system: 'effective', totalInterest: 6_500_000 });
  expect(effective?.first.payment).toBe(11_000_000);
  expect(effective?.last.payment).toBe(10_083_333);
  expect(annuity?.totalInterest).toBeGreaterThan(6_500_000);
  expect(annuity?.totalInterest).toBeLessThan(Number(flat?.totalInterest));
});

test('the largest loan allowed by the back office is still computed exactly', () => {
  const largest = { product: 'x', principal: 1_000_000_000_000, years: 40, annualRatePercent: 100 } as const;
  expect(illustrateLoan({ ...largest, system: 'flat' }).totalPayment).toBe(41_000_000_000_000);
  expect(compareSystems({ ...largest, system: 'flat' })).toHaveLength(3);
});
