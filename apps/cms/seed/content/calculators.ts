import type { CalculatorsContent, Locale } from '@beranda/contract';

type LoanNames = Record<'mortgage' | 'working' | 'multipurpose' | 'vehicle' | 'micro', string>;

const loans = (names: LoanNames) =>
  [
    {
      slug: 'kpr',
      name: names.mortgage,
      systems: ['annuity', 'effective', 'flat'],
      principal: { min: 50_000_000, initial: 400_000_000, max: 5_000_000_000 },
      years: { min: 1, initial: 15, max: 25 },
      annualRatePercent: { min: 0, initial: 8.75, max: 24 },
      termRates: [],
      phases: { fixedYears: 3, laterAnnualRatePercent: 9.5 },
    },
    {
      slug: 'modal-kerja',
      name: names.working,
      systems: ['effective', 'annuity', 'flat'],
      principal: { min: 10_000_000, initial: 120_000_000, max: 2_000_000_000 },
      years: { min: 1, initial: 3, max: 10 },
      annualRatePercent: { min: 0, initial: 9.75, max: 24 },
      termRates: [],
      phases: null,
    },
    {
      slug: 'multiguna',
      name: names.multipurpose,
      systems: ['flat', 'effective', 'annuity'],
      principal: { min: 5_000_000, initial: 50_000_000, max: 500_000_000 },
      years: { min: 1, initial: 2, max: 8 },
      annualRatePercent: { min: 0, initial: 10.5, max: 30 },
      termRates: [],
      phases: null,
    },
    {
      slug: 'kendaraan',
      name: names.vehicle,
      systems: ['flat', 'annuity'],
      principal: { min: 5_000_000, initial: 180_000_000, max: 1_500_000_000 },
      years: { min: 1, initial: 3, max: 7 },
      annualRatePercent: { min: 0, initial: 5.2, max: 24 },
      termRates: [
        { fromYears: 4, annualRatePercent: 6.2 },
        { fromYears: 6, annualRatePercent: 7.2 },
      ],
      phases: null,
    },
    {
      slug: 'kredit-mikro',
      name: names.micro,
      systems: ['flat', 'effective', 'annuity'],
      principal: { min: 1_000_000, initial: 10_000_000, max: 50_000_000 },
      years: { min: 0.5, initial: 1, max: 3 },
      annualRatePercent: { min: 0, initial: 10.8, max: 24 },
      termRates: [],
      phases: null,
    },
  ] satisfies CalculatorsContent['loans'];

/** References to the facts that hold a loan's figures. */
type LoanFacts = {
  rate: string;
  fixedYears?: string;
  laterRate?: string;
  /** By the order of the rates of longer terms. */
  termRates?: readonly string[];
};

export const loanFacts: Readonly<Record<string, LoanFacts>> = {
  kpr: { rate: '{kpr.bunga-tetap}', fixedYears: '{kpr.masa-tetap}', laterRate: '{kpr.bunga-mengambang}' },
  'modal-kerja': { rate: '{modal-kerja.bunga}' },
  multiguna: { rate: '{multiguna.bunga}' },
  kendaraan: {
    rate: '{kendaraan.bunga}',
    termRates: ['{kendaraan.bunga-menengah}', '{kendaraan.bunga-panjang}'],
  },
  'kredit-mikro': { rate: '{kredit-mikro.bunga}' },
};

const savingsGoal: CalculatorsContent['savingsGoal'] = {
  target: { min: 1_000_000, initial: 100_000_000, max: 10_000_000_000 },
  initial: { min: 0, initial: 5_000_000, max: 10_000_000_000 },
  years: { min: 1, initial: 5, max: 15 },
  annualRatePercent: { min: 0, initial: 3, max: 12 },
};

const timeDeposit: CalculatorsContent['timeDeposit'] = {
  principal: { min: 1_000_000, initial: 50_000_000, max: 10_000_000_000 },
  terms: [
    { months: 1, annualRatePercent: 3 },
    { months: 3, annualRatePercent: 3.25 },
    { months: 6, annualRatePercent: 3.5 },
    { months: 12, annualRatePercent: 3.5 },
    { months: 24, annualRatePercent: 3.25 },
  ],
  guaranteeLimit: 2_000_000_000,
};

/** References to the facts that hold the tax. */
export const taxFacts = { percentFact: '{pajak-bunga.tarif}', freeUpToFact: '{pajak-bunga.bebas-sampai}' };

/** Government Regulation 131/2000: 20 % final, none on deposits of no more than Rp7.5 million. */
const interestTax: CalculatorsContent['interestTax'] = { percent: 20, freeUpTo: 7_500_000 };

const shared = { savingsGoal, timeDeposit, interestTax };

export const calculators: Record<Locale, CalculatorsContent> = {
  id: {
    disclaimer:
      'Ilustrasi ini tidak mengikat dan dapat berubah sewaktu-waktu. Suku bunga, biaya, dan persetujuan mengikuti ketentuan yang berlaku pada hari transaksi.',
    loans: loans({
      mortgage: 'Kredit rumah (KPR)',
      working: 'Modal kerja usaha',
      multipurpose: 'Kredit multiguna',
      vehicle: 'Kredit kendaraan (mobil listrik)',
      micro: 'Kredit mikro',
    }),
    ...shared,
  },
  en: {
    disclaimer:
      'These illustrations are non-binding and may change at any time. Rates, fees and approval follow the terms in force on the day of the transaction.',
    loans: loans({
      mortgage: 'Home loan',
      working: 'Working capital',
      multipurpose: 'Multipurpose loan',
      vehicle: 'Vehicle loan (electric car)',
      micro: 'Micro loan',
    }),
    ...shared,
  },
};
