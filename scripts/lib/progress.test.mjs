import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showProgress } from './progress.mjs';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** @param {boolean} isTTY */
function fakeStream(isTTY) {
  const stream = {
    isTTY,
    written: '',
    /** @param {string} text */
    write(text) {
      stream.written += text;
    },
  };
  return stream;
}

it('counts seconds on one line of a terminal', () => {
  const stream = fakeStream(true);
  const progress = showProgress('Building', stream);
  vi.advanceTimersByTime(2_000);
  progress.done();

  expect(stream.written).toBe('Building …\rBuilding … 1 s\rBuilding … 2 s\rBuilding: done in 2 s\n');
});

it('writes a few whole lines to a log', () => {
  const stream = fakeStream(false);
  const progress = showProgress('Building', stream);
  vi.advanceTimersByTime(45_000);
  progress.failed();

  expect(stream.written).toBe('Building …\nBuilding … 20 s\nBuilding … 40 s\nBuilding: failed after 45 s\n');
});
