import type { CalculatorPreset, CalculatorsContent } from '@beranda/contract';
import { expect, it } from 'vitest';
import type { Content } from '#src/content/client.ts';
import { qrCodeOf } from '#src/features/app-download/qr-code.server.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import { appDownloadFor, calculatorFor, resolveBlocks } from './resolve-blocks.server.ts';

const range = { min: 1, initial: 9.5, max: 24 };

const settings = {
  disclaimer: 'Ilustrasi.',
  loans: [
    {
      slug: 'kpr',
      name: 'Kredit rumah',
      systems: ['flat', 'annuity'],
      termRates: [],
      phases: null,
      principal: range,
      years: range,
      annualRatePercent: range,
    },
  ],
  savingsGoal: { target: range, initial: range, years: range, annualRatePercent: range },
  timeDeposit: { principal: range, terms: [{ months: 1, annualRatePercent: 3 }], guaranteeLimit: null },
  interestTax: { percent: 20, freeUpTo: 7_500_000 },
} satisfies CalculatorsContent;

const basis = { settings, guaranteedPercent: 3.5 };

const preset = (more: Partial<CalculatorPreset>): CalculatorPreset => ({
  kind: 'loan',
  loan: 'kpr',
  annualRatePercent: null,
  system: null,
  ...more,
});

it('a loan starts at the product’s own rate and system, under its name, and its range includes that rate', () => {
  const shown = calculatorFor(preset({ annualRatePercent: 30, system: 'annuity' }), basis, {
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
  expect(calculatorFor(preset({ loan: 'tidak-ada' }), basis)).toBeNull();
});

it('a deposit has the guaranteed rate in force', () => {
  const deposit = preset({ kind: 'time-deposit', loan: null });
  expect(calculatorFor(deposit, basis)).toMatchObject({ settings: { guaranteedPercent: 3.5 } });
});

it('a page has one calculator of each kind, and links to the others', () => {
  const block = { blockType: 'calculator' as const, title: 'Hitung', lead: null, product: null };
  const blocks = [
    { ...block, offer: preset({}) },
    { ...block, offer: preset({}) },
    { ...block, offer: preset({ kind: 'time-deposit', loan: null }) },
  ];
  expect(resolveBlocks(blocks, basis, null, ['time-deposit'])).toMatchObject([
    { calculator: { kind: 'loan' } },
    { calculator: null, url: '/calculators/loan?product=kpr' },
    { calculator: null, url: '/calculators/time-deposit' },
  ]);
});

it('the link to a calculator’s page names the product', () => {
  const product = { text: 'KPR Lentera', url: '/pinjaman/kpr', language: 'id' as const };
  const block = { blockType: 'calculator' as const, title: 'Hitung', lead: null, product };
  const blocks = [
    { ...block, offer: preset({ annualRatePercent: 30 }) },
    { ...block, offer: preset({ kind: 'savings-goal', loan: null }) },
    { ...block, offer: preset({ kind: 'time-deposit', loan: null }) },
  ];
  expect(resolveBlocks(blocks, basis, null, ['savings-goal', 'time-deposit'])).toMatchObject([
    { calculator: { termsOf: 'pinjaman/kpr' }, url: '/calculators/loan?product=kpr&of=pinjaman/kpr' },
    { calculator: null, url: '/calculators/savings-goal?of=pinjaman/kpr' },
    { calculator: null, url: '/calculators/time-deposit' },
  ]);
});

it('a block of the app has the code of the address on the home page, which other pages do not load', async () => {
  await loadMessages('id', ['appDownload']);
  const url = 'https://aplikasi.lentera.example/unduh';
  const requested: string[] = [];
  const content = {
    home: async (locale: string) => {
      requested.push(locale);
      return { app: { url } };
    },
    ifAvailable: (found: Promise<unknown>) => found,
  } as unknown as Content;
  const app = { blockType: 'app' as const, title: 'Unduh', lead: null };
  expect(await appDownloadFor(content, 'id', [])).toBeNull();
  expect(requested).toEqual([]);
  const download = await appDownloadFor(content, 'id', [app]);
  expect(download?.code).toEqual(qrCodeOf(url));
  expect(resolveBlocks([app], null, download)).toEqual([{ ...app, download }]);
  const unavailable = { ...content, ifAvailable: async () => null } as unknown as Content;
  expect((await appDownloadFor(unavailable, 'id', [app]))?.code).toBeNull();
});
