import { expect, it } from 'vitest';
import { turns } from './serial-queue.ts';

it('only the turn that began last is taken, in whatever order they end', () => {
  const begin = turns();
  const [first, second] = [begin(), begin()];
  expect([second(), first()]).toEqual([true, false]);
  const third = begin();
  expect([first(), second(), third()]).toEqual([false, false, true]);
});
