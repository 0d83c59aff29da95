import { expect, it } from 'vitest';
import { ratesStaleFrom } from './stale-from.ts';

const holidays = [
  { date: '2026-02-17', name: 'Imlek', closesBanks: true, closesExchange: true },
  { date: '2026-02-18', name: 'Penutupan bursa', closesBanks: false, closesExchange: true },
];

it.each([
  // A Friday: fresh until the end of Monday.
  ['2026-01-30T02:05:00.000Z', 1, '2026-02-02T17:00:00.000Z'],
  ['2026-01-30T02:05:00.000Z', 2, '2026-02-03T17:00:00.000Z'],
  // Early Friday in Jakarta, still Thursday in UTC.
  ['2026-01-29T18:00:00.000Z', 1, '2026-02-02T17:00:00.000Z'],
  // A Saturday.
  ['2026-01-31T02:05:00.000Z', 1, '2026-02-02T17:00:00.000Z'],
  // The banks are closed on the 17th; on the 18th only the exchange is.
  ['2026-02-16T02:05:00.000Z', 1, '2026-02-18T17:00:00.000Z'],
])('rates of %s are stale after %i working days from %s', (validFrom, staleAfterWorkingDays, expected) => {
  const rates = { staleAfterWorkingDays, highlighted: [], disclaimer: '' };
  expect(ratesStaleFrom(validFrom, { holidays, rates })).toBe(expected);
});
