import { expect, it } from 'vitest';
import { daysOf, PERIODS, parseStatisticsQuery, statisticsAddress } from './statistics-query.ts';
import { groupByTime } from './time-groups.ts';

/** In Jakarta it is the next day. */
const NOW = Date.parse('2026-11-22T20:00:00Z');

const groupsOf = (period: (typeof PERIODS)[number], locale: 'id' | 'en' = 'en') =>
  groupByTime(
    daysOf({ days: period }, NOW),
    [
      { day: '2026-11-23', searches: 5, withoutResult: 1 },
      { day: '2026-11-17', searches: 3, withoutResult: 0 },
      { day: '2025-11-24', searches: 7, withoutResult: 2 },
    ],
    period,
    locale,
  );

it('a short period is shown by day, days without searches included', () => {
  const week = groupsOf(7, 'id');
  expect(week.map(({ searches }) => searches)).toEqual([3, 0, 0, 0, 0, 0, 5]);
  expect(week.at(-1)).toEqual({ label: '23', name: '23 November 2026', searches: 5, withoutResult: 1 });
  expect(groupsOf(30)).toHaveLength(30);
  const labels = groupsOf(30).map(({ label }) => label);
  expect(labels.filter(Boolean)).toEqual(['29', '3', '8', '13', '18', '23']);
});

it('a quarter is shown by week, the last of which is whole', () => {
  const weeks = groupsOf(90);
  expect(weeks).toHaveLength(13);
  expect(weeks.at(-1)).toEqual({ label: '17 Nov', name: '17 November 2026', searches: 8, withoutResult: 1 });
});

it('a year is shown by month', () => {
  const months = groupsOf(365);
  expect(months).toHaveLength(13);
  expect([months[0], months.at(-1)]).toEqual([
    { label: 'Nov', name: 'November 2025', searches: 7, withoutResult: 2 },
    { label: 'Nov', name: 'November 2026', searches: 8, withoutResult: 1 },
  ]);
});

it.each(PERIODS)('the address of a period of %i days leads back to it', (days) => {
  const address = statisticsAddress('/x', { days, language: 'en' });
  const parameters = Object.fromEntries(new URL(address, 'http://x').searchParams);
  expect(parseStatisticsQuery(parameters)).toEqual({ days, language: 'en' });
});

it('anything else in an address is the default', () => {
  expect(parseStatisticsQuery({ days: '8', language: ['id', 'en'] })).toEqual({ days: 30 });
});
