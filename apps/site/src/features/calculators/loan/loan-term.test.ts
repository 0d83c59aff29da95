import type { LoanProduct } from '@beranda/contract';
import { expect, test } from 'vitest';
import { exampleLoans } from '../../../../testing/example-loans.ts';
import { PREVIOUS_TERM_PARAM, PREVIOUS_VARIANT_PARAM } from '../calculator-params.ts';
import { type RawInput, validateInput } from '../definition.ts';
import { illustrateLoan, loan, ratesByTerm } from './loan.ts';

const [example] = exampleLoans;

const vehicle: LoanProduct = {
  ...example,
  slug: 'kendaraan',
  years: { min: 1, initial: 3, max: 7 },
  annualRatePercent: { min: 0, initial: 5.2, max: 24 },
  termRates: [
    { fromYears: 4, annualRatePercent: 6.2 },
    { fromYears: 6, annualRatePercent: 7.2 },
  ],
};

const micro: LoanProduct = { ...example, slug: 'mikro', years: { min: 0.5, initial: 1, max: 3 } };

const validate = (input: RawInput, loans = [vehicle, micro], locale: 'id' | 'en' = 'id') =>
  validateInput(loan, input, { loans }, locale);

test.each([
  ['1', 5.2],
  ['3', 5.2],
  ['4', 6.2],
  ['5', 6.2],
  ['6', 7.2],
  ['7', 7.2],
])('without an entered rate, a term of %s years has its own: %d %%', (years, expected) => {
  expect(validate({ years }).valid?.terms.annualRatePercent).toBe(expected);
});

test('the rates are those of the offered terms', () => {
  const bands = (termRates: LoanProduct['termRates']) =>
    ratesByTerm({ ...vehicle, years: { min: 1, initial: 3, max: 5 }, termRates }).map(({ from, to }) => [
      from,
      to,
    ]);
  const rate = (fromYears: number) => ({ fromYears, annualRatePercent: 6 });
  expect(bands([])).toEqual([]);
  expect(bands([rate(4)])).toEqual([
    [1, 3],
    [4, 5],
  ]);
  expect(bands([rate(1), rate(5)]), 'from the first year on').toEqual([
    [1, 4],
    [5, 5],
  ]);
  expect(bands([rate(4), rate(8)]), 'beyond the longest term').toEqual([
    [1, 3],
    [4, 5],
  ]);
});

test('years of a loan in months have the rate of their term', () => {
  const loans = [{ ...micro, termRates: [{ fromYears: 2, annualRatePercent: 9 }] }];
  expect(validate({ product: 'mikro', years: '2' }, loans).valid?.terms).toMatchObject({
    years: 2,
    annualRatePercent: 9,
  });
});

test.each(['id', 'en'] as const)('a rate that was not touched follows the term (%s)', (locale) => {
  const { fields } = validate({}, [vehicle], locale);
  const input = { ...fields, years: '5', [PREVIOUS_TERM_PARAM]: fields.years ?? '' };
  const { followed, valid } = validate(input, [vehicle], locale);
  expect(valid?.terms).toMatchObject({ years: 5, annualRatePercent: 6.2 });
  expect(followed).toEqual({ rate: locale === 'id' ? '6,2' : '6.2' });
});

test('it follows also when the term is emptied before another one is typed', () => {
  const emptied = validate({ years: '', rate: '6,2', [PREVIOUS_TERM_PARAM]: '5' });
  expect(emptied.fields.rate).toBe('5,2');
  const typed = validate({ years: '7', rate: '5,2', [PREVIOUS_TERM_PARAM]: '' });
  expect(typed.fields.rate).toBe('7,2');
});

test('an entered rate stays, also one that holds for another term', () => {
  const kept = validate({ years: '5', rate: '8,7', [PREVIOUS_TERM_PARAM]: '3' });
  expect(kept.valid?.terms.annualRatePercent).toBe(8.7);
  expect(kept.followed).toEqual({});
  for (const before of [{}, { [PREVIOUS_TERM_PARAM]: '5' }] as RawInput[]) {
    const typed = validate({ years: '5', rate: '5,2', ...before });
    expect(typed.valid?.terms.annualRatePercent).toBe(5.2);
    expect(typed.followed).toEqual({});
  }
});

test('a rate above the limits of the settings is valid where it is that of the term', () => {
  const narrow = { ...vehicle, annualRatePercent: { min: 5, initial: 5.2, max: 6 } };
  expect(validate({ years: '7' }, [narrow]).valid?.terms.annualRatePercent).toBe(7.2);
});

test('a loan for part of a year is entered in months', () => {
  const { fields, valid } = validate({ product: 'mikro', months: '6' });
  expect(fields).toMatchObject({ months: '6' });
  expect(fields).not.toHaveProperty('years');
  expect(valid?.terms.years).toBe(0.5);
  expect(valid?.query).toContain('&months=6&');
  const terms = valid?.terms ?? {
    ...micro,
    product: '',
    principal: 0,
    years: 0,
    annualRatePercent: 0,
    system: 'flat',
  };
  expect(illustrateLoan({ ...terms, principal: 6_000_000 }).instalments).toHaveLength(6);
  for (const months of ['5', '37'])
    expect(validate({ product: 'mikro', months }).problems).toEqual({ months: 'outside' });
  expect(validate({ product: 'mikro', months: '7,5' }).problems).toEqual({ months: 'whole' });
});

test('every number of months is as many instalments', () => {
  for (let months = 6; months <= 36; months++) {
    const { valid } = validate({ product: 'mikro', months: String(months) });
    expect(valid && illustrateLoan(valid.terms).instalments.length, `${months} months`).toBe(months);
  }
});

test('an older address with years is read as months', () => {
  expect(validate({ product: 'mikro', years: '2' }).fields.months).toBe('24');
  for (const years of ['9', '', 'x']) expect(validate({ product: 'mikro', years }).fields.months).toBe('12');
});

test('another loan has its own term, in years or in months', () => {
  const { fields } = validate({});
  const toMonths = {
    ...fields,
    product: 'mikro',
    [PREVIOUS_VARIANT_PARAM]: 'kendaraan',
    [PREVIOUS_TERM_PARAM]: '3',
  };
  expect(validate(toMonths).fields).toMatchObject({ months: '12', rate: '10' });
  const back = { ...validate(toMonths).fields, product: 'kendaraan', [PREVIOUS_VARIANT_PARAM]: 'mikro' };
  expect(validate(back).fields).toMatchObject({ years: '3', rate: '5,2' });
});
