import { describe, expect, it, vi } from 'vitest';
import { createPrefetchQueue } from './prefetch.ts';

const page = (number: number) => new URL(`https://www.bank.example/news/${number}`);

describe('prefetching', () => {
  it('never has more than five pages under way', async () => {
    const finish: (() => void)[] = [];
    const fetchAhead = vi.fn(() => new Promise<void>((resolve) => void finish.push(resolve)));
    const enqueue = createPrefetchQueue(fetchAhead);
    for (let number = 1; number <= 8; number++) enqueue(page(number));
    expect(fetchAhead).toHaveBeenCalledTimes(5);
    finish[0]?.();
    finish[1]?.();
    await vi.waitFor(() => expect(fetchAhead).toHaveBeenCalledTimes(7));
  });

  it('asks for a page once', () => {
    const fetchAhead = vi.fn(async () => {});
    const enqueue = createPrefetchQueue(fetchAhead);
    enqueue(page(1));
    enqueue(page(1));
    expect(fetchAhead).toHaveBeenCalledTimes(1);
  });

  it('goes on after a failure', async () => {
    const fetchAhead = vi.fn(async () => Promise.reject(new Error('offline')));
    const enqueue = createPrefetchQueue(fetchAhead, 1);
    enqueue(page(1));
    enqueue(page(2));
    await vi.waitFor(() => expect(fetchAhead).toHaveBeenCalledTimes(2));
  });
});
