import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale } from '@beranda/contract';
import { useLocale } from 'use-intl';

/** Locale of the page. */
export function useSiteLocale(): Locale {
  const formatLocale = useLocale();
  return LOCALES.find((locale) => LANGUAGES[locale].format === formatLocale) ?? DEFAULT_LOCALE;
}
