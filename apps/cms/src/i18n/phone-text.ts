import type { Locale } from '@beranda/contract';

/**
 * An Indonesian phone number as readers of a language need it. Staff write it with its area code, `(021) 555-0108`; who reads
 * English may call from abroad, so that it has the country code there. Other numbers stay as they are.
 */
export const phoneText = (phone: string, locale: Locale): string =>
  locale === 'en' ? phone.replace(/^\(0(\d{2,3})\)/, '+62 $1') : phone;
