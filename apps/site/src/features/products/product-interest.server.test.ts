import type { Locale } from '@beranda/contract';
import { beforeAll, expect, it, test } from 'vitest';
import type { ResolvedCalculator } from '#src/features/calculators/calculator-settings.server.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import { calculators } from '../../../../cms/seed/content/calculators.ts';
import { calculatorLead, productInterest } from './product-interest.server.ts';

beforeAll(() =>
  Promise.all([
    loadMessages('id', ['figures', 'productInterest']),
    loadMessages('en', ['figures', 'productInterest']),
  ]),
);

const tiers = [
  { from: 0, to: 50_000_000, annualRatePercent: 3.5 },
  { from: 50_000_000, to: null, annualRatePercent: 4.25 },
];

/** Rows as they are read, with plain spaces. */
const rowsOf = (interest: ReturnType<typeof productInterest>) =>
  interest?.rows.map(({ name, rate, note }) =>
    [name, rate, note].filter(Boolean).join(' | ').replaceAll('\u00a0', ' '),
  );

test.each([
  [
    'id',
    'Di bawah Rp50.000.000 | 3,50%',
    'Rp50.000.000 ke atas | 4,25% | Tidak dijamin LPS, karena di atas tingkat bunga penjaminan 3,5%',
  ],
  [
    'en',
    'Below IDR 50,000,000 | 3.50%',
    'IDR 50,000,000 and above | 4.25% | Not insured by LPS, because it is above the guaranteed rate of 3.5%',
  ],
] as const)('in %s a rate above the guaranteed one is marked, and an equal one is not', (locale, ...rows) => {
  expect(rowsOf(productInterest({ tiers, calculator: null }, null, { percent: 3.5 }, locale))).toEqual(rows);
});

test('without a guaranteed rate, or with all rates below it, nothing is marked', () => {
  for (const guarantee of [null, { percent: 4.25 }])
    expect(
      productInterest({ tiers, calculator: null }, null, guarantee, 'en')?.rows.map(({ note }) => note),
    ).toEqual([null, null]);
});

function loanCalculator(slug: string, locale: Locale): ResolvedCalculator {
  const loans = calculators[locale].loans.filter((candidate) => candidate.slug === slug);
  return { kind: 'loan', settings: { loans }, disclaimer: '', termsOf: null };
}

const loanInterest = (slug: string, locale: Locale) =>
  productInterest({ tiers: [], calculator: null }, loanCalculator(slug, locale), null, locale);

it('a loan with a fixed period has its rate then and the one assumed after it', () => {
  const interest = loanInterest('kpr', 'id');
  expect(interest?.rowHeading).toBe('Masa');
  expect(rowsOf(interest)).toEqual([
    '3 tahun pertama | 8,75% | Tetap, anuitas',
    'Sesudahnya | 9,50% | Mengambang; asumsi kalkulator',
  ]);
  expect(rowsOf(loanInterest('kpr', 'en'))?.[0]).toBe('First 3 years | 8.75% | Fixed, annuity');
});

it('a loan at one rate names its interest system, and what a flat rate is on the balance owed', () => {
  expect(rowsOf(loanInterest('multiguna', 'id'))).toEqual([
    'Flat | mulai 10,50% | setara 19,02% dari sisa pokok, untuk 2 tahun',
  ]);
  expect(rowsOf(loanInterest('modal-kerja', 'en'))).toEqual(['Effective (declining) | from 9.75%']);
});

it('a loan whose rate goes by the term has a row for each', () => {
  const interest = loanInterest('kendaraan', 'id');
  expect(interest?.rowHeading).toBe('Jangka waktu');
  expect(rowsOf(interest)).toEqual([
    'Sampai 3 tahun | mulai 5,20% | Flat, setara 9,67% dari sisa pokok, untuk 3 tahun',
    '4 sampai 5 tahun | mulai 6,20% | Flat, setara 11,18% dari sisa pokok, untuk 5 tahun',
    '6 sampai 7 tahun | mulai 7,20% | Flat, setara 12,47% dari sisa pokok, untuk 7 tahun',
  ]);
  expect(rowsOf(loanInterest('kendaraan', 'en'))?.[1]).toContain('4 to 5 years | from 6.20%');
});

it('above the calculator of such a loan are its lowest and its highest rate', () => {
  const lead = (locale: Locale) =>
    calculatorLead({ title: 'Kredit', tiers: [] }, loanCalculator('kendaraan', locale), null, null, locale);
  expect(lead('id')).toContain('bunga Kredit menurut jangka waktu, 5,2% sampai 7,2% per tahun');
  expect(lead('en')).toContain('5.2% to 7.2% a year, depending on the term');
});

it('a product without any rate has no table', () => {
  expect(productInterest({ tiers: [], calculator: null }, null, null, 'id')).toBeNull();
});

const savingsAt = (annualRatePercent: number | null) => ({
  tiers: [],
  calculator: { kind: 'savings-goal' as const, loan: null, system: null, annualRatePercent },
});

it('savings at one rate have it for any balance', () => {
  expect(rowsOf(productInterest(savingsAt(2.5), null, { percent: 2 }, 'id'))).toEqual([
    'Berapa pun saldonya | 2,50% | Tidak dijamin LPS, karena di atas tingkat bunga penjaminan 2%',
  ]);
  expect(rowsOf(productInterest(savingsAt(2.5), null, null, 'en'))).toEqual(['Any balance | 2.50%']);
  expect(productInterest(savingsAt(null), null, null, 'en')).toBeNull();
});

it('the calculator of a loan shows which rate it starts from, and that a running promotion is not part of it', () => {
  const leadOf = (promotion: { period: string } | null) =>
    calculatorLead({ title: 'KPR', tiers: [] }, loanCalculator('kpr', 'id'), null, promotion, 'id');
  const start = 'Mulai dari bunga KPR, 8,75% per tahun. Ubah angkanya sesuai keadaan Anda.';
  expect(leadOf(null)).toBe(start);
  expect(leadOf({ period: '1 Okt – 31 Des' })).toBe(
    `${start} Promo produk ini (1 Okt – 31 Des) tidak ikut dihitung, karena syaratnya tersendiri.`,
  );
});

it('the calculator of savings names the rates by balance, and that LPS does not insure the highest', () => {
  const { savingsGoal: offer, interestTax: tax } = calculators.en;
  const calculator: ResolvedCalculator = {
    kind: 'savings-goal',
    settings: { offer, tax },
    disclaimer: '',
    termsOf: null,
  };
  const leadOf = (product: typeof tiers) =>
    calculatorLead({ title: 'Savings', tiers: product }, calculator, { percent: 4 }, null, 'en');
  expect(leadOf(tiers)).toBe(
    'At the rates of Savings, 3.5% to 4.25% a year, depending on the balance. Enter your own figures. Not insured by LPS, because it is above the guaranteed rate of 4%.',
  );
  const [lowest] = tiers;
  expect(leadOf(lowest ? [lowest] : [])).toBe(
    'It starts at the rate of Savings, 3.5% a year. Enter your own figures.',
  );
  expect(leadOf([])).toBe('It starts at the rate of Savings, 3% a year. Enter your own figures.');
});
