import type { Payload } from 'payload';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scheduleDueFacts } from './schedule-due-facts.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-29T05:00:00Z') });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

/** A back office whose database fails until it is repaired. */
function failingPayload() {
  let isRepaired = false;
  const error = vi.fn();
  const find = vi.fn(async () => {
    if (!isRepaired) throw new Error('the database is locked');
    return { docs: [] };
  });
  const payload = { db: { find }, logger: { error } } as unknown as Payload;
  const repair = () => {
    isRepaired = true;
  };
  return { error, find, payload, repair };
}

it('a failure is logged once a minute, not once a second, until it succeeds', async () => {
  const { error, find, payload, repair } = failingPayload();
  scheduleDueFacts(payload);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(error).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(error).toHaveBeenCalledTimes(2);
  repair();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(error).toHaveBeenCalledTimes(2);
  expect(find).toHaveBeenCalledTimes(3);
});
