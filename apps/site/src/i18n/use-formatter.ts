import { LANGUAGES, LOCALES, type Locale } from '@beranda/contract';
import { createFormatter } from 'use-intl';
import { TIME_ZONE } from './messages.ts';
import { useSiteLocale } from './use-site-locale.ts';

export type Formatter = ReturnType<typeof createFormatter>;

/** Formatters of each language. One for the life of the process: creating `Intl` formatters costs far more than formatting. */
export const formatters = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    createFormatter({ locale: LANGUAGES[locale].format, timeZone: TIME_ZONE }),
  ]),
) as Record<Locale, Formatter>;

/**
 * Formats numbers and dates in the language of the page. Replaces use-intl's hook, whose `Intl` formatters are created
 * again for each provider, so on the server for each rendered page.
 */
export function useFormatter(): Formatter {
  return formatters[useSiteLocale()];
}
