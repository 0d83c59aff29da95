import { type InterestSystem, interestSystems, type LoanProduct, type Locale } from '@beranda/contract';
import { loanCalculatorQuery, PRODUCT_PARAM } from '../calculator-queries.ts';
import { type FieldProblem, problemsOf, validateNumber } from '../number-problem.ts';
import { formatNumber, parseNumber, toPlainNumber } from '../parse-number.ts';

export const LOAN_FIELDS = ['product', 'principal', 'years', 'rate', 'system'] as const;
/** The numeric fields. */
export const LOAN_NUMBERS = [
  'principal',
  'years',
  'rate',
] as const satisfies readonly (typeof LOAN_FIELDS)[number][];
export type LoanField = (typeof LOAN_FIELDS)[number];

/** Raw input from the form or the URL; missing fields have the product's initial values. */
export type LoanInput = Partial<Record<LoanField | typeof PREVIOUS_PRODUCT, string>>;

/**
 * Name of the hidden field with the product for which the form was rendered. When another product is submitted,
 * values equal to the previous product's initial values are replaced by the new product's.
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
  /** The selected product; the first one if there is no such product. */
  product: LoanProduct;
  fields: Record<LoanField, string>;
  problems: Partial<Record<LoanField, FieldProblem>>;
  /** Only if all fields are valid. */
  terms: LoanTerms | undefined;
};

/** Initial values of the fields. */
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
 * Validates the input; shared by form, URL and download.
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

/** The given fields, except those equal to the previous product's initial values. */
function enteredFields(
  input: LoanInput,
  product: LoanProduct,
  loans: readonly LoanProduct[],
  locale: Locale,
): Partial<Record<LoanField, string>> {
  const previous = loans.find(({ slug }) => slug === input[PREVIOUS_PRODUCT]);
  const untouched = previous && previous !== product ? initialFields(previous, locale) : undefined;
  const entered: Partial<Record<LoanField, string>> = {};
  for (const name of LOAN_FIELDS) {
    const text = input[name];
    const isEntered = name === 'product' || !untouched || !isSame(text, untouched[name], locale);
    if (text !== undefined && isEntered) entered[name] = text;
  }
  return entered;
}

/** Same text, or same number in another notation. */
function isSame(text: string | undefined, other: string, locale: Locale): boolean {
  if (text === undefined || text === other) return text === other;
  const number = parseNumber(text, locale);
  return number !== undefined && number === parseNumber(other, locale);
}

/** The shareable query of a calculation, the same in either language. */
export function loanQuery(terms: LoanTerms, termsOf: string | null = null): string {
  const { product, principal, years, annualRatePercent, system } = terms;
  return loanCalculatorQuery.text({
    product,
    principal: toPlainNumber(principal),
    years: toPlainNumber(years),
    rate: toPlainNumber(annualRatePercent),
    system,
    [PRODUCT_PARAM]: termsOf ?? '',
  });
}
