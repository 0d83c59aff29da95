import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RawInput, validateInput } from '../definition.ts';
import { illustrateSavings, type SavingsSettings, savings } from './savings.ts';

type SavingsOffer = SavingsSettings['offer'];

const offer: SavingsOffer = {
  target: { min: 1_000_000, initial: 60_000_000, max: 10_000_000_000 },
  initial: { min: 0, initial: 0, max: 10_000_000_000 },
  years: { min: 1, initial: 1, max: 30 },
  annualRatePercent: { min: 0, initial: 3, max: 12 },
};
const tax = { percent: 20, freeUpTo: 7_500_000 };

function validateSavings(input: RawInput, settings: SavingsOffer, locale: 'id' | 'en') {
  const { fields, problems, valid } = validateInput(savings, input, { offer: settings, tax }, locale);
  return { fields, problems, terms: valid?.terms };
}

const validate = (input: RawInput) => validateSavings(input, offer, 'id');

test('without input the fields have their initial values', () => {
  expect(validate({})).toEqual({
    fields: { product: 'own', target: '60.000.000', initial: '0', years: '1', rate: '3' },
    problems: {},
    terms: { product: 'own', target: 60_000_000, initial: 0, years: 1, annualRatePercent: 3 },
  });
});

test.each([
  [{ target: 'seratus' }, { target: 'number' }],
  [{ target: '0' }, { target: 'outside' }],
  [{ target: '1e309' }, { target: 'number' }],
  [{ initial: '-1' }, { initial: 'outside' }],
  [{ years: '31' }, { years: 'outside' }],
  [{ years: '' }, { years: 'number' }],
  [
    { rate: '13', years: '1,5' },
    { rate: 'outside', years: 'whole' },
  ],
] as [RawInput, object][])('%j is rejected, and the text is kept', (input, problems) => {
  const validated = validate(input);
  expect(validated.problems).toEqual(problems);
  expect(validated.terms).toBeUndefined();
  expect(validated.fields).toMatchObject(input);
});

test('a shared URL gives the same calculation in both languages', () => {
  const terms = { product: 'own', target: 80_000_000, initial: 1_000, years: 7, annualRatePercent: 2.75 };
  const { valid } = validateInput(
    savings,
    { target: '80.000.000', initial: '1.000', years: '7', rate: '2,75' },
    { offer, tax },
    'id',
  );
  const input = Object.fromEntries(new URLSearchParams(valid?.query));
  for (const locale of ['id', 'en'] as const)
    expect(validateSavings(input, offer, locale).terms).toEqual(terms);
});

const tabungan = {
  slug: 'simpanan/tabungan',
  name: 'Tabungan',
  language: 'id' as const,
  tiers: [
    { from: 0, to: 1_000_000, annualRatePercent: 0 },
    { from: 1_000_000, to: 50_000_000, annualRatePercent: 0.5 },
    { from: 50_000_000, to: null, annualRatePercent: 1 },
  ],
};
const rencana = {
  slug: 'simpanan/rencana',
  name: 'Rencana',
  language: 'id' as const,
  tiers: [{ from: 0, to: 50_000_000, annualRatePercent: 2.5 }],
};
const byBalance = [
  { from: 0, annualRatePercent: 0 },
  { from: 1_000_000, annualRatePercent: 0.5 },
  { from: 50_000_000, annualRatePercent: 1 },
];

test('the chosen product’s interest by balance replaces the rate', () => {
  const offered = { ...offer, products: [tabungan, rencana] };
  expect(validateSavings({}, offered, 'id').terms).toMatchObject({ product: 'own', annualRatePercent: 3 });
  const chosen = validateSavings({ product: 'tabungan', rate: '9' }, offered, 'id');
  expect(chosen.fields).toMatchObject({ product: 'tabungan', rate: '' });
  expect(chosen.terms).toMatchObject({ product: 'tabungan', annualRatePercent: byBalance });
  expect(validateSavings({ product: 'giro' }, offered, 'id').problems).toEqual({ product: 'choice' });
});

test('above the last tier, if it has an end, no interest is counted on', () => {
  const offered = { ...offer, products: [tabungan, rencana] };
  expect(validateSavings({ product: 'rencana' }, offered, 'id').terms?.annualRatePercent).toEqual([
    { from: 0, annualRatePercent: 2.5 },
    { from: 50_000_000, annualRatePercent: 0, isAssumed: true },
  ]);
});

test('the calculator of a product starts with its interest, and a rate can be entered instead', () => {
  const own = { ...offer, products: [tabungan], isOfProduct: true };
  const { valid } = validateInput(savings, {}, { offer: own, tax }, 'id');
  expect(valid?.terms.annualRatePercent).toEqual(byBalance);
  expect(valid?.query).toBe('?target=60000000&initial=0&years=1');
  const entered = validateInput(savings, { product: 'own', rate: '2' }, { offer: own, tax }, 'id');
  expect(entered.valid?.terms.annualRatePercent).toBe(2);
  expect(entered.valid?.query).toBe('?product=own&target=60000000&initial=0&years=1&rate=2');
});

test('in the calculator of a product, a rate without a choice is entered, as older addresses have it', () => {
  const own = { ...offer, products: [tabungan], isOfProduct: true };
  const { fields, terms } = validateSavings({ target: '60000000', rate: '5' }, own, 'id');
  expect(fields).toMatchObject({ product: 'own', rate: '5' });
  expect(terms).toMatchObject({ product: 'own', annualRatePercent: 5 });
  expect(validateSavings({ rate: '13' }, own, 'id').problems).toEqual({ rate: 'outside' });
});

/** What the form shows of each choice. */
function optionsOf(products: SavingsOffer['products'], percentCompact = String) {
  const { field } = savings.inputs({ offer: { ...offer, ...(products && { products }) }, tax }, {}).product;
  const t = (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ');
  return field && 'values' in field ? field.options({ t, percentCompact } as never) : [];
}

test('a choice has the language of its product', () => {
  expect(optionsOf([tabungan, { ...rencana, language: 'en' }]).map(({ lang }) => lang)).toEqual([
    undefined,
    'id-ID',
    'en-US',
  ]);
});

test('rates of tiers are a range, and one rate where all are equal', () => {
  const notes = optionsOf([tabungan, rencana]).map(({ note }) => note);
  expect(notes).toEqual([undefined, 'calculators.savings.byBalance 0 1', '2.5']);
});

test('a product whose interest does not depend on the balance starts at its one rate', () => {
  const own = { ...offer, products: [], isOfProduct: true };
  expect(validateSavings({}, own, 'id').terms).toMatchObject({ product: 'own', annualRatePercent: 3 });
});

test('interest is taxed in months that start above the tax-free balance', () => {
  const terms = { target: 60_000_000, initial: 0, years: 1, annualRatePercent: 6 };
  const taxed = illustrateSavings(terms, tax);
  // The first two months start with no more than one deposit: from the third on 0.4 % instead of 0.5 %.
  expect(taxed.taxedFrom).toBe(3);
  // 60,000,000 / ((1.005 + 1) · 1.004^10 + (1.004^10 − 1) / 0.004)
  expect(taxed.monthly).toBe(4_890_537);
  const free = illustrateSavings({ ...terms, target: 7_500_000 }, tax);
  expect(free.taxedFrom).toBeUndefined();
  // 7,500,000 · 0.005 / (1.005^12 − 1)
  expect(free.monthly).toBe(607_999);
});

test('everything the back office may offer is computed, or rejected as too large', () => {
  const max = { min: 0, initial: 0, max: 1_000_000_000_000 };
  const widest: SavingsOffer = {
    target: { ...max, min: 1 },
    initial: max,
    years: { min: 1, initial: 1, max: 40 },
    annualRatePercent: { min: 0, initial: 3, max: 100 },
  };
  const validateWidest = (input: RawInput) => validateSavings(input, widest, 'id');
  const large = { target: '1', initial: '1000000000000', years: '40', rate: '30' };
  expect(validateWidest(large)).toEqual({
    fields: { product: 'own', ...large, initial: '1.000.000.000.000' },
    problems: { years: 'tooLarge' },
    terms: undefined,
  });
  // The rounding of each deposit up to one rupiah alone exceeds the maximum.
  expect(validateWidest({ target: '1000000', years: '40', rate: '100' }).problems).toEqual({
    years: 'tooLarge',
  });
  expect(validateWidest({ ...large, years: '20' }).problems).toEqual({});
  const amount = fc.integer({ min: 1, max: 1_000_000_000_000 }).map(String);
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.integer({ min: 1, max: 40 }).map(String),
      fc.integer({ min: 0, max: 10_000 }).map((hundredths) => String(hundredths / 100)),
      (target, initial, years, rate) => {
        const { terms, problems } = validateWidest({ target, initial, years, rate });
        if (!terms) expect(problems).toEqual({ years: 'tooLarge' });
        else illustrateSavings(terms, { percent: 0, freeUpTo: 0 });
      },
    ),
  );
});
