import type { CalculatorsContent, Locale } from '@beranda/contract';
import { PRODUCT_PARAM, savingsCalculatorQuery } from '../calculator-queries.ts';
import { MAX_AMOUNT } from '../max-amount.ts';
import { type FieldProblem, problemsOf, validateNumber } from '../number-problem.ts';
import { formatNumber, toPlainNumber } from '../parse-number.ts';

export type SavingsOffer = CalculatorsContent['savingsGoal'];

export const SAVINGS_FIELDS = ['target', 'initial', 'years', 'rate'] as const;
export type SavingsField = (typeof SAVINGS_FIELDS)[number];

/** Raw input from the form or the URL; missing fields have their initial values. */
export type SavingsInput = Partial<Record<SavingsField, string>>;

/** Amounts in whole rupiah, rate in percent per annum before tax. */
export type SavingsTerms = { target: number; initial: number; years: number; annualRatePercent: number };

export type ValidatedSavings = {
  fields: Record<SavingsField, string>;
  problems: Partial<Record<SavingsField, FieldProblem>>;
  /** Only if all fields are valid. */
  terms: SavingsTerms | undefined;
};

const MONTHS_IN_YEAR = 12;

/** Validates the input; shared by form, URL and download. */
export function validateSavings(input: SavingsInput, offer: SavingsOffer, locale: Locale): ValidatedSavings {
  const ranges = {
    target: { ...offer.target, isWhole: true },
    initial: { ...offer.initial, isWhole: true },
    years: { ...offer.years, isWhole: true },
    rate: offer.annualRatePercent,
  };
  const textOf = (name: SavingsField) => input[name] ?? formatNumber(ranges[name].initial, locale);
  const validate = (name: SavingsField) => validateNumber(textOf(name), ranges[name], locale);
  const target = validate('target');
  const initial = validate('initial');
  const years = validate('years');
  const rate = validate('rate');
  const fields = { target: target.text, initial: initial.text, years: years.text, rate: rate.text };
  if (!('value' in target && 'value' in initial && 'value' in years && 'value' in rate))
    return {
      fields,
      problems: problemsOf<SavingsField>({ target, initial, years, rate }),
      terms: undefined,
    };
  const terms = {
    target: target.value,
    initial: initial.value,
    years: years.value,
    annualRatePercent: rate.value,
  };
  return upperBoundOfBalance(terms) > MAX_AMOUNT
    ? { fields, problems: { years: 'tooLarge' }, terms: undefined }
    : { fields, problems: {}, terms };
}

/**
 * Upper bound of the final balance before tax: the initial balance with interest, or the target plus the rounding of
 * each deposit up to a whole rupiah.
 */
function upperBoundOfBalance({ target, initial, annualRatePercent, years }: SavingsTerms): number {
  const months = years * MONTHS_IN_YEAR;
  const rate = annualRatePercent / 100 / MONTHS_IN_YEAR;
  const grown = (1 + rate) ** months;
  const oneEachMonth = rate > 0 ? (grown - 1) / rate : months;
  return Math.max(initial * grown, target + oneEachMonth);
}

/** The shareable query of a calculation, the same in either language. */
export function savingsQuery(terms: SavingsTerms, termsOf: string | null = null): string {
  const { target, initial, years, annualRatePercent } = terms;
  return savingsCalculatorQuery.text({
    target: toPlainNumber(target),
    initial: toPlainNumber(initial),
    years: toPlainNumber(years),
    rate: toPlainNumber(annualRatePercent),
    [PRODUCT_PARAM]: termsOf ?? '',
  });
}
