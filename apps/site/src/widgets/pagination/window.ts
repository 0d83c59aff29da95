/** What a paginator shows: a page, or dots that stand for the pages between and jump half a window. */
export type PaginationEntry = { kind: 'page'; page: number } | { kind: 'jump'; page: number };

/**
 * The entries of a paginator, in order: first page, dots, a window of neighbours, dots, last page.
 *
 * The window holds `maxPagesShown` pages with the current one in its middle, or left of it when the number is
 * even, moved inside `1..totalPages` at the ends. Dots jump by half of `maxPagesShown`, rounded up.
 *
 * @throws RangeError when an argument is no whole number above 0.
 */
export function paginationEntries(
  currentPage: number,
  totalPages: number,
  maxPagesShown: number,
): PaginationEntry[] {
  for (const [name, value] of Object.entries({ currentPage, totalPages, maxPagesShown })) {
    if (!Number.isInteger(value) || value < 1) throw new RangeError(`${name} must be a whole number above 0`);
  }
  const shown = Math.min(maxPagesShown, totalPages);
  const start = Math.min(Math.max(currentPage - Math.floor(maxPagesShown / 2), 1), totalPages - shown + 1);
  const end = start + shown - 1;
  const jump = Math.ceil(maxPagesShown / 2);

  const entries: PaginationEntry[] = [];
  if (start >= 2) entries.push({ kind: 'page', page: 1 });
  if (start >= 3) entries.push({ kind: 'jump', page: Math.max(currentPage - jump, 1) });
  for (let page = start; page <= end; page++) entries.push({ kind: 'page', page });
  if (end < totalPages - 1) entries.push({ kind: 'jump', page: Math.min(currentPage + jump, totalPages) });
  if (end < totalPages) entries.push({ kind: 'page', page: totalPages });
  return entries;
}
