import { expect, it } from 'vitest';
import { paginate } from './paginate.server.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];
const part = (page: number, all = letters) => paginate(all, { page, pathname: '/promo' }, 2);

it('returns the first page, and a last page with the remaining items', () => {
  expect(part(1)).toEqual({ items: ['a', 'b'], page: 1, itemsPerPage: 2, totalItems: 5 });
  expect(part(3).items).toEqual(['e']);
});

it('returns one empty page for an empty list', () => {
  expect(part(1, []).items).toEqual([]);
  expect(() => part(2, [])).toThrow('/promo');
});

it('throws for a page after the last', () => {
  expect(() => part(4)).toThrow(expect.objectContaining({ statusCode: 404 }));
});
