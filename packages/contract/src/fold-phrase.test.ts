import { expect, it } from 'vitest';
import { foldPhrase } from './fold-phrase.ts';

it('folds case, accents and punctuation', () => {
  expect(foldPhrase('  M-Banking,  Café! ')).toBe('m banking cafe');
});
