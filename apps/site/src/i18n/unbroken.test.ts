import { expect, it, test } from 'vitest';
import { unbrokenFigures, unbrokenNumbers, withUnbrokenFigures } from './unbroken.ts';

it('keeps the house number of an address with its No.', () => {
  expect(unbrokenNumbers('Jl. Merpati Putih No. 8, Jakarta')).toBe('Jl. Merpati Putih No.\u00A08, Jakarta');
  expect(unbrokenNumbers('Menara No. Satu')).toBe('Menara No. Satu');
});

test.each([
  ['Setoran awal IDR 500,000', 'Setoran awal IDR\u00A0500,000'],
  ['at most IDR 2.5 billion a day', 'at most IDR\u00A02.5\u00A0billion a day'],
  ['Rp800 juta selama 3 tahun', 'Rp800\u00A0juta selama 3\u00A0tahun'],
  ['tutup 15.00 WIB, 14 hari kerja', 'tutup 15.00\u00A0WIB, 14\u00A0hari kerja'],
  ['3 tahunan, 5 yearly plans, in IDR only', '3 tahunan, 5 yearly plans, in IDR only'],
])('keeps the parts of each figure together: %s', (text, unbroken) => {
  expect(unbrokenFigures(text)).toBe(unbroken);
});

it('keeps figures together in every text of a value', () => {
  expect(withUnbrokenFigures({ texts: ['5 tahun'], until: null, count: 3 })).toEqual({
    texts: ['5\u00A0tahun'],
    until: null,
    count: 3,
  });
});
