import { expect, it } from 'vitest';
import { countedQuery } from './counted-query.ts';

it.each([
  ['Kredit  Motor', 'kredit motor'],
  [' KPR\n2026 ', 'kpr 2026'],
  ['kode bank 12345', 'kode bank 12345'],
])('is in lower case with single spaces: %j', (typed, query) => {
  expect(countedQuery(typed)).toBe(query);
});

it.each([
  ['an identity number', '3174012345678901'],
  ['a number in groups', '0812 77 7'],
  ['digits of another script', '١٢٣٤٥٦'],
  ['an email address', 'dewi@contoh.example'],
  ['a sentence of more than eight words', 'saya ibu dewi mau tanya soal kartu yang hilang'],
  ['more than sixty letters', 'a'.repeat(61)],
  ['control and bidi characters', 'kartu\u202ekredit'],
  ['nothing', ' '],
])('is not counted if it may be personal: %s', (_what, typed) => {
  expect(countedQuery(typed)).toBeUndefined();
});
