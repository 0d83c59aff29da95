import { inEachLocale, LANGUAGES, type Locale } from '../locales.ts';
import type { FormField } from './form-definition.ts';

const BOOLEANS = { id: ['Tidak', 'Ya'], en: ['No', 'Yes'] } as const satisfies Record<
  Locale,
  [string, string]
>;

type AnswerOptions = {
  locale: Locale;
  /** Labels of the field's options. */
  options?: Readonly<Record<string, string>> | undefined;
  /** The label of this value, for a field that has a source: undefined if it is not offered. Required, so that no caller
   * forgets it and shows the stored value. */
  offeredLabel: string | undefined;
};

/** Currency symbol with the space that Intl inserts after it; Indonesian spelling has none. */
const SPACED_RUPIAH = /^Rp\s/;

/*
 * Made once for each language: a formatter has tens of kilobytes outside the heap, which the garbage collector does not
 * count, so that one for each answer of an export takes hundreds of megabytes.
 */
const rupiah = inEachLocale(
  (locale) =>
    new Intl.NumberFormat(LANGUAGES[locale].format, {
      style: 'currency',
      currency: 'IDR',
      maximumFractionDigits: 0,
    }),
);
const longDate = inEachLocale(
  (locale) => new Intl.DateTimeFormat(LANGUAGES[locale].format, { dateStyle: 'long', timeZone: 'UTC' }),
);

/**
 * A valid answer as people read it: labels of options, sums of money with their currency, dates in words. An answer that is
 * not as its field expects, as one of an older version of the form, is returned as it is.
 */
export function formatAnswer(
  field: FormField | undefined,
  answer: unknown,
  { locale, options, offeredLabel }: AnswerOptions,
): string {
  if (typeof answer === 'boolean') return BOOLEANS[locale][Number(answer) as 0 | 1];
  const text = String(answer);
  switch (field?.type) {
    case 'money':
      return /^\d{1,15}$/.test(text)
        ? rupiah[locale].format(BigInt(text)).replace(SPACED_RUPIAH, 'Rp')
        : text;
    case 'pastDate':
      return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
        ? longDate[locale].format(new Date(text))
        : text;
    case 'radio':
    case 'select':
      return options && Object.hasOwn(options, text) ? (options[text] ?? text) : text;
    case 'choice':
      return offeredLabel ?? text;
    default:
      return text;
  }
}

/** A number in groups of four digits, so that its sender finds a mistake in it; other text as it is. */
export const groupDigits = (answer: string): string =>
  /^\d+$/.test(answer) ? answer.replaceAll(/\d{4}(?=\d)/g, '$& ') : answer;

/** The last four digits of a long number, by which its owner recognises it. All else is hidden, and so is its length. */
export function maskAnswer(answer: string): string {
  const mask = '•'.repeat(12);
  return /^\d{8,}$/.test(answer) ? mask + answer.slice(-4) : mask;
}
