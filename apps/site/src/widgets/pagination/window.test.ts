import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paginationEntries } from './window.ts';

function shown(currentPage: number, totalPages: number, maxPagesShown = 5): string {
  return paginationEntries(currentPage, totalPages, maxPagesShown)
    .map(({ kind, page }) => (kind === 'jump' ? `…→${page}` : page === currentPage ? `[${page}]` : `${page}`))
    .join(' ');
}

describe('pagination window', () => {
  it.each([
    [1, 10, '[1] 2 3 4 5 …→4 10'],
    [2, 10, '1 [2] 3 4 5 …→5 10'],
    [3, 10, '1 2 [3] 4 5 …→6 10'],
    [4, 10, '1 2 3 [4] 5 6 …→7 10'],
    [5, 10, '1 …→2 3 4 [5] 6 7 …→8 10'],
    [6, 10, '1 …→3 4 5 [6] 7 8 …→9 10'],
    [10, 10, '1 …→7 6 7 8 9 [10]'],
    [1, 5, '[1] 2 3 4 5'],
    [1, 6, '[1] 2 3 4 5 6'],
    [4, 6, '1 2 3 [4] 5 6'],
    [10, 20, '1 …→7 8 9 [10] 11 12 …→13 20'],
    [20, 20, '1 …→17 16 17 18 19 [20]'],
  ])('page %d of %d', (currentPage, totalPages, expected) => {
    expect(shown(currentPage, totalPages)).toBe(expected);
  });

  it('shows more pages before the current one when the number of pages shown is even', () => {
    expect(shown(6, 12, 4)).toBe('1 …→4 4 5 [6] 7 …→8 12');
  });

  it('keeps its promises for any input', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 20 }),
        (a, b, maxPagesShown) => {
          const [currentPage, totalPages] = [Math.min(a, b), Math.max(a, b)];
          const entries = paginationEntries(currentPage, totalPages, maxPagesShown);
          const pages = entries.filter(({ kind }) => kind === 'page').map(({ page }) => page);
          expect(pages).toContain(currentPage);
          expect(new Set(pages).size).toBe(pages.length);
          expect(pages).toEqual(pages.toSorted((x, y) => x - y));
          for (const { page } of entries) expect(page >= 1 && page <= totalPages).toBe(true);
        },
      ),
    );
  });

  it('refuses what is no page number', () => {
    expect(() => paginationEntries(0, 10, 5)).toThrow('currentPage');
    expect(() => paginationEntries(1, 1.5, 5)).toThrow('totalPages');
    expect(() => paginationEntries(1, 10, Number.NaN)).toThrow('maxPagesShown');
  });
});
