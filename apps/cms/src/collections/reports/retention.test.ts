import { expect, it } from 'vitest';
import { retainedUntil } from './retention.ts';

it.each([
  // The evening of 29 October in London is the morning of the 30th in Jakarta.
  ['2026-10-29T20:00:00.000Z', '2026-09-30', '2031-10-30'],
  ['2026-10-29T03:00:00.000Z', null, '2031-10-29'],
  ['2026-10-29T03:00:00.000Z', '2026-12-31', '2031-12-31'],
  ['2026-10-29T03:00:00.000Z', 'Desember', '2031-10-29'],
  ['2028-02-29T03:00:00.000Z', '2027-12-31', '2033-03-01'],
])('a report first published at %s, of %s, is retained until %s', (published, position, until) => {
  expect(retainedUntil(published, position)).toBe(until);
});
