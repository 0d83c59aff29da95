import type { CalculatorsContent, Locale } from '@beranda/contract';
import { MAX_MONTHS, type RollOver, rollOvers } from '@beranda/finance';
import { depositCalculatorQuery } from '../calculator-queries.ts';
import { MAX_AMOUNT } from '../max-amount.ts';
import { type FieldProblem, problemsOf, validateNumber } from '../number-problem.ts';
import { formatNumber, toPlainNumber } from '../parse-number.ts';

export type DepositOffer = CalculatorsContent['timeDeposit'];
export type OfferedTerm = DepositOffer['terms'][number];

export const DEPOSIT_FIELDS = ['principal', 'term', 'roll', 'times'] as const;
/** The numeric fields. */
export const DEPOSIT_NUMBERS = [
  'principal',
  'times',
] as const satisfies readonly (typeof DEPOSIT_FIELDS)[number][];
export type DepositField = (typeof DEPOSIT_FIELDS)[number];

/** Raw input from the form or the URL; missing fields have their initial values. */
export type DepositInput = Partial<Record<DepositField, string>>;

export type DepositTerms = {
  /** Whole rupiah. */
  principal: number;
  term: OfferedTerm;
  rollOver: RollOver;
  /** Number of consecutive terms; one without rollover. */
  times: number;
};

export type ValidatedDeposit = {
  fields: Record<DepositField, string>;
  problems: Partial<Record<DepositField, FieldProblem>>;
  /** Allowed number of consecutive terms. */
  times: { least: number; initial: number; most: number };
  /** Only if all fields are valid. */
  terms: DepositTerms | undefined;
};

const MAX_TIMES = 24;
const FIRST_TIMES = 4;

/**
 * Validates the input; shared by form, URL and download.
 *
 * @param offer with at least one term.
 */
export function validateDeposit(input: DepositInput, offer: DepositOffer, locale: Locale): ValidatedDeposit {
  const firstTerm = offer.terms[0];
  if (!firstTerm) throw new RangeError('there is no term to deposit for');
  const texts = {
    principal: input.principal ?? formatNumber(offer.principal.initial, locale),
    term: input.term ?? String(firstTerm.months),
    roll: input.roll ?? rollOvers[0],
    times: input.times ?? String(FIRST_TIMES),
  };
  const term = offer.terms.find(({ months }) => String(months) === texts.term);
  const rollOver = rollOvers.find((way) => way === texts.roll);
  const most = Math.min(MAX_TIMES, Math.floor(MAX_MONTHS / (term ?? firstTerm).months));
  const times = { least: 1, initial: Math.min(FIRST_TIMES, most), most };
  const principal = validateNumber(texts.principal, { ...offer.principal, isWhole: true }, locale);
  // Without rollover the number of terms is not asked.
  const counted =
    rollOver === 'none'
      ? { text: texts.times, value: 1 }
      : validateNumber(texts.times, { ...times, isWhole: true }, locale);
  const fields = { ...texts, principal: principal.text, times: counted.text };
  if (!('value' in principal && 'value' in counted && term && rollOver)) {
    const problems = problemsOf<DepositField>({
      principal,
      term: term ? {} : { problem: 'choice' },
      roll: rollOver ? {} : { problem: 'choice' },
      times: counted,
    });
    return { fields, problems, times, terms: undefined };
  }
  const terms = { principal: principal.value, term, rollOver, times: counted.value };
  return upperBoundOfBalance(terms) > MAX_AMOUNT
    ? { fields, problems: { times: 'tooLarge' }, times, terms: undefined }
    : { fields, problems: {}, times, terms };
}

/** Upper bound of the final balance before tax. */
function upperBoundOfBalance({ principal, term, rollOver, times }: DepositTerms): number {
  const perTerm = (term.annualRatePercent / 100) * (term.months / 12);
  const isRolledOver = rollOver === 'principal-and-interest';
  return principal * (isRolledOver ? (1 + perTerm) ** times : 1 + perTerm * times);
}

/** The shareable query of a calculation, the same in either language. */
export function depositQuery({ principal, term, rollOver, times }: DepositTerms): string {
  return depositCalculatorQuery.text({
    principal: toPlainNumber(principal),
    term: String(term.months),
    roll: rollOver,
    ...(rollOver !== 'none' && { times: String(times) }),
  });
}
