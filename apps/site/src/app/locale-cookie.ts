import { LOCALE_COOKIE_MAX_AGE_SECONDS, type Locale } from '@beranda/contract';

/**
 * Writes the page's locale to a cookie if it differs from the stored one. Done by the browser, because cached pages
 * set no cookies.
 */
export function writeLocaleCookie(name: string, locale: Locale): void {
  const isStored = document.cookie.split('; ').includes(`${name}=${locale}`);
  if (isStored) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${name}=${locale}; Max-Age=${LOCALE_COOKIE_MAX_AGE_SECONDS}; Path=/; SameSite=Lax${secure}`;
}
