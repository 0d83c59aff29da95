import type { PaginationInputs } from './inputs.ts';

/** Formats a page number: plain in `en`, grouped Arabic or Persian digits in `ar` and `ir`. */
export function formatPageNumber(page: number, locale: PaginationInputs['locale']): string {
  return locale === 'en' ? String(page) : page.toLocaleString(locale === 'ar' ? 'ar-SA' : 'fa-IR');
}
