import type { Locale, Range } from '@beranda/contract';
import { formatNumber, parseNumber, toPlainNumber } from '#src/components/numbers/parse-number.ts';
import type { NamedFigure } from './figure-list.tsx';
import { MONTHS_PER_YEAR } from './schedule.ts';
import type { CalculatorTexts, TextKey } from './use-calculator-texts.ts';

/** Validation error of a field; the catalogue has the messages. */
export type FieldProblem = 'number' | 'whole' | 'outside' | 'tooLarge' | 'choice';

/** An input of a calculator. */
export type Input<Value = unknown> = {
  /** Name of the field, and of the parameter in the URL and the API. */
  name: string;
  label: TextKey;
  /** The text is a number: in the notation of the language in fields, plain in URLs, and of JSON in the API. */
  isNumber: boolean;
  initialText: (locale: Locale) => string;
  validate: (text: string, locale: Locale) => ValidatedInput<Value>;
  /** The value in words, for print. */
  print(value: Value, texts: CalculatorTexts): readonly NamedFigure[];
  /** Null for an input that the form does not have. */
  field: NumberShape | ChoiceShape | null;
  /** Class of an element around the field. */
  className?: string;
};

/** A valid value with its text, and its text in the URL unless it is left out; or the invalid text with the error. */
type ValidatedInput<Value> =
  | { text: string; value: Value; query?: string }
  | { text: string; problem: FieldProblem };

/** `note` is a second line; `lang` that of a text which may be in another language than the page. */
export type ChoiceOption = {
  value: string;
  text: string;
  lang?: string | undefined;
  note?: string | undefined;
};

/** Properties of an input that its field in the form needs. */
type NumberShape = { range: Range; unit: Unit };
type ChoiceShape = {
  values: readonly string[];
  options: (texts: CalculatorTexts) => readonly ChoiceOption[];
  isStacked?: boolean | undefined;
};

/** Unit of a number: how the form, its limits and the print show it. */
export type Unit = {
  /** Whole numbers only. */
  isWhole?: boolean;
  /** What is less than one is dropped: sen of pasted amounts. */
  isTruncated?: boolean;
  before?: TextKey;
  after?: (texts: CalculatorTexts) => string;
  /** Formats a value in words, for limits and the `aria-valuetext` of the slider. */
  format: (value: number, texts: CalculatorTexts) => string;
  /** For print; false omits it. */
  print: (value: number, texts: CalculatorTexts) => string | false;
};

const RUPIAH: Unit = {
  isWhole: true,
  isTruncated: true,
  before: 'figures.currency',
  format: (value, { rupiah }) => rupiah(value),
  print: (value, { rupiah }) => rupiah(value),
};
const YEARS: Unit = {
  isWhole: true,
  after: ({ t }) => t('figures.yearsUnit', { years: 2 }),
  format: (value, { t }) => `${value} ${t('figures.yearsUnit', { years: value })}`,
  print: String,
};
const MONTHS: Unit = {
  isWhole: true,
  after: ({ t }) => t('figures.monthsUnit', { months: 2 }),
  format: (value, { t }) => `${value} ${t('figures.monthsUnit', { months: value })}`,
  print: String,
};
const PERCENT: Unit = {
  after: () => '%',
  format: (value, { percentCompact }) => percentCompact(value),
  print: (value, { percent }) => percent(value),
};

/** A number within limits, with a slider. */
export function numberInput(unit: Unit, name: string, label: TextKey, range: Range): Input<number> {
  return {
    name,
    label,
    isNumber: true,
    initialText: (locale) => formatNumber(range.initial, locale),
    validate(text, locale) {
      const parsed = parseNumber(text, locale);
      if (parsed === undefined) return { text, problem: 'number' };
      const value = unit.isTruncated ? Math.trunc(parsed) : parsed;
      if (value < range.min || value > range.max) return { text, problem: 'outside' };
      if (unit.isWhole && !Number.isInteger(value)) return { text, problem: 'whole' };
      return { text: formatNumber(value, locale), value, query: toPlainNumber(value) };
    },
    print(value, texts) {
      const printed = unit.print(value, texts);
      return printed === false ? [] : [[texts.t(label), printed]];
    },
    field: { range, unit },
  };
}

/** An amount in whole rupiah. */
export const rupiah = (name: string, label: TextKey, range: Range) => numberInput(RUPIAH, name, label, range);
/** A time in whole years. */
export const years = (range: Range) => numberInput(YEARS, 'years', 'figures.years', range);

const toMonths = (amount: number) => Math.round(amount * MONTHS_PER_YEAR);

/** Whether terms in this range are entered in months, since parts of a year are offered. */
export const isInMonths = ({ min, initial, max }: Range): boolean =>
  ![min, initial, max].every(Number.isInteger);

/**
 * A term in years: entered in whole years, or as `months` where parts of a year are offered.
 *
 * @param enteredYears of addresses without months.
 */
export function term(range: Range, enteredYears: string | undefined): Input<number> {
  if (!isInMonths(range)) return years(range);
  const [min, initial, max] = [toMonths(range.min), toMonths(range.initial), toMonths(range.max)];
  const entered = Number(enteredYears) * MONTHS_PER_YEAR;
  const isOffered = Number.isInteger(entered) && min <= entered && entered <= max;
  const months = numberInput(MONTHS, 'months', 'figures.months', {
    min,
    initial: isOffered ? entered : initial,
    max,
  });
  return {
    ...months,
    validate(text, locale) {
      const validated = months.validate(text, locale);
      return 'value' in validated ? { ...validated, value: validated.value / MONTHS_PER_YEAR } : validated;
    },
    print: (value, texts) => months.print(toMonths(value), texts),
  };
}

/** An interest rate in percent per annum. */
export const rate = (range: Range) => numberInput(PERCENT, 'rate', 'figures.rate', range);

/** An input whose value another choice fixes: neither in the form nor in the URL. `text` is for print. */
export function fixedInput<Value>(
  name: string,
  label: TextKey,
  value: Value,
  text: (texts: CalculatorTexts) => string,
): Input<Value> {
  return {
    name,
    label,
    isNumber: false,
    initialText: () => '',
    validate: () => ({ text: '', value }),
    print: (_value, texts) => [[texts.t(label), text(texts)]],
    field: null,
  };
}

type ChoiceOptions<Value> = {
  name: string;
  label: TextKey;
  /** The first is the initial one. */
  values: readonly Value[];
  /** The value in the form and in the URL. */
  keyOf?: (value: Value) => string;
  text: (value: Value, texts: CalculatorTexts) => string;
  /** The `lang` of a text which may be in another language than the page. */
  lang?: (value: Value) => string | undefined;
  /** A second line. */
  note?: (value: Value, texts: CalculatorTexts) => string | undefined;
  /** For print, instead of its text. */
  print?: Input<Value>['print'];
  /** The values are numbers. */
  isNumber?: boolean;
  /** Stacked, for longer texts. */
  isStacked?: boolean;
};

/**
 * A choice of a few values.
 *
 * @throws RangeError if there is none.
 */
export function choice<Value>(options: ChoiceOptions<Value>): Input<Value> {
  const {
    name,
    label,
    values,
    keyOf = String,
    text: textOf,
    lang,
    note,
    isNumber = false,
    isStacked,
  } = options;
  const [first] = values;
  if (first === undefined) throw new RangeError(`there is nothing to choose for ${name}`);
  return {
    name,
    label,
    isNumber,
    initialText: () => keyOf(first),
    validate(text) {
      const value = values.find((candidate) => keyOf(candidate) === text);
      return value === undefined ? { text, problem: 'choice' } : { text, value, query: text };
    },
    print: options.print ?? ((value, texts) => [[texts.t(label), textOf(value, texts)]]),
    field: {
      values: values.map(keyOf),
      options: (texts) =>
        values.map((value) => ({
          value: keyOf(value),
          text: textOf(value, texts),
          lang: lang?.(value),
          note: note?.(value, texts),
        })),
      isStacked,
    },
  };
}
