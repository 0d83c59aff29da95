import type { CalculatorsContent, InterestTier } from '@beranda/contract';
import {
  atYearEnds,
  type SavingsMonth,
  type SavingsPlan,
  type SavingsTier,
  savingsGoal,
} from '@beranda/finance';
import { languageOf } from '#src/components/language-of.ts';
import { OWN_RATE } from '../calculator-params.ts';
import type { CalculatorDefinition, CalculatorSettings, RawInput } from '../definition.ts';
import { choice, fixedInput, type Input, rate, rupiah, years } from '../inputs.ts';
import { MONTHS_PER_YEAR } from '../schedule.ts';
import type { CalculatorTexts } from '../use-calculator-texts.ts';

export type SavingsSettings = {
  offer: CalculatorSettings['savingsGoal'];
  tax: CalculatorsContent['interestTax'];
};

/** A tier to calculate with. `isAssumed` where the product states no rate, so that no interest is counted. */
type CountedTier = SavingsTier & { isAssumed?: true };

/** Amounts in whole rupiah, rate in percent per annum before tax. */
export type SavingsTerms = {
  /** The product whose interest by balance applies, by the last part of its slug; or {@link OWN_RATE}. */
  product: string;
  target: number;
  initial: number;
  years: number;
  annualRatePercent: number | readonly CountedTier[];
};

/** The last part of a product's slug, by which the calculator names it. */
export const keyOfProduct = (slug: string): string => slug.slice(slug.lastIndexOf('/') + 1);

type SavingsRow = Omit<SavingsMonth, 'month'> & { number: number };

/** The savings goal calculator: the monthly deposit for a target. */
export const savings: CalculatorDefinition<SavingsSettings, SavingsTerms, SavingsIllustration, SavingsRow> = {
  kind: 'savings-goal',
  settingsFrom: ({ settings }) => ({ offer: settings.savingsGoal, tax: settings.interestTax }),
  variant: 'product',
  inputs: ({ offer }, input) => ({
    product: productInput(offer, input),
    target: rupiah('target', 'calculators.savings.target', offer.target),
    initial: rupiah('initial', 'calculators.savings.initial', offer.initial),
    years: years(offer.years),
    annualRatePercent: rateInput(offer, input),
  }),
  bound: { input: 'years', upperBoundOf: upperBoundOfBalance },
  illustrate: (terms, { tax }) => illustrateSavings(terms, tax),
  schedule: {
    title: 'calculators.savings.progress',
    columns: [
      ['calculators.savings.paidIn', 'paidIn'],
      ['calculators.savings.interestPart', 'interest'],
      ['calculators.savings.balance', 'balance'],
    ],
    steps: ({ years: byYear, progress }) => [
      { by: 'year', rows: byYear.map((row) => ({ ...row, number: row.month / MONTHS_PER_YEAR })) },
      { by: 'month', rows: progress.map((row) => ({ ...row, number: row.month })) },
    ],
  },
};

type Offer = SavingsSettings['offer'];

function productKeys({ products = [], isOfProduct = false }: Offer): [string, ...string[]] {
  const [first, ...others] = products.map(({ slug }) => keyOfProduct(slug));
  if (first === undefined) return [OWN_RATE];
  return isOfProduct ? [first, ...others, OWN_RATE] : [OWN_RATE, first, ...others];
}

const findProduct = ({ products = [] }: Offer, key: string) =>
  products.find(({ slug }) => keyOfProduct(slug) === key);

/** The initial choice: the first one; but a rate without a product, as in older addresses, is one’s own. */
function initialKey(offer: Offer, { product, rate: entered }: RawInput): string {
  return product === undefined && entered ? OWN_RATE : productKeys(offer)[0];
}

/** The product whose interest applies. The first choice is not in addresses. */
function productInput(offer: Offer, entered: RawInput): Input<string> {
  const values = productKeys(offer);
  const input = choice({
    name: 'product',
    label: 'calculators.savings.product',
    values,
    text: (key, { t }) => findProduct(offer, key)?.name ?? t('calculators.savings.ownRate'),
    lang: (key) => {
      const product = findProduct(offer, key);
      return product && languageOf(product);
    },
    note: (key, texts) => {
      const product = findProduct(offer, key);
      return product && rangeOf(product.tiers, texts);
    },
    isStacked: true,
  });
  return {
    ...input,
    initialText: () => initialKey(offer, entered),
    validate: (text) => (text === values[0] ? { text, value: text } : input.validate(text, 'id')),
  };
}

function rangeOf(tiers: readonly InterestTier[], { t, percentCompact }: CalculatorTexts): string {
  const percents = tiers.map(({ annualRatePercent }) => annualRatePercent);
  const [min, max] = [Math.min(...percents), Math.max(...percents)];
  if (min === max) return percentCompact(max);
  return t('calculators.savings.byBalance', { min: percentCompact(min), max: percentCompact(max) });
}

/** The rate that is entered, or the tiers of the chosen product. */
function rateInput(offer: Offer, input: RawInput): Input<SavingsTerms['annualRatePercent']> {
  const { product: entered = '' } = input;
  const isOffered = productKeys(offer).includes(entered);
  const chosen = findProduct(offer, isOffered ? entered : initialKey(offer, input));
  if (!chosen) return rate(offer.annualRatePercent);
  return fixedInput('rate', 'figures.rate', ratesByBalance(chosen.tiers), (texts) =>
    rangeOf(chosen.tiers, texts),
  );
}

/** Above the last tier, if it has an end, the product states no rate: none is counted on. */
function ratesByBalance(tiers: readonly InterestTier[]): CountedTier[] {
  const end = tiers.at(-1)?.to ?? null;
  const rates = tiers.map(({ from, annualRatePercent }) => ({ from, annualRatePercent }));
  return end === null ? rates : [...rates, { from: end, annualRatePercent: 0, isAssumed: true }];
}

const highestRate = (rates: SavingsTerms['annualRatePercent']): number =>
  typeof rates === 'number' ? rates : Math.max(...rates.map(({ annualRatePercent }) => annualRatePercent));

/**
 * Upper bound of the final balance before tax: the initial balance with interest, or the target plus the rounding of
 * each deposit up to a whole rupiah.
 */
function upperBoundOfBalance({ target, initial, annualRatePercent, years: term }: SavingsTerms): number {
  const months = term * MONTHS_PER_YEAR;
  const perMonth = highestRate(annualRatePercent) / 100 / MONTHS_PER_YEAR;
  const grown = (1 + perMonth) ** months;
  const oneEachMonth = perMonth > 0 ? (grown - 1) / perMonth : months;
  return Math.max(initial * grown, target + oneEachMonth);
}

/** The figures of the terms. */
type SavingsFigures = Omit<SavingsTerms, 'product'>;

export type SavingsIllustration = SavingsPlan & {
  terms: SavingsFigures;
  tax: SavingsSettings['tax'];
  /** The last month of each year. */
  years: SavingsMonth[];
};

/** Whether the product states the rate that is counted in a month, which goes by the balance at its beginning. */
export function isRateStated({ terms, progress }: SavingsIllustration, month: number): boolean {
  if (typeof terms.annualRatePercent === 'number') return true;
  const balance = progress[month - 2]?.balance ?? terms.initial;
  return !terms.annualRatePercent.findLast(({ from }) => from <= balance)?.isAssumed;
}

/** Computes the monthly deposit. Interest is taxed in months that start above the tax-free balance. */
export function illustrateSavings(terms: SavingsFigures, tax: SavingsSettings['tax']): SavingsIllustration {
  const { target, initial, annualRatePercent } = terms;
  const plan = savingsGoal({
    target,
    initial,
    annualRatePercent,
    months: terms.years * MONTHS_PER_YEAR,
    taxPercent: tax.percent,
    taxFreeUpTo: tax.freeUpTo,
  });
  return { ...plan, terms, tax, years: atYearEnds(plan.progress) };
}
