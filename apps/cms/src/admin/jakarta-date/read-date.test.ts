import { expect, it } from 'vitest';
import { readDate, readDay, readHour, readTime } from './read-date.ts';

const END_OF_YEAR = '2026-12-31T16:59:00.000Z';

it.each([
  '31/12/2026 23:59',
  '31/12/2026 23.59',
  '31-12-2026 23:59',
  '31.12.2026 23.59',
  '31 Desember 2026 23.59',
  '31 Des 2026 23:59',
  '31 Dec. 2026, 23:59',
  ' 31 december 2026, pukul 23.59 WIB ',
  '2026-12-31 23:59',
])('reads %s as a time in Jakarta', (typed) => {
  expect(readDate(typed)).toBe(END_OF_YEAR);
});

it.each([
  ['31/12/2026', '2026-12-30T17:00:00.000Z'],
  ['5/1/2027', '2027-01-04T17:00:00.000Z'],
  ['1 Agt 2026 9:05', '2026-08-01T02:05:00.000Z'],
  ['1 Mei 2026', '2026-04-30T17:00:00.000Z'],
  ['29 Feb 2028 00:00', '2028-02-28T17:00:00.000Z'],
])('reads %s with the day first, and midnight without a time', (typed, time) => {
  expect(readDate(typed)).toBe(time);
});

it.each([
  '',
  '3',
  '31',
  '31/12',
  '31/12/20',
  '5 Des 26 09:00',
  '31 D 2026',
  '31 Foo 2026',
  '12/31/2026',
  '31/2/2026',
  '0/12/2026',
  '1 Jan 2027 24:00',
  '1 Jan 2027 9:5',
  '1 Jan 2027 12:60',
  '31/12/2026 23:59 x',
])('does not guess from “%s”', (typed) => {
  expect(readDate(typed)).toBeNull();
});

it.each(['5/1/2027', '05-01-2027', '5 Januari 2027', '5 Jan. 2027', '2027-01-05'])(
  'reads %s as a day',
  (typed) => {
    expect(readDay(typed)).toBe('2027-01-05');
  },
);

it('reads a time only once its hour is typed', () => {
  expect(readTime('5/1/2027')).toBeNull();
  expect(readTime('5/1/2027 08.30')).toBe('2027-01-05T01:30:00.000Z');
});

it.each(['', '1/31/2027', '31/2/2027', '5/1/2027 08:30', '5/1/27'])('reads no day from “%s”', (typed) => {
  expect(readDay(typed)).toBeNull();
});

it.each([
  ['08:30', '08:30'],
  ['8.30', '08:30'],
  [' 23.59 WIB ', '23:59'],
  ['0:00', '00:00'],
])('reads %s as an hour', (typed, hour) => {
  expect(readHour(typed)).toBe(hour);
});

it.each(['', '8', '830', '24:00', '8:60', '8:3', '08:30 PM'])('reads no hour from “%s”', (typed) => {
  expect(readHour(typed)).toBeNull();
});
