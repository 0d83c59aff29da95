import type { rates as indonesian } from '../id/rates.ts';
import type { Translation } from '../translation.ts';

export const rates = {
  toConverter: 'Currency converter',
  types: { 'e-rate': 'e-Rate', 'tt-counter': 'TT Counter', 'bank-notes': 'Bank Notes' },
  type: 'Type of rate',
  caption: 'Exchange rates in rupiah ({type})',
  currency: 'Currency',
  unit: 'per {unit, number}',
  unitShort: '/{unit, number}',
  buy: 'Buy',
  sell: 'Sell',
  change: 'Change',
  updated: 'Updated {time}',
  stale: 'Old rate',
  today: 'Rates today',
  latest: 'Latest rates',
  allRates: 'All rates',
  market: { eyebrow: 'Rates and NAV', title: 'The latest figures' },
  ratesCard: 'Exchange rates',
} satisfies Translation<typeof indonesian>;
