import { expect, it } from 'vitest';
import { foldPhrase } from './words.ts';

it('folds case, accents and punctuation', () => {
  expect(foldPhrase('  M-Banking,  Café! ')).toBe('mbanking cafe');
  expect(foldPhrase(' ?! ')).toBe('');
});
