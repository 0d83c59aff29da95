import { DEFAULT_LOCALE, LOCALES, type Locale } from '@beranda/contract';
import { useLocale } from 'use-intl';
import { FORMAT_LOCALE } from './messages.ts';

/** Locale of the page. */
export function useSiteLocale(): Locale {
  const formatLocale = useLocale();
  return LOCALES.find((locale) => FORMAT_LOCALE[locale] === formatLocale) ?? DEFAULT_LOCALE;
}
