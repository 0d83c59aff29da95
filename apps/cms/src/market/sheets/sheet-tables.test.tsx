import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SheetIssues } from './sheet-issues.tsx';
import { SheetLines } from './sheet-lines.tsx';

const lines = (data: Record<string, unknown>, language = 'id') =>
  renderToStaticMarkup(<SheetLines data={data} i18n={{ language }} />);

const issues = (data: Record<string, unknown>, language = 'id') =>
  renderToStaticMarkup(<SheetIssues data={data} i18n={{ language }} />);

const rate = { line: 2, currency: 'USD', rateType: 'e-rate', buy: 15_750.5, sell: 15_980 };

/** The cell texts of each row, without markup. */
const rowsOf = (markup: string) =>
  [...markup.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell),
  );

it("shows rates as a table, with numbers in the user's notation", () => {
  const sheet = { kind: 'rates', lines: [rate] };
  expect(rowsOf(lines(sheet))).toEqual([
    ['Baris', 'Mata uang', 'Jenis kurs', 'Beli', 'Jual'],
    ['2', 'USD', 'e-Rate', '15.750,5', '15.980'],
  ]);
  expect(rowsOf(lines(sheet, 'en'))).toEqual([
    ['Line', 'Currency', 'Rate type', 'Buy', 'Sell'],
    ['2', 'USD', 'e-Rate', '15,750.5', '15,980'],
  ]);
});

it('shows fund values with their day', () => {
  const sheet = { kind: 'funds', lines: [{ line: 1, fund: 'kas', date: '2026-11-20', value: 1_234.5678 }] };
  expect(rowsOf(lines(sheet))[1]).toEqual(['1', 'kas', '20 Nov 2026', '1.234,5678']);
  expect(rowsOf(lines(sheet, 'en'))[1]).toEqual(['1', 'kas', '20 Nov 2026', '1,234.5678']);
});

it('shows invalid numbers, days and rate types as entered', () => {
  const rates = { kind: 'rates', lines: [{ ...rate, rateType: 'kilat', buy: 'NaN', sell: '<b>enam</b>' }] };
  expect(rowsOf(lines(rates))[1]).toEqual(['2', 'USD', 'kilat', 'NaN', '&lt;b&gt;enam&lt;/b&gt;']);
  const funds = { kind: 'funds', lines: [{ line: 1, fund: 'kas', date: '2026-02-30' }] };
  expect(rowsOf(lines(funds))[1]).toEqual(['1', 'kas', '2026-02-30', '–']);
});

it('shows every line of the longest sheet, with the count in its title', () => {
  const sheet = {
    kind: 'rates',
    lines: Array.from({ length: 2_000 }, (_, at) => ({ ...rate, line: at + 1 })),
  };
  const markup = lines(sheet);
  expect(rowsOf(markup)).toHaveLength(2_001);
  expect(rowsOf(markup).at(-1)?.[0]).toBe('2.000');
  expect(markup).toContain('Baris kurs (2.000)');
});

it('shows a message if there are no lines and no issues', () => {
  expect(lines({ kind: 'rates', lines: [] })).toContain('Lembar ini tidak berisi baris.');
  expect(lines({ kind: 'rates', lines: [] }, 'en')).toContain('This sheet has no lines.');
  expect(issues({ issues: null })).toContain('Tidak ada temuan.');
});

it("shows issues as sentences in the user's language", () => {
  const sheet = {
    issues: [
      { line: 0, field: null, severity: 'error', code: 'empty' },
      {
        line: 3,
        field: 'buy',
        severity: 'approval',
        code: 'largeMove',
        values: { percent: 9, before: 15_750, limit: 5 },
      },
    ],
  };
  expect(rowsOf(issues(sheet)).slice(1)).toEqual([
    ['Seluruh lembar', 'Kesalahan', 'Tidak ada satu baris pun.'],
    ['3', 'Perlu orang kedua', 'Berubah 9% dari 15.750; di atas 5% perlu orang kedua.'],
  ]);
  expect(rowsOf(issues(sheet, 'en'))[2]?.[2]).toContain('Moves by 9% from 15,750');
});
