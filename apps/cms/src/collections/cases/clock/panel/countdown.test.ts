import { expect, it } from 'vitest';
import { countdownOf } from './countdown.ts';

const NONE = new Set<string>();

it.each([
  ['before the end of a day', '2026-11-27T16:59:59.999Z', '2026-11-27T16:00:00.000Z', false, 0],
  ['at the start of the next', '2026-11-27T16:59:59.999Z', '2026-11-27T17:00:00.000Z', true, 0],
  ['before a time', '2026-11-26T17:46:00.000Z', '2026-11-24T00:45:00.000Z', false, 65],
  ['after it, on its day', '2026-11-26T17:46:00.000Z', '2026-11-27T03:46:00.000Z', true, 10],
])('%s states whether the deadline has passed', (_, dueAt, now, isLate, hours) => {
  expect(countdownOf(dueAt, now, NONE)).toMatchObject({ isLate, hours });
});

it('is none without a deadline', () => {
  expect(countdownOf(null, '2026-11-27T16:00:00.000Z', NONE)).toBeNull();
});
