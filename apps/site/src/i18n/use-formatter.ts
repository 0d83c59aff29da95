import { LANGUAGES, LOCALES, type Locale } from '@beranda/contract';
import { createFormatter } from 'use-intl';
import { TIME_ZONE } from './messages.ts';
import { useSiteLocale } from './use-site-locale.ts';

export type Formatter = ReturnType<typeof createFormatter>;

function createSiteFormatter(locale: Locale): Formatter {
  const formatter = createFormatter({ locale: LANGUAGES[locale].format, timeZone: TIME_ZONE });
  // use-intl declares two signatures, of which `Parameters` sees the last.
  const dateTime = formatter.dateTime as (...args: unknown[]) => string;
  // Before the name of a month, and before a year.
  formatter.dateTime = (...args: unknown[]) =>
    dateTime(...args).replaceAll(/ (?=[A-Z][a-z]|\d{4})/g, '\u00A0');
  return formatter;
}

/** Formatters of each language. One for the life of the process: creating `Intl` formatters costs far more than formatting. */
export const formatters = Object.fromEntries(
  LOCALES.map((locale) => [locale, createSiteFormatter(locale)]),
) as Record<Locale, Formatter>;

/**
 * Formats numbers and dates in the language of the page; day, month and year stay on one line. Replaces use-intl's hook,
 * whose `Intl` formatters are created again for each provider, so on the server for each rendered page.
 */
export function useFormatter(): Formatter {
  return formatters[useSiteLocale()];
}
