import { LANGUAGES } from '@beranda/contract';
import { userLocale } from '#cms/i18n/bilingual.ts';

const FRACTION = { maximumFractionDigits: 6 };

/** Number and time formats in the language of the admin panel. Times are in Jakarta time. */
export function marketFormats(language: string) {
  const { decimalSeparator, format } = LANGUAGES[userLocale(language)];
  const number = new Intl.NumberFormat(format, FRACTION);
  const percent = new Intl.NumberFormat(format, { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
  const time = new Intl.DateTimeFormat(format, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  });
  const day = new Intl.DateTimeFormat(format, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    decimalSeparator,
    number: (value: number | null) => (value === null ? '–' : number.format(value)),
    percent: (value: number | null) => (value === null ? '–' : `${percent.format(value)}%`),
    time: (iso: string) => time.format(new Date(iso)),
    /** For a date such as `2026-11-20`. */
    day: (date: string) => day.format(new Date(`${date}T00:00:00Z`)),
    /** As input text. */
    typed: (value: number) => String(value).replace('.', decimalSeparator),
  };
}

export type MarketFormats = ReturnType<typeof marketFormats>;
