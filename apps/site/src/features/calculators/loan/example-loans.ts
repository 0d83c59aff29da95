import type { LoanProduct } from '@beranda/contract';

/** Fixtures for tests and examples: a loan with several interest systems, and one with a single system. */
export const exampleLoans: [LoanProduct, LoanProduct] = [
  {
    slug: 'multiguna',
    name: 'Multiguna',
    principal: { least: 5_000_000, initial: 120_000_000, most: 500_000_000 },
    years: { least: 1, initial: 3, most: 10 },
    annualRatePercent: { least: 0, initial: 10, most: 24 },
    systems: ['annuity', 'flat', 'effective'],
    phases: null,
  },
  {
    slug: 'kpr',
    name: 'KPR',
    principal: { least: 100_000_000, initial: 400_000_000, most: 5_000_000_000 },
    years: { least: 5, initial: 15, most: 30 },
    annualRatePercent: { least: 3, initial: 7.25, most: 18 },
    systems: ['annuity'],
    phases: null,
  },
];
