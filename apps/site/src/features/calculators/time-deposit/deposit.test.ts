import { expect, test } from 'vitest';
import { type RawInput, validateInput } from '../definition.ts';
import { compareTerms, type DepositSettings, deposit, illustrateDeposit } from './deposit.ts';

type DepositOffer = DepositSettings['offer'];

const offer: DepositOffer = {
  principal: { min: 1_000_000, initial: 100_000_000, max: 10_000_000_000 },
  terms: [
    { months: 3, annualRatePercent: 3.5 },
    { months: 12, annualRatePercent: 4 },
    { months: 60, annualRatePercent: 3 },
  ],
  guaranteeLimit: 2_000_000_000,
};
const tax = { percent: 20, freeUpTo: 7_500_000 };
const { guaranteeLimit } = offer;

function validateDeposit(input: RawInput, limits: DepositOffer, locale: 'id' | 'en') {
  const settings = { offer: limits, tax, guaranteedPercent: null };
  const { inputs, fields, problems, valid } = validateInput(deposit, input, settings, locale);
  return { times: inputs.times.field, fields, problems, terms: valid?.terms, query: valid?.query };
}

const validate = (input: RawInput) => validateDeposit(input, offer, 'id');
const terms = {
  principal: 100_000_000,
  term: { months: 3, annualRatePercent: 3.5 },
  rollOver: 'none',
  times: 1,
} as const;

test('without input it is the first term, once', () => {
  expect(validate({})).toMatchObject({ problems: {}, terms });
});

test('the number of terms matters only with rollover', () => {
  expect(validate({ times: 'x' }).terms?.times).toBe(1);
  expect(validate({ roll: 'principal', times: 'x' }).problems).toEqual({ times: 'number' });
  expect(validate({ roll: 'principal', times: '8' }).terms).toEqual({
    ...terms,
    rollOver: 'principal',
    times: 8,
  });
});

test('longer terms allow fewer rollovers', () => {
  expect(validate({ term: '12' }).times).toMatchObject({ range: { max: 24 } });
  expect(validate({ term: '60' }).times).toMatchObject({ range: { max: 10 } });
  expect(validate({ term: '60', roll: 'principal', times: '11' }).problems).toEqual({ times: 'outside' });
});

test.each([
  [{ principal: 'semua' }, { principal: 'number' }],
  [{ principal: '1e309' }, { principal: 'number' }],
  [{ principal: '999.999' }, { principal: 'outside' }],
  [{ term: '999' }, { term: 'choice' }],
  [{ term: '' }, { term: 'choice' }],
  [{ roll: 'forever' }, { roll: 'choice', times: undefined }],
  [{ roll: 'principal', times: '0' }, { times: 'outside' }],
  [{ roll: 'principal', times: '2,5' }, { times: 'whole' }],
] as [RawInput, object][])('%j is rejected, and the text is kept', (input, problems) => {
  const validated = validate(input);
  expect(validated.problems).toEqual(JSON.parse(JSON.stringify(problems)));
  expect(validated.terms).toBeUndefined();
  expect(validated.fields).toMatchObject(input);
});

test('a shared URL gives the same calculation in both languages', () => {
  for (const [typed, shared] of [
    [{ principal: '100.000.000' }, terms],
    [
      { roll: 'principal-and-interest', times: '7' },
      { ...terms, rollOver: 'principal-and-interest', times: 7 },
    ],
  ] as const) {
    const input = Object.fromEntries(new URLSearchParams(validate(typed).query));
    for (const locale of ['id', 'en'] as const)
      expect(validateDeposit(input, offer, locale).terms).toEqual(shared);
  }
});

test('interest is taxed above the tax-free amount', () => {
  // 100,000,000 · 3.5 % · 3/12 = 875,000, of which a fifth is tax
  expect(illustrateDeposit(terms, tax, guaranteeLimit)).toMatchObject({
    totalInterest: 875_000,
    totalTax: 175_000,
    totalNetInterest: 700_000,
    finalAmount: 100_700_000,
    notGuaranteed: 0,
  });
  expect(illustrateDeposit({ ...terms, principal: 7_500_000 }, tax, guaranteeLimit).totalTax).toBe(0);
});

test('the part above the deposit guarantee is reported', () => {
  const large = { ...terms, principal: 2_000_000_000 };
  const larger = { ...large, principal: 2_500_000_000 };
  const rolledOver = { ...large, rollOver: 'principal-and-interest' } as const;
  expect(illustrateDeposit(large, tax, guaranteeLimit).notGuaranteed).toBe(0);
  expect(illustrateDeposit(larger, tax, guaranteeLimit).notGuaranteed).toBe(500_000_000);
  // 2,000,000,000 · 3.5 % · 3/12 less a fifth
  expect(illustrateDeposit(rolledOver, tax, guaranteeLimit).notGuaranteed).toBe(14_000_000);
  expect(illustrateDeposit(larger, tax, 1_000_000_000).notGuaranteed).toBe(1_500_000_000);
  expect(illustrateDeposit(larger, tax, null).notGuaranteed).toBe(0);
});

test('each term is computed for the same amount', () => {
  expect(compareTerms(100_000_000, offer.terms, tax).map(({ netInterest }) => netInterest)).toEqual([
    700_000, 3_200_000, 12_000_000,
  ]);
});

test('a deposit that exceeds the maximum is reported at the number of terms', () => {
  const max = 1_000_000_000_000;
  const widest: DepositOffer = {
    principal: { min: 1, initial: max, max },
    terms: [{ months: 60, annualRatePercent: 100 }],
    guaranteeLimit: null,
  };
  const validateRolled = (times: number) =>
    validateDeposit({ roll: 'principal-and-interest', times: String(times) }, widest, 'id');
  expect(validateRolled(10)).toMatchObject({ problems: { times: 'tooLarge' }, terms: undefined });
  for (let times = 1; times <= 10; times++) {
    const { terms: lastValid, problems } = validateRolled(times);
    // Interest of 500 % per term: 6^5 times the principal is the last amount below the maximum.
    expect(problems).toEqual(times <= 5 ? {} : { times: 'tooLarge' });
    if (lastValid) illustrateDeposit(lastValid, { percent: 0, freeUpTo: 0 }, null);
  }
  const { terms: paidOut } = validateDeposit({ roll: 'principal', times: '10' }, widest, 'id');
  expect(paidOut && illustrateDeposit(paidOut, { percent: 0, freeUpTo: 0 }, null).finalAmount).toBe(51 * max);
});

test.each([
  ['none', 1, [100_700_000]],
  ['principal', 3, [700_000, 700_000, 100_700_000]],
  ['principal-and-interest', 3, [0, 0, 102_114_734]],
] as const)(
  '%s, %d times, pays out at the end of each term what is not rolled over',
  (rollOver, times, paidOut) => {
    const { rows, finalAmount } = illustrateDeposit({ ...terms, rollOver, times }, tax, guaranteeLimit);
    expect(rows.map((row) => row.paidOut)).toEqual(paidOut);
    expect(paidOut.reduce((sum: number, amount) => sum + amount, 0)).toBe(finalAmount);
  },
);
