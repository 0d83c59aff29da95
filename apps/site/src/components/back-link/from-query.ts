import { pageUrl } from '../pagination/page-url.ts';

/**
 * The query by which the links of a list tell the pages that they lead to where `BackLink` shall lead back. None at
 * the beginning of a list, where it leads by itself.
 *
 * @param url the list's own address without language prefix, filters included.
 */
export function fromQuery(url: string, page: number): string {
  const part = pageUrl(url, page);
  return part.includes('?') ? `?from=${encodeURIComponent(part)}` : '';
}
