import { expect, it } from 'vitest';
import {
  endOfJakartaDay,
  isEndOfJakartaDay,
  JAKARTA_OFFSET_MS,
  jakartaDate,
  startOfJakartaDay,
} from './jakarta.ts';

it.each([
  ['2026-11-20T16:59:59.999Z', '2026-11-20'],
  ['2026-11-20T17:00:00.000Z', '2026-11-21'],
  ['2026-12-31T17:00:00.000Z', '2027-01-01'],
  ['2026-11-21T06:59:59.999+07:00', '2026-11-21'],
])('the date of %s in Jakarta is %s', (time, date) => {
  expect(jakartaDate(time)).toBe(date);
  expect(jakartaDate(new Date(time))).toBe(date);
  expect(jakartaDate(Date.parse(time))).toBe(date);
});

it('a day in Jakarta starts at 17:00 UTC of the day before', () => {
  expect(startOfJakartaDay('2026-11-21').toISOString()).toBe('2026-11-20T17:00:00.000Z');
  expect(startOfJakartaDay('2027-01-01').toISOString()).toBe('2026-12-31T17:00:00.000Z');
  expect(startOfJakartaDay('1970-01-01').getTime()).toBe(-JAKARTA_OFFSET_MS);
});

it('rejects what is not a time or a date', () => {
  expect(() => jakartaDate('yesterday')).toThrow(RangeError);
  for (const date of ['2026-02-30', '2026-11-21T00:00:00Z', ''])
    expect(() => startOfJakartaDay(date), date).toThrow(RangeError);
});

it('a day in Jakarta ends a millisecond before the next one', () => {
  expect(endOfJakartaDay('2026-12-31').toISOString()).toBe('2026-12-31T16:59:59.999Z');
});

it.each([
  ['2026-11-27T16:59:59.999Z', true],
  ['2026-11-26T17:46:00.000Z', false],
  ['2026-11-27T17:00:00.000Z', false],
])('whether %s is the end of a day in Jakarta: %s', (time, expected) => {
  expect(isEndOfJakartaDay(time)).toBe(expected);
});
