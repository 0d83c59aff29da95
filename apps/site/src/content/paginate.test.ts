import { expect, it } from 'vitest';
import { partOfList } from './paginate.server.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];
const part = (search: string, all = letters) =>
  partOfList(all, { query: new URLSearchParams(search), pathname: '/promo' }, 2);

it('takes the first page where none is asked for, and the last one with what is left', () => {
  expect(part('')).toEqual({ items: ['a', 'b'], page: 1, itemsPerPage: 2, totalItems: 5 });
  expect(part('page=3').items).toEqual(['e']);
});

it('has a first page of an empty list, and no second', () => {
  expect(part('', []).items).toEqual([]);
  expect(() => part('page=2', [])).toThrow('/promo');
});

it('knows no page after the last', () => {
  expect(() => part('page=4')).toThrow(expect.objectContaining({ statusCode: 404 }));
});
