import { expect, it } from 'vitest';
import { canonicalQueryOf } from './canonical-query.ts';

it('has filters and the page, but neither the first page nor unset filters', () => {
  expect(canonicalQueryOf({ page: 1 })).toBe('');
  expect(canonicalQueryOf({ page: 2 })).toBe('?page=2');
  expect(canonicalQueryOf({ page: 1, tag: 'rumah' })).toBe('?tag=rumah');
  expect(canonicalQueryOf({ page: 3, tag: 'rumah', year: null })).toBe('?tag=rumah&page=3');
});
