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

const onClearLine = (/** @type {string} */ text) => `\r\u001b[K${text}`;

it('counts seconds on one line of a terminal', () => {
  const stream = fakeStream(true);
  const progress = showProgress('Building', stream);
  vi.advanceTimersByTime(2_000);
  progress.done();

  expect(stream.written).toBe(
    ['Building … 0 s', 'Building … 1 s', 'Building … 2 s', 'Building: done in 2 s\n']
      .map(onClearLine)
      .join(''),
  );
});

it('shows what runs at the same time on one line of a terminal', () => {
  const stream = fakeStream(true);
  const building = showProgress('Building', stream);
  const seeding = showProgress('Seeding', stream);
  stream.written = '';
  vi.advanceTimersByTime(1_000);
  building.done();
  seeding.failed();

  expect(stream.written).toBe(
    [
      'Building … 1 s · Seeding … 1 s',
      'Building … 1 s · Seeding … 1 s',
      'Building: done in 1 s\n',
      'Seeding … 1 s',
      'Seeding: failed after 1 s\n',
    ]
      .map(onClearLine)
      .join(''),
  );
});

it('writes a few whole lines to a log', () => {
  const stream = fakeStream(false);
  const progress = showProgress('Building', stream);
  vi.advanceTimersByTime(45_000);
  progress.failed();

  expect(stream.written).toBe('Building …\nBuilding … 20 s\nBuilding … 40 s\nBuilding: failed after 45 s\n');
});
