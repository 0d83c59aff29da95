import type { CalculatorPreset, CalculatorsContent } from '@beranda/contract';
import { expect, it } from 'vitest';
import { comparableRate, offeredRate } from './offered-rate.ts';

const range = { min: 1, initial: 1, max: 1 };
const calculators: CalculatorsContent = {
  disclaimer: '',
  loans: [],
  savingsGoal: { target: range, initial: range, years: range, annualRatePercent: range },
  timeDeposit: {
    principal: range,
    terms: [
      { months: 1, annualRatePercent: 3.25 },
      { months: 6, annualRatePercent: 4.25 },
      { months: 12, annualRatePercent: 4 },
    ],
    guaranteeLimit: null,
  },
  interestTax: { percent: 20, freeUpTo: 0 },
};

const preset = (input: Partial<CalculatorPreset>): CalculatorPreset => ({
  kind: 'loan',
  loan: null,
  annualRatePercent: null,
  system: null,
  ...input,
});

it('savings show the highest rate of any balance', () => {
  const tiers = [
    { from: 0, to: 1_000, annualRatePercent: 0 },
    { from: 1_000, to: 2_000, annualRatePercent: 1.5 },
    { from: 2_000, to: null, annualRatePercent: 1 },
  ];
  const product = { tiers, calculator: preset({ kind: 'savings-goal', annualRatePercent: 9 }) };
  expect(offeredRate(product, calculators)).toEqual({
    bound: 'upTo',
    percent: 1.5,
    system: null,
    fixedYears: null,
  });
});

it('a time deposit shows the highest rate of its terms, and nothing if they are unavailable', () => {
  const product = { tiers: [], calculator: preset({ kind: 'time-deposit' }) };
  expect(offeredRate(product, calculators)).toEqual({
    bound: 'upTo',
    percent: 4.25,
    system: null,
    fixedYears: null,
  });
  expect(offeredRate(product, null)).toBeNull();
});

it('a loan shows its initial rate and its interest system', () => {
  const product = { tiers: [], calculator: preset({ annualRatePercent: 5.9, system: 'flat' }) };
  expect(offeredRate(product, null)).toEqual({
    bound: 'from',
    percent: 5.9,
    system: 'flat',
    fixedYears: null,
  });
});

it.each([
  ['no calculator', null],
  ['a loan without a rate of its own', preset({})],
  ['a savings goal', preset({ kind: 'savings-goal', annualRatePercent: 2 })],
])('no rate is shown with %s', (_name, calculator) => {
  expect(offeredRate({ tiers: [], calculator }, calculators)).toBeNull();
});

const mikro: CalculatorsContent['loans'][number] = {
  slug: 'mikro',
  name: 'Mikro',
  principal: range,
  years: range,
  annualRatePercent: range,
  systems: ['flat'],
  termRates: [],
  phases: null,
};

it('a rate that another one follows is fixed for so many years', () => {
  const calculator = preset({ loan: 'mikro', annualRatePercent: 8, system: 'annuity' });
  const phases = { fixedYears: 3, laterAnnualRatePercent: 10 };
  expect(offeredRate({ tiers: [], calculator }, { ...calculators, loans: [{ ...mikro, phases }] })).toEqual({
    bound: 'fixed',
    percent: 8,
    system: 'annuity',
    fixedYears: 3,
  });
});

it('a flat rate is comparable as the rate on the balance, for the initial term', () => {
  const calculator = preset({ loan: 'mikro', annualRatePercent: 10, system: 'flat' });
  const comparable = comparableRate({ calculator }, { ...calculators, loans: [mikro] });
  expect(comparable?.years).toBe(1);
  expect(comparable?.percent).toBeCloseTo(17.972, 3);
});

it('other rates are comparable as they are', () => {
  const calculator = preset({ annualRatePercent: 8.75, system: 'annuity' });
  expect(comparableRate({ calculator }, null)).toEqual({ percent: 8.75, years: null, fixedYears: null });
});

it.each([
  ['no calculator', null],
  ['no interest system', preset({ annualRatePercent: 5 })],
  ['a flat loan of unknown terms', preset({ annualRatePercent: 5, system: 'flat', loan: 'mikro' })],
])('no rate is comparable with %s', (_name, calculator) => {
  expect(comparableRate({ calculator }, calculators)).toBeNull();
});
