import { expect, it } from 'vitest';
import { latestOnly } from './serial-queue.ts';

it('only the turn that began last is taken, in whatever order they end', () => {
  const begin = latestOnly();
  const [first, second] = [begin(), begin()];
  expect([second(), first()]).toEqual([true, false]);
  const third = begin();
  expect([first(), second(), third()]).toEqual([false, false, true]);
});
