/** The address of a page of a list; its first page is the list's own address, filters included. */
export function pageUrl(url: string, page: number | '[page]'): string {
  return page === 1 ? url : `${url}${url.includes('?') ? '&' : '?'}page=${page}`;
}
