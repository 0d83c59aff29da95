import { expect, it, vi } from 'vitest';
import { withoutOverlap } from './without-overlap.ts';

it('starts work again only after it has ended, also with an error', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  const work = vi.fn(() => promise);
  const run = withoutOverlap(work);
  const first = run();
  await run();
  expect(work).toHaveBeenCalledTimes(1);
  reject(new Error('no network'));
  await expect(first).rejects.toThrow('no network');
  work.mockResolvedValue();
  await run();
  expect(work).toHaveBeenCalledTimes(2);
});
