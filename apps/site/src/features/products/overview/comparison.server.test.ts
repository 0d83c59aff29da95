import type { CalculatorsContent } from '@beranda/contract';
import { beforeAll, expect, it } from 'vitest';
import { loadMessages } from '#src/i18n/messages.ts';
import type { AlignedFigure } from './align-figures.ts';
import { cardFacts, comparisonOf } from './comparison.server.ts';

beforeAll(() => loadMessages('id', ['figures', 'productTypes']));

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

/** Rows with what their cells say. */
const textsOf = (rows: readonly AlignedFigure[] | undefined) =>
  rows?.map(({ label, values }) => ({
    label,
    values: values.map((figure) => figure && [figure.value, figure.note].filter(Boolean).join(', ')),
  }));

it('has one row for what is a key fact of one product and a fee of another, in the words of the list of fees', () => {
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
  expect(textsOf(comparison?.facts)).toEqual([
    { label: 'Biaya bulanan', values: ['Rp0, Rp5.000 bila saldo kurang', 'Rp0'] },
  ]);
  expect(comparison?.others).toEqual([[], [{ label: 'Jangka waktu', value: '1 tahun' }]]);
  expect(textsOf(comparison?.fees)).toEqual([{ label: 'Penutupan', values: ['Rp25.000', 'Rp50.000'] }]);
});

it('keeps what a fee depends on where only one product names it', () => {
  const comparison = comparisonOf(
    [
      product(
        'simpanan/satu',
        [['Biaya bulanan', 'Rp0, bila saldo cukup']],
        [['Biaya bulanan', 'Rp0', 'Rp5.000 bila saldo kurang']],
      ),
      product('simpanan/dua', [['Jangka waktu', '1 tahun']], []),
    ],
    [],
    null,
  );
  expect(comparison?.others[0]).toEqual([
    { label: 'Biaya bulanan', value: 'Rp0', note: 'Rp5.000 bila saldo kurang' },
  ]);
});

it('shows on a card what the list of fees says of a fee among the key facts', () => {
  const savings = product(
    'simpanan/satu',
    [
      ['Setoran awal', 'Rp50.000'],
      ['Biaya bulanan', 'Rp0, bila saldo cukup'],
    ],
    [['Biaya bulanan', 'Rp0', 'Rp5.000 bila saldo kurang']],
  );
  expect(cardFacts(savings, null)).toEqual([
    { label: 'Setoran awal', value: 'Rp50.000' },
    { label: 'Biaya bulanan', value: 'Rp0', note: 'Rp5.000 bila saldo kurang' },
  ]);
});

it('has a row by which loans of different interest systems can be compared', () => {
  const loan = (
    slug: string,
    annualRatePercent: number,
    system: 'flat' | 'annuity',
    facts: [string, string][],
  ) => ({
    ...product(`pinjaman/${slug}`, facts, []),
    calculator: { kind: 'loan' as const, loan: slug, annualRatePercent, system },
  });
  const calculators = {
    loans: [
      { slug: 'motor', years: { initial: 3 }, phases: null },
      { slug: 'multiguna', years: { initial: 2 }, phases: null },
      { slug: 'kpr', years: { initial: 15 }, phases: { fixedYears: 3 } },
    ],
  } as unknown as CalculatorsContent;
  const comparison = comparisonOf(
    [
      loan('motor', 5.2, 'flat', []),
      loan('multiguna', 10.5, 'flat', [['Bunga', 'Mulai 10,5% flat per tahun']]),
      loan('kpr', 8.75, 'annuity', []),
    ],
    ['motor', 'multiguna', 'kpr'],
    calculators,
  );
  expect(textsOf(comparison?.facts)).toEqual([
    {
      label: 'Bunga',
      values: [
        'Mulai 5,2% flat per tahun',
        'Mulai 10,5% flat per tahun',
        '8,75% anuitas per tahun, tetap 3 tahun',
      ],
    },
    {
      label: 'Suku bunga setara dari sisa pokok',
      values: [
        'Mulai 9,67% per tahun, untuk 3 tahun',
        'Mulai 19,02% per tahun, untuk 2 tahun',
        '8,75% per tahun, tetap 3 tahun',
      ],
    },
  ]);
});

const flatLoan = (facts: [label: string, value: string][], annualRatePercent = 10.5) =>
  ({
    ...product('pinjaman/multiguna', facts, []),
    calculator: { kind: 'loan', loan: 'multiguna', annualRatePercent, system: 'flat' },
  }) as unknown as Product;
const multiguna = {
  loans: [{ slug: 'multiguna', years: { initial: 2 }, phases: null }],
} as unknown as CalculatorsContent;
const EQUIVALENT = '19,02% per tahun dari sisa pokok, untuk 2 tahun';

it.each([
  ['under another label', ['Suku bunga', 'Mulai 10,5% flat per tahun']],
  ['with two decimals', ['Bunga kredit', '10,50% flat']],
  ['by its usual label, where the value has no figure', ['Bunga', 'Menurut analisis kredit']],
] as [string, [string, string]][])('finds the fact of the rate %s', (_where, fact) => {
  const loan = flatLoan([['Provisi', '1,5% dari plafon'], fact]);
  expect(cardFacts(loan, multiguna).map(({ note }) => note)).toEqual([undefined, `setara ${EQUIVALENT}`]);
  const rows = comparisonOf([loan, loan], [], multiguna)?.facts.map(({ label }) => label);
  expect(rows).toEqual(['Provisi', 'Bunga', 'Suku bunga setara dari sisa pokok']);
});

it('does not take a figure for the rate that only contains its digits', () => {
  const loan = flatLoan([['Provisi', '110,5% dan 10,55%']]);
  expect(cardFacts(loan, multiguna)[0]).toEqual({ label: 'Provisi', value: '110,5% dan 10,55%' });
  const withDeposit = flatLoan([['Uang muka', 'Mulai 10,5%']]);
  expect(cardFacts(withDeposit, multiguna)[0]).toEqual({ label: 'Uang muka', value: 'Mulai 10,5%' });
});

it('has the comparable rate as a fact of its own where no fact states the rate', () => {
  expect(cardFacts(flatLoan([['Plafon', 'Rp5 juta']]), multiguna)).toEqual([
    { label: 'Plafon', value: 'Rp5 juta' },
    { label: 'Suku bunga setara dari sisa pokok', value: 'Mulai 19,02% per tahun, untuk 2 tahun' },
  ]);
});

it('shows on a card what a flat rate is on the balance owed, and nothing for other rates', () => {
  const loan = { slug: 'multiguna', years: { initial: 2 }, phases: null };
  const calculators = { loans: [loan] } as unknown as CalculatorsContent;
  const facts = (system: 'flat' | 'annuity') =>
    cardFacts(
      {
        ...product(
          'pinjaman/multiguna',
          [
            ['Plafon', 'Rp5 juta'],
            ['Bunga', 'Mulai 10,5% per tahun'],
          ],
          [],
        ),
        calculator: { kind: 'loan', loan: 'multiguna', annualRatePercent: 10.5, system },
      } as unknown as Product,
      calculators,
    ).map(({ note }) => note);
  expect(facts('flat')).toEqual([undefined, 'setara 19,02% per tahun dari sisa pokok, untuk 2 tahun']);
  expect(facts('annuity')).toEqual([undefined, undefined]);
});
