/** URL of a page of a list; the first page is the list's own URL, including filters. */
export function pageUrl(url: string, page: number | '[page]'): string {
  return page === 1 ? url : `${url}${url.includes('?') ? '&' : '?'}page=${page}`;
}
