import { expect, it } from 'vitest';
import { highestDepositRate } from './deposit-rates.ts';

const form = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

it.each([
  [
    'the tiers of a deposit',
    { type: 'simpanan', 'tiers.0.annualRatePercent': 1, 'tiers.1.annualRatePercent': 4.25 },
  ],
  ['a rate that is still text', { type: 'simpanan', 'tiers.0.annualRatePercent': '4.25' }],
  [
    'the rate of a savings plan',
    { type: 'simpanan', 'calculator.kind': 'savings-goal', 'calculator.annualRatePercent': 4.25 },
  ],
  [
    'the terms of time deposits',
    { 'timeDeposit.terms.0.annualRatePercent': 3, 'timeDeposit.terms.4.annualRatePercent': 4.25 },
  ],
])('is found in %s', (_where, values) => {
  expect(highestDepositRate(form(values))).toBe(4.25);
});

it.each([
  ['a loan', { type: 'pinjaman', 'tiers.0.annualRatePercent': 9 }],
  ['the rate of a loan', { type: 'simpanan', 'calculator.kind': 'loan', 'calculator.annualRatePercent': 9 }],
  ['loans in the settings', { 'loans.0.annualRatePercent.max': 24 }],
  [
    'a row without a rate',
    { type: 'simpanan', 'tiers.0.annualRatePercent': null, 'tiers.1.annualRatePercent': 'x' },
  ],
  ['an empty form', {}],
])('is not found in %s', (_where, values) => {
  expect(highestDepositRate(form(values))).toBe(0);
});
