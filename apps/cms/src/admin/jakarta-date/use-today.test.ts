import { afterEach, expect, it, vi } from 'vitest';
import { laterDay, subscribeToDay } from './use-today.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('is the day in Jakarta, and none before the screen was rendered', () => {
  const beforeMidnight = Date.parse('2026-03-01T23:59:59+07:00');
  expect(laterDay('2026-03-01', beforeMidnight)).toBe('2026-03-01');
  expect(laterDay('2026-03-01', beforeMidnight + 1000)).toBe('2026-03-02');
  expect(laterDay('2026-03-02', beforeMidnight)).toBe('2026-03-02');
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
