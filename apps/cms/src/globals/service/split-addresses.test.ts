import { expect, it } from 'vitest';
import { splitAddresses } from './split-addresses.ts';

it('finds each address of typed lines and pasted lists, also the last without a line end', () => {
  expect(splitAddresses('a@bank.example\n b@bank.example')).toEqual(['a@bank.example', 'b@bank.example']);
  expect(splitAddresses('a@bank.example, b@bank.example; c@bank.example\r\n\n')).toEqual([
    'a@bank.example',
    'b@bank.example',
    'c@bank.example',
  ]);
  expect(splitAddresses(' \n,')).toEqual([]);
});
