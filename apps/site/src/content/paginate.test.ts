import { expect, it } from 'vitest';
import { paginate } from './paginate.server.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];
const part = (search: string, all = letters) =>
  paginate(all, { query: new URLSearchParams(search), pathname: '/promo' }, 2);

it('returns the first page by default, and a last page with the remaining items', () => {
  expect(part('')).toEqual({ items: ['a', 'b'], page: 1, itemsPerPage: 2, totalItems: 5 });
  expect(part('page=3').items).toEqual(['e']);
});

it('returns one empty page for an empty list', () => {
  expect(part('', []).items).toEqual([]);
  expect(() => part('page=2', [])).toThrow('/promo');
});

it('throws for a page after the last', () => {
  expect(() => part('page=4')).toThrow(expect.objectContaining({ statusCode: 404 }));
});
