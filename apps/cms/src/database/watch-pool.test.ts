import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPoolExhaustion } from './watch-pool.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const limits = { afterMs: 90_000, everyMs: 10_000 };

/** A pool of two connections, both in use. */
function fullPool() {
  const pool = Object.assign(new EventEmitter(), { totalCount: 2, idleCount: 0, options: { max: 2 } });
  const onExhausted = vi.fn();
  watchPoolExhaustion(pool as never, onExhausted, limits);
  return { pool, onExhausted };
}

it('a pool without a free connection for the time limit is exhausted, which is reported once', () => {
  const { onExhausted } = fullPool();
  vi.advanceTimersByTime(80_000);
  expect(onExhausted).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200_000);
  expect(onExhausted).toHaveBeenCalledOnce();
});

it('a busy pool is not exhausted', () => {
  const { onExhausted, pool } = fullPool();
  for (let taken = 0; taken < 10; taken += 1) {
    vi.advanceTimersByTime(60_000);
    pool.emit('acquire');
  }
  expect(onExhausted).not.toHaveBeenCalled();
});

it('a pool without requests, or below its maximum, is not exhausted', () => {
  const { onExhausted, pool } = fullPool();
  pool.idleCount = 1;
  vi.advanceTimersByTime(200_000);
  pool.idleCount = 0;
  pool.totalCount = 1;
  vi.advanceTimersByTime(200_000);
  expect(onExhausted).not.toHaveBeenCalled();
});
