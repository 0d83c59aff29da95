import { expect, it } from 'vitest';
import { StringInterner } from './string-interner.ts';

it('a text has one id while it has references', () => {
  const interner = new StringInterner();
  expect([interner.acquire('a'), interner.acquire('b'), interner.acquire('a')]).toEqual([0, 1, 0]);
  interner.release('a');
  expect(interner.idOf('a')).toBe(0);
  interner.release('a');
  expect(interner.idOf('a')).toBeUndefined();
});

it('a free id is reused, so that changed titles do not add up', () => {
  const interner = new StringInterner();
  interner.acquire('kept');
  for (let change = 0; change < 100; change += 1) {
    expect(interner.acquire(`title ${change}`)).toBe(1);
    interner.release(`title ${change}`);
  }
  expect(interner.capacity).toBe(2);
  expect([interner.acquire('a'), interner.acquire('b')]).toEqual([1, 2]);
});
