import { expect, test } from 'vitest';
import { exampleLoans } from '../../../../testing/example-loans.ts';
import { type RawInput, validateInput } from '../definition.ts';
import { compareSystems, illustrateLoan, loan } from './loan.ts';

function validate(input: RawInput, locale: 'id' | 'en' = 'id') {
  const { fields, problems, valid } = validateInput(loan, input, { loans: exampleLoans }, locale);
  return { fields, problems, terms: valid?.terms, query: valid?.query };
}

const FIRST_TERMS = {
  product: 'multiguna',
  principal: 120_000_000,
  years: 3,
  annualRatePercent: 10,
  system: 'annuity',
};

test('without input the first product has its initial values', () => {
  expect(validate({})).toMatchObject({ problems: {}, terms: FIRST_TERMS });
  expect(validate({}).fields.principal).toBe('120.000.000');
  expect(validate({}, 'en').fields.principal).toBe('120,000,000');
});

test('a product without other input has its own initial values', () => {
  expect(validate({ product: 'kpr' }).terms).toEqual({
    product: 'kpr',
    principal: 400_000_000,
    years: 15,
    annualRatePercent: 7.25,
    system: 'annuity',
  });
});

test.each([
  [{ principal: 'seratus juta' }, { principal: 'number' }],
  [{ principal: '-120000000' }, { principal: 'outside' }],
  [{ principal: '0' }, { principal: 'outside' }],
  [{ principal: '1e309' }, { principal: 'number' }],
  [{ principal: '' }, { principal: 'number' }],
  [{ principal: '500.000.001' }, { principal: 'outside' }],
  [{ years: '999999999999' }, { years: 'outside' }],
  [{ years: '2,5' }, { years: 'whole' }],
  [{ rate: '25' }, { rate: 'outside' }],
  [{ rate: 'NaN' }, { rate: 'number' }],
  [{ product: 'rumah' }, { product: 'choice' }],
  [{ product: '' }, { product: 'choice' }],
  [{ system: 'majemuk' }, { system: 'choice' }],
  [{ product: 'kpr', system: 'flat' }, { system: 'choice' }],
  [
    { principal: 'x', years: '0', rate: '', system: '__proto__' },
    { principal: 'number', years: 'outside', rate: 'number', system: 'choice' },
  ],
] as [RawInput, object][])('%j is rejected, and the text is kept', (input, problems) => {
  const validated = validate(input);
  expect(validated.problems).toEqual(problems);
  expect(validated.terms).toBeUndefined();
  expect(validated.fields).toMatchObject(input);
});

test.each(['Rp 250.000.000', 'Rp 250.000.000,50', 'IDR 250,000,000.50', 'Rp250.000.000,-'])(
  'the pasted amount %j becomes whole rupiah',
  (principal) => {
    expect(validate({ principal }).terms).toMatchObject({ principal: 250_000_000 });
    expect(validate({ principal }).fields.principal).toBe('250.000.000');
  },
);

test('the smallest and largest values are valid', () => {
  expect(validate({ principal: '5.000.000', years: '1', rate: '0' }).terms).toMatchObject({
    principal: 5_000_000,
    annualRatePercent: 0,
  });
  expect(validate({ principal: '500.000.000', years: '10', rate: '24' }).problems).toEqual({});
});

test('changing the product replaces untouched values and keeps entered ones', () => {
  const input = { ...validate({}).fields, product: 'kpr', for: 'multiguna', principal: '450.000.000' };
  expect(validate(input).terms).toEqual({
    product: 'kpr',
    principal: 450_000_000,
    years: 15,
    annualRatePercent: 7.25,
    system: 'annuity',
  });
});

test('untouched values are also recognised in plain notation', () => {
  const input = {
    product: 'kpr',
    for: 'multiguna',
    principal: '120000000',
    years: '3',
    rate: '10',
    system: 'annuity',
  };
  expect(validate(input).terms).toEqual(validate({ product: 'kpr' }).terms);
});

test('a shared URL gives the same calculation in both languages', () => {
  const terms = { ...FIRST_TERMS, annualRatePercent: 10.125, system: 'flat' as const };
  const { query } = validate({ rate: '10,125', system: 'flat' });
  expect(query).toBe('?product=multiguna&principal=120000000&years=3&rate=10.1250&system=flat');
  const input = Object.fromEntries(new URLSearchParams(query));
  for (const locale of ['id', 'en'] as const) expect(validate(input, locale).terms).toEqual(terms);
  expect(validate(input, 'id').fields).toMatchObject({ principal: '120.000.000', rate: '10,125' });
  expect(validate(input, 'en').fields).toMatchObject({ principal: '120,000,000', rate: '10.125' });
});

const TERMS = {
  product: 'multiguna',
  principal: 120_000_000,
  years: 1,
  annualRatePercent: 10,
  system: 'flat',
} as const;

test('flat interest has an equivalent rate on the balance, and an annual rate with compounding', () => {
  const flat = illustrateLoan(TERMS);
  expect(flat.first.payment).toBe(11_000_000);
  expect(flat.totalInterest).toBe(12_000_000);
  expect(flat.totalPayment).toBe(132_000_000);
  expect(flat.equivalentRatePercent).toBeCloseTo(17.972, 3);
  expect(flat.compoundedAnnualPercent).toBeCloseTo(19.53, 2);
});

test('other systems have their nominal rate only', () => {
  const annuity = illustrateLoan({ ...TERMS, system: 'annuity' });
  expect(annuity.equivalentRatePercent).toBeUndefined();
  expect(annuity.compoundedAnnualPercent).toBeCloseTo(10.471, 3);
});

test('the yearly totals sum to the whole loan', () => {
  const { years, totalInterest } = illustrateLoan({ ...TERMS, years: 5, system: 'effective' });
  expect(years).toHaveLength(5);
  expect(years.reduce((sum, { principal }) => sum + principal, 0)).toBe(120_000_000);
  expect(years.reduce((sum, { interest }) => sum + interest, 0)).toBe(totalInterest);
  expect(years.at(-1)?.balance).toBe(0);
});

test('flat interest costs most, effective interest least', () => {
  const [flat, effective, annuity] = compareSystems(TERMS);
  expect(effective).toMatchObject({ system: 'effective', totalInterest: 6_500_000 });
  expect(effective?.first.payment).toBe(11_000_000);
  expect(effective?.last.payment).toBe(10_083_333);
  expect(annuity?.totalInterest).toBeGreaterThan(6_500_000);
  expect(annuity?.totalInterest).toBeLessThan(Number(flat?.totalInterest));
});

test('the largest loan allowed by the back office is still computed exactly', () => {
  const largest = { product: 'x', principal: 1_000_000_000_000, years: 40, annualRatePercent: 100 } as const;
  expect(illustrateLoan({ ...largest, system: 'flat' }).totalPayment).toBe(41_000_000_000_000);
  expect(compareSystems({ ...largest, system: 'flat' })).toHaveLength(3);
});

test('a fixed rate is followed by the assumed one', () => {
  const terms = { product: 'kpr', principal: 400_000_000, years: 15, annualRatePercent: 8.75 };
  const phases = { fixedYears: 3, laterAnnualRatePercent: 9.5 };
  const { first, later, ...annuity } = illustrateLoan({ ...terms, system: 'annuity' }, phases);
  expect([first.payment, later?.payment]).toEqual([3_997_795, 4_148_517]);
  expect(annuity.phases).toEqual(phases);
  expect(illustrateLoan({ ...terms, years: 3, system: 'annuity' }, phases)).toMatchObject({
    later: null,
    phases: null,
  });
});

test('systems are compared at the same rates', () => {
  const terms = {
    product: 'kpr',
    principal: 400_000_000,
    years: 15,
    annualRatePercent: 8.75,
    system: 'annuity' as const,
  };
  const [flat] = compareSystems(terms, { fixedYears: 3, laterAnnualRatePercent: 9.5 });
  // 400 million × (3 × 8.75 % + 12 × 9.5 %)
  expect(flat?.totalInterest).toBe(561_000_000);
});
