import { afterEach, expect, it, vi } from 'vitest';
import { subscribeToDay } from './use-today.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('is compared within a minute, until the screen is left', () => {
  vi.useFakeTimers();
  const compare = vi.fn();
  const end = subscribeToDay(compare);
  vi.advanceTimersByTime(60_000);
  expect(compare).toHaveBeenCalled();
  compare.mockClear();
  end();
  vi.advanceTimersByTime(60_000);
  expect(compare).not.toHaveBeenCalled();
});
