import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTimeTrap } from './time-trap.ts';

const MINIMUM_MS = 3_000;
const { issue, verify } = createTimeTrap({ secret: 'secret', minimumMs: MINIMUM_MS });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a form is too fast until the minimum has passed since its rendering', () => {
  const token = issue('contact', 'key');
  vi.advanceTimersByTime(MINIMUM_MS - 1);
  expect(verify('contact', 'key', token)).toBe('tooFast');
  vi.advanceTimersByTime(1);
  expect(verify('contact', 'key', token)).toBe('ok');
});

it('the time of another form, of another rendering, without a signature or of another secret is forged', () => {
  const token = issue('contact', 'key');
  const other = createTimeTrap({ secret: 'other', minimumMs: MINIMUM_MS }).issue('contact', 'key');
  vi.advanceTimersByTime(MINIMUM_MS);
  expect([
    verify('complaint', 'key', token),
    verify('contact', 'another key', token),
    verify('contact', 'key', token.split('.')[0]),
    verify('contact', 'key', undefined),
    verify('contact', 'key', other),
  ]).toEqual(Array.from({ length: 5 }, () => 'forged'));
});
