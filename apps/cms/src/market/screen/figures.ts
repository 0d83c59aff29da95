import { LANGUAGES } from '@beranda/contract';
import { userLocale } from '#cms/i18n/bilingual.ts';
import type { DecimalSeparator } from '#cms/i18n/numbers.ts';

const FRACTION = { maximumFractionDigits: 6 };

/** Number and time formats in the language of the admin panel. Times are in Jakarta time. */
export function figuresIn(language: string) {
  const user = userLocale(language);
  const locale = LANGUAGES[user].format;
  const separator: DecimalSeparator = user === 'en' ? '.' : ',';
  const number = new Intl.NumberFormat(locale, FRACTION);
  const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    separator,
    number: (value: number | null) => (value === null ? '–' : number.format(value)),
    percent: (value: number | null) => (value === null ? '–' : `${percent.format(value)}%`),
    time: (iso: string) => time.format(new Date(iso)),
    /** For a date such as `2026-11-20`. */
    day: (date: string) => day.format(new Date(`${date}T00:00:00Z`)),
    /** As input text. */
    typed: (value: number) => String(value).replace('.', separator),
  };
}

export type Figures = ReturnType<typeof figuresIn>;
