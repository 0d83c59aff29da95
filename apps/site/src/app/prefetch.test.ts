import { describe, expect, it, vi } from 'vitest';
import { createPrefetchQueue } from './prefetch.ts';

const page = (number: number) => new URL(`https://www.bank.example/news/${number}`);

describe('prefetching', () => {
  it('never runs more than five requests at the same time', async () => {
    const finish: (() => void)[] = [];
    const prefetchPage = vi.fn(() => new Promise<void>((resolve) => void finish.push(resolve)));
    const enqueue = createPrefetchQueue(prefetchPage);
    for (let number = 1; number <= 8; number++) enqueue(page(number));
    expect(prefetchPage).toHaveBeenCalledTimes(5);
    finish[0]?.();
    finish[1]?.();
    await vi.waitFor(() => expect(prefetchPage).toHaveBeenCalledTimes(7));
  });

  it('deduplicates requests for the same page', () => {
    const prefetchPage = vi.fn(async () => {});
    const enqueue = createPrefetchQueue(prefetchPage);
    enqueue(page(1));
    enqueue(page(1));
    expect(prefetchPage).toHaveBeenCalledTimes(1);
  });

  it('continues after a failure', async () => {
    const prefetchPage = vi.fn(async () => Promise.reject(new Error('offline')));
    const enqueue = createPrefetchQueue(prefetchPage, 1);
    enqueue(page(1));
    enqueue(page(2));
    await vi.waitFor(() => expect(prefetchPage).toHaveBeenCalledTimes(2));
  });
});
