import { expect, it } from 'vitest';
import { latestOnly } from './latest-only.ts';

it('only the latest call is current, whatever the order of completion', () => {
  const begin = latestOnly();
  const [first, second] = [begin(), begin()];
  expect([second(), first()]).toEqual([true, false]);
  const third = begin();
  expect([first(), second(), third()]).toEqual([false, false, true]);
});
