import { expect, it } from 'vitest';
import { limitConcurrency, TooManyWaitingError } from './limit-concurrency.ts';

it('rejects work at once when too much is waiting', async () => {
  const withSlot = limitConcurrency(1, 2);
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = withSlot(() => promise);
  const waiting = [withSlot(async () => 'second'), withSlot(async () => 'third')];
  await expect(withSlot(async () => 'fourth')).rejects.toThrow(TooManyWaitingError);
  resolve('first');
  expect(await Promise.all([first, ...waiting])).toEqual(['first', 'second', 'third']);
  expect(await withSlot(async () => 'fifth')).toBe('fifth');
});
