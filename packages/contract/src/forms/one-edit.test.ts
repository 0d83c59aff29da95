import { expect, it } from 'vitest';
import { isOneEditAway } from './one-edit.ts';

it.each([
  ['makasar', 'makassar', true],
  ['makassarr', 'makassar', true],
  ['mekassar', 'makassar', true],
  ['amkassar', 'makassar', true],
  ['makassar', 'makassar', false],
  ['mekasar', 'makassar', false],
  ['', 'makassar', false],
])('compares %s with %s', (typed, intended, expected) => {
  expect(isOneEditAway(typed, intended)).toBe(expected);
});
