import type { BlockInput } from '../../documents/document-seed.ts';
import { balanceSheet, monthEnd } from './statements.ts';
import { monthIn } from './written-figures.ts';

const MILLIONS_IN_TRILLION = 1_000_000;

export const round = (value: number, decimals: number) => Number(value.toFixed(decimals));

export const inTrillions = (millions: number) => round(millions / MILLIONS_IN_TRILLION, 2);

/** The ends of periods until a date, oldest first. */
export const periodsUntil = (date: string, months: number, count: number) =>
  Array.from({ length: count }, (_, index) => monthEnd(date, (count - 1 - index) * months));

/** Loans and deposits over periods, in trillions. */
export const growthChart = (dates: readonly string[], labelOf = monthIn): BlockInput => ({
  type: 'lines',
  title: { id: 'Kredit dan dana pihak ketiga', en: 'Loans and customer deposits' },
  unit: 'triliun rupiah',
  decimals: 2,
  categories: dates.map(labelOf),
  series: (['deposits', 'loans'] as const).map((name) => ({
    name: name === 'loans' ? 'Kredit' : 'Dana pihak ketiga',
    values: dates.map((date) => inTrillions(balanceSheet(date)[name])),
  })),
});
