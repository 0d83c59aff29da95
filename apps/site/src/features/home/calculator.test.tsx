import { expect, it } from 'vitest';
import { exampleLoans } from '../../../testing/example-loans.ts';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { HomeCalculator } from './calculator.tsx';

const heading = { title: 'Hitung angsuran', disclaimer: 'Ilustrasi ini tidak mengikat.' };
const [byMonth, byYear] = exampleLoans;

it.each([
  [byMonth, '/', 'Pokok dan bunga tiap bulan (Rp)', 'Bulan', 36],
  [byYear, '/en', 'Principal and interest by year (IDR)', 'Year', 15],
] as const)('has every figure of its chart in a table', (loan, address, label, step, bars) => {
  const markup = renderMarkup(<HomeCalculator heading={heading} loan={loan} />, address);
  expect(markup).toMatch(/role="img" aria-label="[^"]*(di tabel di bawahnya|in the table below)\."/);
  const [, table = ''] = markup.split(`aria-label="${label}"`);
  expect(table).toContain(`<th scope="col">${step}</th>`);
  const rows = [
    ...table.matchAll(/<th scope="row">(\d+)<\/th><td[^>]*>([^<]*)<\/td><td[^>]*>([^<]*)<\/td>/g),
  ];
  // As in the bar's tooltip: "Bulan 1: Pokok Rp2.872.062, Bunga Rp1.000.000".
  const inWords = [...markup.matchAll(/<title>\S+ (\d+): \D+([\d.,]+), \D+([\d.,]+)<\/title>/g)];
  expect(inWords).toHaveLength(bars);
  expect(rows.map(([, ...figures]) => figures)).toEqual(inWords.map(([, ...figures]) => figures));
});
