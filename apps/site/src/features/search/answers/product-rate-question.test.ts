import { expect, it } from 'vitest';
import { readProductRateQuestion } from './product-rate-question.ts';

const loan = (slug: string, annualRatePercent: number | null) =>
  ({ kind: 'loan', loan: slug, annualRatePercent, system: 'annuity' }) as const;
const deposit = { kind: 'time-deposit', loan: null, annualRatePercent: null, system: null } as const;
const tiers = [{ from: 0, to: null, annualRatePercent: 1 }];

const PRODUCTS = [
  { title: 'Deposito Lentera', tiers: [], calculator: deposit },
  { title: 'KPR Lentera', tiers: [], calculator: loan('kpr', 8.75) },
  { title: 'Kredit Modal Kerja Lentera', tiers: [], calculator: loan('modal-kerja', 9.75) },
  { title: 'Kredit Kemitraan Lentera', tiers: [], calculator: loan('kemitraan', null) },
  { title: 'Tabungan Lentera', tiers, calculator: null },
  { title: 'Tabungan Rencana', tiers, calculator: null },
];

function asked(query: string) {
  const question = readProductRateQuestion(query, PRODUCTS);
  return question && [question.product.title, question.months];
}

it.each([
  ['bunga deposito 12 bulan', 'Deposito Lentera', 12],
  ['suku bunga deposito 1 tahun', 'Deposito Lentera', 12],
  ['deposit rates', 'Deposito Lentera', null],
  ['bunga kpr', 'KPR Lentera', null],
  ['mortgage interest rate', 'KPR Lentera', null],
  ['bunga modal kerja', 'Kredit Modal Kerja Lentera', null],
  ['bunga tabungan rencana hari ini', 'Tabungan Rencana', null],
])('%s asks for %s', (query, title, months) => expect(asked(query)).toEqual([title, months]));

it.each([
  'bunga',
  'deposito',
  'bunga tabungan',
  'bunga lentera',
  'bunga kredit kemitraan',
  'bunga kpr 12 bulan',
  'cara hitung bunga kpr',
  'karangan bunga',
  '',
])('%j asks for no single rate', (query) => expect(asked(query)).toBeNull());
