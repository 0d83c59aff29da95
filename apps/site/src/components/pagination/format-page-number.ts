import type { PaginationInputs } from './inputs.ts';

/** A page's number as it is shown: plain in `en`, in Arabic or Persian digits with grouping in `ar` and `ir`. */
export function formatPageNumber(page: number, locale: PaginationInputs['locale']): string {
  return locale === 'en' ? String(page) : page.toLocaleString(locale === 'ar' ? 'ar-SA' : 'fa-IR');
}
