import { expect, it } from 'vitest';
import { lastStaleTime, withStalenessAt } from './staleness-at.ts';

const rows = [
  { code: 'USD', isStale: false, staleFrom: '2026-02-02T17:00:00.000Z' },
  { code: 'JPY', isStale: false, staleFrom: '2026-02-03T17:00:00.000Z' },
  { code: 'THB', isStale: true, staleFrom: '2026-01-02T17:00:00.000Z' },
];

it.each([
  // A slow clock, or one at 1970.
  ['1970-01-01T00:00:00.000Z', ['THB']],
  ['2026-02-02T16:59:59.999Z', ['THB']],
  ['2026-02-02T17:00:00.000Z', ['USD', 'THB']],
  ['2026-02-04T00:00:00.000Z', ['USD', 'JPY', 'THB']],
])('at %s %j are stale', (now, expected) => {
  const updated = withStalenessAt(rows, lastStaleTime(rows, Date.parse(now)));
  expect(updated.filter(({ isStale }) => isStale).map(({ code }) => code)).toEqual(expected);
});
