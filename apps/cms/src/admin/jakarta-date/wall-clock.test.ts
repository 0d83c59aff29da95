import { expect, it } from 'vitest';
import { asWallClock, dayFromWallClock, fromWallClock } from './wall-clock.ts';

it('shows the parts of a time in Jakarta, whatever the zone of the browser', () => {
  const shown = asWallClock('2026-11-23T20:06:40.607Z');
  expect([shown.getFullYear(), shown.getMonth() + 1, shown.getDate()]).toEqual([2026, 11, 24]);
  expect([shown.getHours(), shown.getMinutes()]).toEqual([3, 6]);
});

it.each(['2026-11-23T17:00:00.000Z', '2026-12-31T16:59:00.000Z', '2028-02-28T18:30:00.000Z'])(
  'picks %s again',
  (time) => {
    expect(fromWallClock(asWallClock(time))).toBe(time);
  },
);

it('takes what is picked as time of Jakarta', () => {
  expect(fromWallClock(new Date(2026, 10, 24, 9, 30))).toBe('2026-11-24T02:30:00.000Z');
});

it('takes the day that is picked, at any hour', () => {
  for (const hour of [0, 12, 23]) expect(dayFromWallClock(new Date(2026, 10, 24, hour))).toBe('2026-11-24');
});
