import { expect, it } from 'vitest';
import { StringInterner } from './string-interner.ts';

it('gives a text one number while anything has it', () => {
  const identities = new StringInterner();
  expect([identities.acquire('a'), identities.acquire('b'), identities.acquire('a')]).toEqual([0, 1, 0]);
  identities.release('a');
  expect(identities.idOf('a')).toBe(0);
  identities.release('a');
  expect(identities.idOf('a')).toBeUndefined();
});

it('gives a number that is free to another text, so that changed titles do not add up', () => {
  const identities = new StringInterner();
  identities.acquire('kept');
  for (let change = 0; change < 100; change += 1) {
    expect(identities.acquire(`title ${change}`)).toBe(1);
    identities.release(`title ${change}`);
  }
  expect(identities.capacity).toBe(2);
  expect([identities.acquire('a'), identities.acquire('b')]).toEqual([1, 2]);
});
