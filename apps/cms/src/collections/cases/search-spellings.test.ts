import { expect, it } from 'vitest';
import { searchSpellings } from './search-spellings.ts';

it.each([
  ['7k2mq0zd94xa', ['7k2mq0zd94xa', '7K2M-Q0ZD-94XA']],
  ['7K2M QOZD', ['7K2M QOZD', '7K2M-Q0ZD']],
  ['7K2M\u2013Q0', ['7K2M\u2013Q0', '7K2M-Q0']],
  ['+62 812-3456-7890', ['+62 812-3456-7890', '081234567890']],
  ['3456 7890', ['3456 7890', '3456-7890', '34567890']],
  ['ratna', ['ratna']],
  ['budi santoso', ['budi santoso']],
  ['7K2M', ['7K2M']],
  ['ratna@contoh.example', ['ratna@contoh.example']],
])('looks for “%s” in the spellings of what is stored', (text, spellings) => {
  expect(searchSpellings(text)).toEqual(spellings);
});
