import { expect, it } from 'vitest';
import { comparisonOf } from './comparison.server.ts';

type Product = Parameters<typeof comparisonOf>[0][number];

const product = (
  slug: string,
  facts: [label: string, value: string][],
  fees: [name: string, amount: string, note?: string][],
) =>
  ({
    slug,
    language: 'id',
    calculator: null,
    tiers: [],
    facts: facts.map(([label, value]) => ({ label, value })),
    fees: fees.map(([name, amount, note = null]) => ({ name, amount, note })),
  }) as unknown as Product;

it('has one row for what is a key fact of one product and a fee of another, as the list of fees says it', () => {
  const comparison = comparisonOf(
    [
      product(
        'simpanan/satu',
        [['Biaya bulanan', 'Rp0, bila saldo cukup']],
        [
          ['Biaya bulanan', 'Rp0', 'Rp5.000 bila saldo kurang'],
          ['Penutupan', 'Rp25.000'],
        ],
      ),
      product(
        'simpanan/dua',
        [['Jangka waktu', '1 tahun']],
        [
          ['Biaya bulanan', 'Rp0'],
          ['Penutupan', 'Rp50.000'],
        ],
      ),
    ],
    [],
    null,
  );
  expect(comparison?.facts).toEqual([
    { label: 'Biaya bulanan', values: ['Rp0 · Rp5.000 bila saldo kurang', 'Rp0'] },
  ]);
  expect(comparison?.others).toEqual([[], [{ label: 'Jangka waktu', value: '1 tahun' }]]);
  expect(comparison?.fees).toEqual([{ label: 'Penutupan', values: ['Rp25.000', 'Rp50.000'] }]);
});
