import type { LoanProduct } from '@beranda/contract';

/** Fixtures for tests and examples: a loan with several interest systems, and one with a single system. */
export const exampleLoans: [LoanProduct, LoanProduct] = [
  {
    slug: 'multiguna',
    name: 'Multiguna',
    principal: { min: 5_000_000, initial: 120_000_000, max: 500_000_000 },
    years: { min: 1, initial: 3, max: 10 },
    annualRatePercent: { min: 0, initial: 10, max: 24 },
    systems: ['annuity', 'flat', 'effective'],
    termRates: [],
    phases: null,
  },
  {
    slug: 'kpr',
    name: 'KPR',
    principal: { min: 100_000_000, initial: 400_000_000, max: 5_000_000_000 },
    years: { min: 5, initial: 15, max: 30 },
    annualRatePercent: { min: 3, initial: 7.25, max: 18 },
    systems: ['annuity'],
    termRates: [],
    phases: null,
  },
];
