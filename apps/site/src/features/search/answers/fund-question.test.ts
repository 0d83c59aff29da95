import { expect, it } from 'vitest';
import { findFundInQuery } from './fund-question.ts';

const FUNDS = [
  { name: 'Pelita Kas Harian' },
  { name: 'Suluh Pasar Uang' },
  { name: 'Pelita Pendapatan Tetap' },
  { name: 'Suluh Dolar Pendapatan Tetap' },
];

it.each([
  ['nab pelita kas', 'Pelita Kas Harian'],
  ['suluh pasar uang', 'Suluh Pasar Uang'],
  ['reksa dana pasar uang hari ini', 'Suluh Pasar Uang'],
  ['NAB Suluh Dolar', 'Suluh Dolar Pendapatan Tetap'],
  ['pelita pendapatan tetap', 'Pelita Pendapatan Tetap'],
])('%s asks for %s', (query, name) => {
  expect(findFundInQuery(query, FUNDS)?.name).toBe(name);
});

it.each(['nab', 'pasar uang', 'nab pendapatan tetap', 'nab pelita', 'cara beli pelita kas harian', ''])(
  '%j asks for no single fund',
  (query) => expect(findFundInQuery(query, FUNDS)).toBeNull(),
);
