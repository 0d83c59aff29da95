import { LOCALES, type Locale } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import { describe, expect, it } from 'vitest';
import { withFacts } from '#cms/fields/facts/fact-references.ts';
import { calculators } from './calculators.ts';
import { factsByKey } from './facts.ts';
import { type ProductSeed, products } from './products.ts';

const today = jakartaDate(Date.now());
const MONTHS_PER_YEAR = 12;

/** Labels of the key facts that state limits. */
const LABELS = {
  id: { term: 'Jangka waktu', amount: 'Plafon', placement: 'Setoran awal' },
  en: { term: 'Term', amount: 'Amount', placement: 'First deposit' },
} satisfies Record<Locale, Record<string, string>>;
type Label = keyof (typeof LABELS)[Locale];

const MULTIPLES: Record<string, number> = {
  juta: 1_000_000,
  million: 1_000_000,
  miliar: 1_000_000_000,
  billion: 1_000_000_000,
};

/** The key fact of a product as visitors read it; undefined without one. */
function factOf(product: ProductSeed, locale: Locale, label: Label): string | undefined {
  const found = product[locale]?.facts.find((fact) => fact.label === LABELS[locale][label]);
  return found && withFacts(found.value, factsByKey, locale, today).replaceAll('\u00a0', ' ');
}

/** The amounts that a text names, in rupiah. */
function amountsIn(text: string, locale: Locale): number[] {
  const [group, point] = locale === 'id' ? ['.', ','] : [',', '.'];
  return [...text.matchAll(/(?:Rp|IDR )([\d.,]*\d)(?: (\w+))?/g)].map(
    ([, number = '', unit = '']) =>
      Number(number.replaceAll(group, '').replace(point, '.')) * (MULTIPLES[unit] ?? 1),
  );
}

/** The terms that a text names, in months. */
function monthsIn(text: string): number[] {
  const inYears = /tahun|year/.test(text);
  return [...text.matchAll(/\d+/g)].map(([number]) => Number(number) * (inYears ? MONTHS_PER_YEAR : 1));
}

/** The smallest and the largest; only the largest where a text says "up to". */
function limitsOf(stated: number[]) {
  return { min: stated.length > 1 ? Math.min(...stated) : undefined, max: Math.max(...stated) };
}

const inMonths = ({ min, max }: { min: number; max: number }) => ({
  min: min * MONTHS_PER_YEAR,
  max: max * MONTHS_PER_YEAR,
});

/** What a calculator offers and a product states, by the name of the input; where the product states nothing, nothing. */
function comparisons(product: ProductSeed, locale: Locale) {
  const { calculator } = product;
  const { loans, savingsGoal, timeDeposit } = calculators[locale];
  const term = factOf(product, locale, 'term');
  if (calculator?.kind === 'time-deposit') {
    const [smallest] = amountsIn(factOf(product, locale, 'placement') ?? '', locale);
    return [
      { of: 'term', offered: timeDeposit.terms.map(({ months }) => months), stated: monthsIn(term ?? '') },
      { of: 'placement', offered: timeDeposit.principal.min, stated: smallest },
    ];
  }
  const terms = (years: { min: number; max: number }) => {
    const { min, max } = limitsOf(monthsIn(term ?? ''));
    const offered = inMonths(years);
    return { of: 'term', offered, stated: { min: min ?? offered.min, max } };
  };
  if (calculator?.kind === 'savings-goal') return term === undefined ? [] : [terms(savingsGoal.years)];
  const loan = loans.find(({ slug }) => slug === calculator?.loan);
  if (!loan) throw new Error(`${product.subType} has no loan in the settings of the calculators.`);
  const { principal, years } = loan;
  return [
    terms(years),
    {
      of: 'amount',
      offered: { min: principal.min, max: principal.max },
      stated: limitsOf(amountsIn(factOf(product, locale, 'amount') ?? '', locale)),
    },
  ];
}

const calculated = products.filter(({ calculator }) => calculator);

describe.each(LOCALES)('the limits of calculators (%s)', (locale) => {
  it.each(calculated.map((product) => [product.subType, product] as const))(
    'equal the limits in the key facts of %s',
    (_name, product) => {
      for (const { of, offered, stated } of comparisons(product, locale)) expect(offered, of).toEqual(stated);
    },
  );
});

it('each rate by term of a loan is for a term that the loan offers', () => {
  for (const { slug, termRates, years } of calculators.id.loans)
    for (const { fromYears } of termRates) {
      expect(fromYears, slug).toBeGreaterThan(years.min);
      expect(fromYears, slug).toBeLessThanOrEqual(years.max);
    }
});

it('the calculator of vehicles has the rate of each term in the table of its page', () => {
  const vehicle = calculators.id.loans.find(({ slug }) => slug === 'kendaraan');
  const table = products
    .find(({ subType }) => subType === 'kendaraan')
    ?.id.blocks.find((block) => block.type === 'table');
  const electric = table?.rows.find(([name]) => name === 'Mobil listrik');
  const stated = electric?.slice(1).map((cell) => withFacts(cell, factsByKey, 'id', today));
  const rates = [
    vehicle?.annualRatePercent.initial,
    ...(vehicle?.termRates ?? []).map((rate) => rate.annualRatePercent),
  ];
  expect(stated).toEqual(rates.map((rate) => `${String(rate).replace('.', ',')}%`));
  const starts = table?.columns.slice(2).map((column) => Number.parseInt(column, 10));
  expect(starts).toEqual(vehicle?.termRates.map(({ fromYears }) => fromYears));
});
