import { expect, it } from 'vitest';
import { unbrokenNumbers } from './unbroken.ts';

it('keeps the house number of an address with its No.', () => {
  expect(unbrokenNumbers('Jl. Merpati Putih No. 8, Jakarta')).toBe('Jl. Merpati Putih No.\u00A08, Jakarta');
  expect(unbrokenNumbers('Menara No. Satu')).toBe('Menara No. Satu');
});
