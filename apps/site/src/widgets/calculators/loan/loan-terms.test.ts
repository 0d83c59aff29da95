import { expect, test } from 'vitest';
import { exampleLoans } from './example-loans.ts';
import { type GivenLoan, judgeLoan, loanQuery } from './loan-terms.ts';

const judge = (given: GivenLoan, locale: 'id' | 'en' = 'id') => judgeLoan(given, exampleLoans, locale);

const FIRST_TERMS = {
  product: 'multiguna',
  principal: 120_000_000,
  years: 3,
  annualRatePercent: 10,
  system: 'annuity',
};

test('where nothing is given, the first product has its first values', () => {
  expect(judge({})).toMatchObject({ problems: {}, terms: FIRST_TERMS });
  expect(judge({}).fields.principal).toBe('120.000.000');
  expect(judge({}, 'en').fields.principal).toBe('120,000,000');
});

test('a product that is given alone has its own first values', () => {
  expect(judge({ product: 'kpr' }).terms).toEqual({
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
  [{ principal: '120.000.000,50' }, { principal: 'whole' }],
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
] as [GivenLoan, object][])('%j is not worked out, and keeps what was typed', (given, problems) => {
  const judged = judge(given);
  expect(judged.problems).toEqual(problems);
  expect(judged.terms).toBeUndefined();
  expect(judged.fields).toMatchObject(given);
});

test('the smallest and the largest values are still taken', () => {
  expect(judge({ principal: '5.000.000', years: '1', rate: '0' }).terms).toMatchObject({
    principal: 5_000_000,
    annualRatePercent: 0,
  });
  expect(judge({ principal: '500.000.000', years: '10', rate: '24' }).problems).toEqual({});
});

test('another product takes the place of values that nobody touched, and leaves those that somebody typed', () => {
  const given = { ...judge({}).fields, product: 'kpr', for: 'multiguna', principal: '450.000.000' };
  expect(judge(given).terms).toEqual({
    product: 'kpr',
    principal: 450_000_000,
    years: 15,
    annualRatePercent: 7.25,
    system: 'annuity',
  });
});

test('values that nobody touched are known in the manner of an address, too', () => {
  const given = {
    product: 'kpr',
    for: 'multiguna',
    principal: '120000000',
    years: '3',
    rate: '10',
    system: 'annuity',
  };
  expect(judge(given).terms).toEqual(judge({ product: 'kpr' }).terms);
});

test('a shared address gives the same calculation in both languages', () => {
  const terms = { ...FIRST_TERMS, annualRatePercent: 10.125, system: 'flat' as const };
  expect(loanQuery(terms)).toBe('?product=multiguna&principal=120000000&years=3&rate=10.1250&system=flat');
  const given = Object.fromEntries(new URLSearchParams(loanQuery(terms)));
  for (const locale of ['id', 'en'] as const) expect(judge(given, locale).terms).toEqual(terms);
  expect(judge(given, 'id').fields).toMatchObject({ principal: '120.000.000', rate: '10,125' });
  expect(judge(given, 'en').fields).toMatchObject({ principal: '120,000,000', rate: '10.125' });
});
