import { expect, it } from 'vitest';
import { partOfList } from './part-of-list.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];
const part = (page: string | null, all = letters) =>
  partOfList(all, { page, itemsPerPage: 2, pathname: '/promo' });

it('takes the first page where none is asked for, and the last one with what is left', () => {
  expect(part(null)).toEqual({ items: ['a', 'b'], page: 1, itemsPerPage: 2, totalItems: 5 });
  expect(part('3').items).toEqual(['e']);
});

it('has a first page of an empty list, and no second', () => {
  expect(part(null, []).items).toEqual([]);
  expect(() => part('2', [])).toThrow('/promo');
});

it.each(['0', '-1', '4', '1.5', 'x', '', ' 1', '01', '100000'])('knows no page “%s”', (page) => {
  expect(() => part(page)).toThrow(expect.objectContaining({ statusCode: 404 }));
});
