import { expect, it, test } from 'vitest';
import { unbrokenAddress, unbrokenFigures, withUnbrokenFigures } from './unbroken.ts';

test.each([
  ['Lantai Dasar, Jl. Merpati Putih No. 8', 'Lantai\u00A0Dasar, Jl.\u00A0Merpati Putih No.\u00A08'],
  ['Mal Taman Cendana Lantai 1 Unit 16', 'Mal Taman Cendana Lantai\u00A01 Unit\u00A016'],
  ['Ruko Kelapa Kuning Blok C No. 5', 'Ruko Kelapa Kuning Blok\u00A0C No.\u00A05'],
  ['Menara No. Satu, Pasar Unit', 'Menara No. Satu, Pasar Unit'],
])('keeps the parts of an address with what they name: %s', (address, unbroken) => {
  expect(unbrokenAddress(address)).toBe(unbroken);
});

test.each([
  ['Setoran awal IDR 500,000', 'Setoran awal IDR\u00A0500,000'],
  ['at most IDR 2.5 billion a day', 'at most IDR\u00A02.5\u00A0billion a day'],
  ['Rp800 juta selama 3 tahun', 'Rp800\u00A0juta selama 3\u00A0tahun'],
  ['tutup 15.00 WIB, 14 hari kerja', 'tutup 15.00\u00A0WIB, 14\u00A0hari kerja'],
  ['Call (021) 555-0108 (24 hours a day)', 'Call (021)\u00A0555-0108 (24 hours a day)'],
  ['Call +62 21 555-0108 or 5 offices', 'Call +62\u00A021\u00A0555-0108 or 5 offices'],
  ['in 2021 (2020) 5 offices', 'in 2021 (2020) 5 offices'],
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
