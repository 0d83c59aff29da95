import { expect, it } from 'vitest';
import { chosenProduct } from './chosen-product.server.ts';

const products = ['simpanan/giro', 'simpanan/syariah', 'pinjaman/syariah', 'pinjaman/kpr'].map((value) => ({
  value,
  label: value,
}));

it.each([
  ['simpanan/syariah', 'simpanan/syariah'],
  ['pinjaman/syariah', 'pinjaman/syariah'],
  ['giro', 'simpanan/giro'],
  ['kpr', 'pinjaman/kpr'],
  ['syariah', null],
  ['wealth/giro', null],
  ['iro', null],
  ['an/giro', null],
  ['simpanan/', null],
  ['', null],
  [null, null],
])('%s selects %s', (requested, chosen) => {
  expect(chosenProduct(products, requested)?.value ?? null).toBe(chosen);
});
