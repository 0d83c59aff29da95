import { type InterestSystem, interestSystems, type LoanProduct, type Locale } from '@beranda/contract';
import { type FieldProblem, problemsOf, validateNumber } from '../number-problem.ts';
import { formatNumber, parseNumber, toPlainNumber } from '../parse-number.ts';

export const LOAN_FIELDS = ['product', 'principal', 'years', 'rate', 'system'] as const;
/** Those that are numbers. */
export const LOAN_NUMBERS = [
  'principal',
  'years',
  'rate',
] as const satisfies readonly (typeof LOAN_FIELDS)[number][];
export type LoanField = (typeof LOAN_FIELDS)[number];

/** What was typed and chosen, or came with the address; a field that is not given has the product's first value. */
export type LoanInput = Partial<Record<LoanField | typeof PREVIOUS_PRODUCT, string>>;

/**
 * The product that the values of a form were meant for. A visitor who chooses another product sends the values of the
 * one before with it; those that were not touched give way to the new product's own.
 */
export const PREVIOUS_PRODUCT = 'for';

/** Amount in whole rupiah, rate in percent per annum. */
export type LoanTerms = {
  product: string;
  principal: number;
  years: number;
  annualRatePercent: number;
  system: InterestSystem;
};

export type ValidatedLoan = {
  /** The product chosen; the first where there is none of that name. */
  product: LoanProduct;
  fields: Record<LoanField, string>;
  problems: Partial<Record<LoanField, FieldProblem>>;
  /** Only where nothing is wrong. */
  terms: LoanTerms | undefined;
};

/** What the fields hold at first. */
function initialFields(product: LoanProduct, locale: Locale): Record<LoanField, string> {
  return {
    product: product.slug,
    principal: formatNumber(product.principal.initial, locale),
    years: formatNumber(product.years.initial, locale),
    rate: formatNumber(product.annualRatePercent.initial, locale),
    system: product.systems[0] ?? interestSystems[0],
  };
}

/**
 * Judges what a visitor wants to have worked out; the one judge of fields, addresses and downloads.
 *
 * @param loans at least one.
 */
export function validateLoan(input: LoanInput, loans: readonly LoanProduct[], locale: Locale): ValidatedLoan {
  const named = loans.find(({ slug }) => slug === input.product);
  const product = named ?? loans[0];
  if (!product) throw new RangeError('there is no loan to work out');
  const texts = { ...initialFields(product, locale), ...enteredFields(input, product, loans, locale) };
  const system = product.systems.find((offered) => offered === texts.system);
  const validated = {
    product: named || input.product === undefined ? {} : { problem: 'choice' as const },
    principal: validateNumber(texts.principal, { ...product.principal, isWhole: true }, locale),
    years: validateNumber(texts.years, { ...product.years, isWhole: true }, locale),
    rate: validateNumber(texts.rate, product.annualRatePercent, locale),
    system: system ? {} : { problem: 'choice' as const },
  };
  const { principal, years, rate } = validated;
  const fields = { ...texts, principal: principal.text, years: years.text, rate: rate.text };
  const problems = problemsOf<LoanField>(validated);
  const isValid = Object.keys(problems).length === 0;
  const terms =
    isValid && system && 'value' in principal && 'value' in years && 'value' in rate
      ? {
          product: product.slug,
          principal: principal.value,
          years: years.value,
          annualRatePercent: rate.value,
          system,
        }
      : undefined;
  return { product, fields, problems, terms };
}

/** The fields that were given, save those that hold what another product began with. */
function enteredFields(
  input: LoanInput,
  product: LoanProduct,
  loans: readonly LoanProduct[],
  locale: Locale,
): Partial<Record<LoanField, string>> {
  const before = loans.find(({ slug }) => slug === input[PREVIOUS_PRODUCT]);
  const untouched = before && before !== product ? initialFields(before, locale) : undefined;
  const typed: Partial<Record<LoanField, string>> = {};
  for (const name of LOAN_FIELDS) {
    const text = input[name];
    const isKept = name === 'product' || !untouched || !isSame(text, untouched[name], locale);
    if (text !== undefined && isKept) typed[name] = text;
  }
  return typed;
}

/** The same text, or the same number in another manner of writing. */
function isSame(text: string | undefined, other: string, locale: Locale): boolean {
  if (text === undefined || text === other) return text === other;
  const number = parseNumber(text, locale);
  return number !== undefined && number === parseNumber(other, locale);
}

/** The query under which a calculation is shared, in either language. */
export function loanQuery(terms: LoanTerms): string {
  const { product, principal, years, annualRatePercent, system } = terms;
  return `?${new URLSearchParams({
    product,
    principal: toPlainNumber(principal),
    years: toPlainNumber(years),
    rate: toPlainNumber(annualRatePercent),
    system,
  })}`;
}
