import type { CalculatorOffer, CalculatorsContent } from '@beranda/contract';
import { expect, it } from 'vitest';
import { calculatorFor, resolveBlocks } from './calculators.server.ts';

const range = { min: 1, initial: 9.5, max: 24 };

const settings = {
  disclaimer: 'Ilustrasi.',
  loans: [
    {
      slug: 'kpr',
      name: 'Kredit rumah',
      systems: ['flat', 'annuity'],
      phases: null,
      principal: range,
      years: range,
      annualRatePercent: range,
    },
  ],
  savingsGoal: { target: range, initial: range, years: range, annualRatePercent: range },
  timeDeposit: { principal: range, terms: [{ months: 1, annualRatePercent: 3 }] },
  interestTax: { percent: 20, freeUpTo: 7_500_000 },
} satisfies CalculatorsContent;

const basis = { settings, guaranteedPercent: 3.5 };

const offer = (more: Partial<CalculatorOffer>): CalculatorOffer => ({
  kind: 'loan',
  loan: 'kpr',
  annualRatePercent: null,
  system: null,
  ...more,
});

it('a loan starts at the product’s own rate and system, under its name, and its range includes that rate', () => {
  const shown = calculatorFor(offer({ annualRatePercent: 30, system: 'annuity' }), basis, {
    slug: 'pinjaman/kpr',
    name: 'KPR Lentera',
    language: 'id',
  });
  expect(shown).toMatchObject({
    termsOf: 'pinjaman/kpr',
    settings: {
      loans: [
        {
          name: 'KPR Lentera',
          systems: ['annuity', 'flat'],
          phases: null,
          annualRatePercent: { min: 1, initial: 30, max: 30 },
        },
      ],
    },
  });
});

it('a loan missing from the settings has no calculator', () => {
  expect(calculatorFor(offer({ loan: 'tidak-ada' }), basis)).toBeNull();
});

it('a deposit has the guaranteed rate in force', () => {
  const deposit = offer({ kind: 'time-deposit', loan: null });
  expect(calculatorFor(deposit, basis)).toMatchObject({ settings: { guaranteedPercent: 3.5 } });
});

it('a page has one calculator of each kind, and links to the others', () => {
  const block = { blockType: 'calculator' as const, title: 'Hitung', lead: null, product: null };
  const blocks = [
    { ...block, offer: offer({}) },
    { ...block, offer: offer({}) },
    { ...block, offer: offer({ kind: 'time-deposit', loan: null }) },
  ];
  expect(resolveBlocks(blocks, basis, ['time-deposit'])).toMatchObject([
    { calculator: { kind: 'loan' } },
    { calculator: null, url: '/calculators/loan?product=kpr' },
    { calculator: null, url: '/calculators/time-deposit' },
  ]);
});

it('the link to a calculator’s page names the product', () => {
  const product = { text: 'KPR Lentera', url: '/pinjaman/kpr', language: 'id' as const };
  const block = { blockType: 'calculator' as const, title: 'Hitung', lead: null, product };
  const blocks = [
    { ...block, offer: offer({ annualRatePercent: 30 }) },
    { ...block, offer: offer({ kind: 'savings-goal', loan: null }) },
    { ...block, offer: offer({ kind: 'time-deposit', loan: null }) },
  ];
  expect(resolveBlocks(blocks, basis, ['savings-goal', 'time-deposit'])).toMatchObject([
    { calculator: { termsOf: 'pinjaman/kpr' }, url: '/calculators/loan?product=kpr&of=pinjaman/kpr' },
    { calculator: null, url: '/calculators/savings-goal?of=pinjaman/kpr' },
    { calculator: null, url: '/calculators/time-deposit' },
  ]);
});
