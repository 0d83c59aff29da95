import { pageUrl } from '../pagination/page-url.ts';

/**
 * Query for the links of a list, with which `BackLink` returns. Empty for the first page without filters,
 * which is the default target.
 *
 * @param url the list's own URL without language prefix, including filters.
 */
export function fromQuery(url: string, page: number): string {
  const part = pageUrl(url, page);
  return part.includes('?') ? `?from=${encodeURIComponent(part)}` : '';
}
