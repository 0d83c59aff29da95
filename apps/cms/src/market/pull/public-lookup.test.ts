import type { LookupAddress } from 'node:dns';
import { expect, it } from 'vitest';
import { InternalAddressError, publicLookup } from './public-lookup.ts';

const [outside, second, inside] = [
  { address: '8.8.8.8', family: 4 },
  { address: '2606:4700::1111', family: 6 },
  { address: '10.0.0.5', family: 4 },
];

const ask = (addresses: LookupAddress[], all: boolean, error: Error | null = null) =>
  new Promise((done) => {
    const find = publicLookup((_name, _options, callback) => callback(error, addresses));
    find('kurs.bank.example', { all }, (...result) => done(result));
  });

it('accepts a name with public addresses, in both call styles', async () => {
  expect(await ask([outside, second], true)).toEqual([null, [outside, second]]);
  expect(await ask([outside, second], false)).toEqual([null, outside.address, 4]);
});

it.each([[[inside]], [[outside, inside]], [[]]])('rejects a name that resolves to %j', async (addresses) => {
  for (const all of [true, false])
    expect(await ask(addresses, all)).toEqual([expect.any(InternalAddressError), '']);
});

it('passes errors on', async () => {
  const error = new Error('ENOTFOUND');
  expect(await ask([], true, error)).toEqual([error, '']);
});
