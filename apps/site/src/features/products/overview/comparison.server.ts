import { type CalculatorsContent, LANGUAGES } from '@beranda/contract';
import type { ListedItem } from '#src/content/items.ts';
import { comparableRate, offeredRate } from '#src/features/products/offered-rate.ts';
import { messagesOf } from '#src/i18n/messages.ts';
import { formatters } from '#src/i18n/use-formatter.ts';
import { translatorOf } from '#src/i18n/use-translations.ts';
import { type AlignedFigure, alignFigures, type Figure } from './align-figures.ts';
import { COLUMNS } from './overview-query.ts';

type Product = ListedItem<'products'>;

/** A phone has room for two columns; a visitor may add the third. */
const DEFAULT_COLUMNS = 2;

export type Comparison = {
  /** Slugs of the products in the columns. */
  columns: string[];
  /** What the visitor chose, by column; null for none. */
  chosen: (string | null)[];
  facts: AlignedFigure[];
  fees: AlignedFigure[];
  /** Key facts that only one of them names, by column. */
  others: Figure[][];
};

/** In labels of rates in both languages: Suku bunga, Bunga, Interest rate. Not in those of a down payment. */
const RATE_WORD = /bunga|interest|rate/i;

/**
 * The key fact that states the published rate: of those whose label names a rate and whose value contains the published
 * figure, the one with the usual label, else any fact with the usual label, else the first of them.
 */
function rateFactOf(product: Product, calculators: CalculatorsContent | null): Figure | undefined {
  const { t, inPercent } = textsOf(product);
  const isLabelled = ({ label }: Figure) => label === t('rate');
  const rate = offeredRate(product, calculators);
  const numbersIn = (text: string) => text.match(/\d[\d.,]*%/g) ?? [];
  // Facts may be written with two decimals.
  const figures = rate ? [inPercent(rate.percent), inPercent(rate.percent, 2)] : [];
  const stating = product.facts.filter(
    ({ label, value }) =>
      RATE_WORD.test(label) && numbersIn(value).some((candidate) => figures.includes(candidate)),
  );
  return stating.find(isLabelled) ?? product.facts.find(isLabelled) ?? stating[0];
}

/**
 * The key facts of a product with its published rate, if they do not name it, and after it the rate by which loans can be
 * compared. The fact that states the rate has one label for all products, so that it is one row.
 */
function withRates(product: Product, calculators: CalculatorsContent | null): Figure[] {
  const rate = offeredRate(product, calculators);
  const { t, messages, inPercent } = textsOf(product);
  const label = t('rate');
  const rateFact = rateFactOf(product, calculators);
  const facts: Figure[] = product.facts.map((fact) => (fact === rateFact ? { ...fact, label } : fact));
  if (rate && !rateFact) {
    const system = rate.system ? messages.figures.systems[rate.system].toLowerCase() : '';
    const years = rate.fixedYears ?? 0;
    const value = t(`rateValue.${rate.bound}`, { percent: inPercent(rate.percent), system, years }).trim();
    facts.push({ label, value });
  }
  const comparable = comparableFigure(product, calculators);
  if (!comparable) return facts;
  const position = facts.findIndex((fact) => fact.label === label) + 1 || facts.length;
  return facts.toSpliced(position, 0, comparable);
}

function textsOf({ language }: Product) {
  const messages = messagesOf(language);
  const t = translatorOf(LANGUAGES[language].format, messages, 'productTypes');
  const format = formatters[language];
  const inPercent = (percent: number, minimumFractionDigits = 0) =>
    format.number(percent / 100, { style: 'percent', minimumFractionDigits, maximumFractionDigits: 2 });
  return { t, messages, inPercent };
}

function comparableFigure(product: Product, calculators: CalculatorsContent | null): Figure | null {
  const comparable = comparableRate(product, calculators);
  if (!comparable) return null;
  const { t, inPercent } = textsOf(product);
  const percent = inPercent(comparable.percent);
  const { years, fixedYears } = comparable;
  const exact = t('comparableRate.value', { percent, years: years ?? 0, fixedYears: fixedYears ?? 0 });
  const isFrom = offeredRate(product, calculators)?.bound === 'from';
  const value = isFrom ? t('comparableRate.from', { rate: exact }) : exact;
  return { label: t('comparableRate.label'), value };
}

/**
 * Key facts for a card. A fact that is also in the list of fees is shown as there, with its condition as a note. A flat
 * rate has beside it the one that can be compared with those of other loans. If no fact states the rate, the comparable one is a fact of its own, so that a card of a flat loan never lacks it.
 */
export function cardFacts(product: Product, calculators: CalculatorsContent | null): Figure[] {
  const comparable = comparableRate(product, calculators);
  const figure = comparableFigure(product, calculators);
  const fees = product.fees.map(feeFigure);
  const rateFact = rateFactOf(product, calculators);
  const facts = product.facts.map((fact) =>
    fact === rateFact ? fact : (fees.find(({ label }) => label === fact.label) ?? fact),
  );
  if (!comparable?.years || !figure) return facts;
  if (!rateFact) return [...facts, figure];
  const { t, inPercent } = textsOf(product);
  const percent = inPercent(comparable.percent);
  const note = t('comparableRate.note', { percent, years: comparable.years });
  return facts.map((fact) => (fact === rateFact ? { ...fact, note } : fact));
}

const feeFigure = ({ name, amount, note }: Product['fees'][number]): Figure => ({
  label: name,
  value: amount,
  note: note || undefined,
});

/**
 * Key facts of a product, of which some are fees for it or for another product: the list of fees has more details of them, such
 * as what is charged below a balance.
 */
function withFees(
  facts: readonly Figure[],
  fees: readonly Figure[],
  labelsOfFacts: ReadonlySet<string>,
): Figure[] {
  const feeOf = new Map(fees.filter(({ label }) => labelsOfFacts.has(label)).map((fee) => [fee.label, fee]));
  const own = facts.map((fact) => feeOf.get(fact.label) ?? fact);
  return [...own, ...[...feeOf.values()].filter((fee) => !own.includes(fee))];
}

/**
 * The products of a type side by side: those that the visitor chose, each once, or the first; null if there is nothing
 * to compare.
 *
 * @param chosen last parts of their paths.
 */
export function comparisonOf(
  products: readonly Product[],
  chosen: readonly (string | null)[],
  calculators: CalculatorsContent | null,
): Comparison | null {
  if (products.length < 2) return null;
  const named = [...new Set(chosen)].flatMap((name) =>
    products.filter(({ slug }) => name !== null && slug.endsWith(`/${name}`)),
  );
  const columns = named.length > 0 ? named : products.slice(0, DEFAULT_COLUMNS);
  const ownFacts = columns.map((product) => withRates(product, calculators));
  const ownFees = columns.map((product) => product.fees.map(feeFigure));
  const labelsOfFacts = new Set(ownFacts.flat().map(({ label }) => label));
  const facts = alignFigures(
    ownFacts.map((own, index) => withFees(own, ownFees[index] ?? [], labelsOfFacts)),
  );
  const fees = alignFigures(ownFees.map((own) => own.filter(({ label }) => !labelsOfFacts.has(label))));
  return {
    columns: columns.map(({ slug }) => slug),
    chosen: COLUMNS.map((_, index) => columns[index]?.slug ?? null),
    facts: facts.shared,
    others: facts.others,
    fees: fees.shared,
  };
}
