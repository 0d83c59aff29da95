import { DEFAULT_LOCALE, LOCALES, type Locale } from '@beranda/contract';
import { useLocale as useWriting } from 'use-intl';
import { WRITING } from './messages.ts';

/** The language of the page. */
export function useLocale(): Locale {
  const writing = useWriting();
  return LOCALES.find((locale) => WRITING[locale] === writing) ?? DEFAULT_LOCALE;
}
