import { expect, it } from 'vitest';
import { Identities } from './identities.ts';

it('gives a text one number while anything has it', () => {
  const identities = new Identities();
  expect([identities.take('a'), identities.take('b'), identities.take('a')]).toEqual([0, 1, 0]);
  identities.release('a');
  expect(identities.numberOf('a')).toBe(0);
  identities.release('a');
  expect(identities.numberOf('a')).toBeUndefined();
});

it('gives a number that is free to another text, so that changed titles do not add up', () => {
  const identities = new Identities();
  identities.take('kept');
  for (let change = 0; change < 100; change += 1) {
    expect(identities.take(`title ${change}`)).toBe(1);
    identities.release(`title ${change}`);
  }
  expect(identities.end).toBe(2);
  expect([identities.take('a'), identities.take('b')]).toEqual([1, 2]);
});
