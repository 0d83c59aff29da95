import { expect, it } from 'vitest';
import { hasTypedFigure } from '#cms/fields/figures/figure-references.ts';
import { amountOf } from './fact-field.ts';
import { type Fact, formatFactValue, valueOn } from './fact-kinds.ts';
import { type Facts, factIssue, factReferencesIn, withFacts } from './fact-references.ts';

const TODAY = '2026-11-26';

const facts: Facts = new Map(
  (
    [
      {
        key: 'kpr.bunga-tetap',
        kind: 'percent-two-decimals',
        values: [
          { amount: 8.5, validFrom: '2025-01-01', validUntil: '2026-10-31' },
          { amount: 8.75, validFrom: '2026-11-01' },
          { amount: 9, validFrom: '2027-01-01' },
        ],
      },
      { key: 'kpr.masa-tetap', kind: 'years', values: [{ amount: 3, validFrom: '2025-01-01' }] },
      {
        key: 'kpr.promo',
        kind: 'percent',
        values: [{ amount: 6, validFrom: '2025-01-01', validUntil: '2025-12-31' }],
      },
      {
        key: 'bi-fast.batas',
        kind: 'money-in-words',
        values: [{ amount: 250_000_000, validFrom: '2025-01-01' }],
      },
      {
        key: 'aplikasi.nama',
        kind: 'text',
        values: [{ text: { id: 'Lentera Mobile', en: null }, validFrom: '2025-01-01' }],
      },
      {
        key: 'aplikasi.baru',
        kind: 'text',
        values: [{ text: { id: null, en: null }, validFrom: '2025-01-01' }],
      },
    ] satisfies Fact[]
  ).map((fact) => [fact.key, fact]),
);

const written = (text: string, locale: 'id' | 'en' = 'id', today = TODAY) =>
  withFacts(text, facts, locale, today);

it('is written in the format of each language', () => {
  const text = '{kpr.bunga-tetap}, {kpr.masa-tetap}, {bi-fast.batas}, {aplikasi.nama}';
  expect(written(text)).toBe('8,75%, 3 tahun, Rp250 juta, Lentera Mobile');
  expect(written(text, 'en')).toBe('8.75%, 3 years, IDR 250 million, Lentera Mobile');
  expect(formatFactValue({ amount: 1 }, 'working-days', 'en')).toBe('1 working day');
});

it('is written in another format where the reference names one', () => {
  expect(written('{kpr.masa-tetap:number} {bi-fast.batas:money}')).toBe('3 Rp250.000.000');
});

it.each([
  ['2024-12-31', '–'],
  ['2026-10-31', '8,50%'],
  ['2026-11-01', '8,75%'],
  ['2027-01-01', '9,00%'],
])('has on %s the value that is valid then', (today, value) => {
  expect(written('{kpr.bunga-tetap}', 'id', today)).toBe(value);
});

it('has no value on a day that belongs to no period', () => {
  expect(
    valueOn({ values: [{ amount: 1, validFrom: '2026-01-01', validUntil: '2026-02-01' }] }, TODAY),
  ).toBeNull();
});

it('is written in the language of the part that names it', () => {
  const page = {
    title: '{kpr.masa-tetap}',
    items: [{ language: 'id', text: ['{kpr.masa-tetap}'] }],
    order: 3,
  };
  expect(withFacts(page, facts, 'en', TODAY)).toEqual({
    title: '3 years',
    items: [{ language: 'id', text: ['3 tahun'] }],
    order: 3,
  });
});

it.each([
  ['{kpr.bonus}', 'no fact “kpr.bonus”'],
  ['Mulai {kpr.promo}', 'no value that is valid today'],
  ['{kpr.masa-tetap:date}', 'cannot be written as “date”'],
  ['{aplikasi.baru}', 'The fact “aplikasi.baru” has no text in Indonesian yet.'],
  ['{kpr.masa-tetap:besar}', 'cannot be written as “besar”'],
])('%s is an issue', (text, message) => {
  expect(factIssue({ rows: [{ text }] }, facts, TODAY)?.en).toContain(message);
});

it('has no issue where it is valid, nor have other braces', () => {
  expect(factIssue('{kpr.bunga-tetap} {setoran-awal} {Nama.x} {}', facts, TODAY)).toBeNull();
  expect(factReferencesIn('{setoran-awal} {a.b:money}')).toEqual([{ key: 'a.b', format: 'money' }]);
});

it('is no typed figure, also with digits in its key', () => {
  expect(hasTypedFigure('{kpr.tahun-1} per tahun')).toBe(false);
  expect(hasTypedFigure('{kpr.bunga-tetap}, paling tinggi 9%')).toBe(true);
});

it('is a number in fields that name it alone', () => {
  expect(amountOf('{kpr.masa-tetap}', facts, TODAY)).toBe(3);
  expect(amountOf('sekitar {kpr.masa-tetap}', facts, TODAY)).toBeNull();
  expect(amountOf('{kpr.promo}', facts, TODAY)).toBeNull();
  expect(amountOf('', facts, TODAY)).toBeNull();
});
