import { LOCALE_COOKIE_MAX_AGE_SECONDS, type Locale } from '@beranda/contract';

/** Stores the language of the page shown whenever it differs from the stored one. Pages themselves set no cookie. */
export function rememberLocale(name: string, locale: Locale): void {
  const isStored = document.cookie.split('; ').includes(`${name}=${locale}`);
  if (isStored) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${name}=${locale}; Max-Age=${LOCALE_COOKIE_MAX_AGE_SECONDS}; Path=/; SameSite=Lax${secure}`;
}
