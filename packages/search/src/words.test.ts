import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { foldPhrase } from './words.ts';

it('folds case, accents and punctuation', () => {
  expect(foldPhrase('  M-Banking,  Café! ')).toBe('mbanking cafe');
  expect(foldPhrase(' ?! ')).toBe('');
});

it.each([
  ['K.P.R. rumah', 'kpr rumah'],
  ['jaminan l.p.s', 'jaminan lps'],
  ['Jl. Melati No. 8. A. Yani', 'jl melati no 8 a yani'],
  ['a.b.cd', 'a b cd'],
  ['c.v maju', 'cv maju'],
  ['C.V. Maju', 'cv maju'],
])('joins the letters of an abbreviation with dots: %s', (text, expected) => {
  expect(foldPhrase(text)).toBe(expected);
});

it('comes without the lists of stop words, which browsers would load with the search of the 404 page', () => {
  expect(readFileSync(new URL('words.ts', import.meta.url), 'utf8')).not.toMatch(/^import /m);
});
