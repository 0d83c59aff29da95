import { expect, it } from 'vitest';
import { foldPhrase, isLowInformation, isStopWord } from './words.ts';

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

it.each(['piye', 'kumaha', 'ndak', 'kagak', 'bgt', 'kak'])('leaves out the colloquial “%s”', (word) => {
  expect(isStopWord(word)).toBe(true);
});

it.each(['kemarin', 'barusan', 'yesterday', 'today'])('counts “%s” less than other words', (word) => {
  expect(isLowInformation(word)).toBe(true);
});
