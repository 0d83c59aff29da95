import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateOf, dayNumber, isIsoDate } from './calendar.ts';
import { addWorkingDays, isWorkingDay, workingDayBefore, workingDaysBetween } from './working-days.ts';

/** A day of joint leave, and Maulid. */
const holidays = new Set(['2025-08-18', '2025-09-05']);

describe('working days', () => {
  it('are Monday to Friday except holidays', () => {
    const week = ['04', '05', '06', '07', '08', '09', '10'].map((day) => `2025-08-${day}`);
    expect(week.map((date) => isWorkingDay(date, holidays))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(isWorkingDay('2025-08-18', holidays)).toBe(false);
    expect(isWorkingDay('2025-08-18', new Set())).toBe(true);
    expect(isWorkingDay('1969-12-28', holidays)).toBe(false);
    expect(isWorkingDay('1969-12-29', holidays)).toBe(true);
  });

  it.each([
    ['an oral complaint', 5, '2025-08-15'],
    ['a written one', 10, '2025-08-25'],
    ['an extended one', 20, '2025-09-09'],
  ])('%s that is complete on a Friday is due after %d of them', (_, days, due) => {
    expect(addWorkingDays('2025-08-08', days, holidays)).toBe(due);
    expect(workingDaysBetween('2025-08-08', due, holidays)).toBe(days);
  });

  it('count from the next one, also from a weekend or holiday', () => {
    expect(addWorkingDays('2025-08-09', 1, holidays)).toBe('2025-08-11');
    expect(addWorkingDays('2025-08-10', 1, holidays)).toBe('2025-08-11');
    expect(addWorkingDays('2025-08-17', 1, holidays)).toBe('2025-08-19');
    expect(addWorkingDays('2025-12-31', 1, new Set(['2026-01-01']))).toBe('2026-01-02');
  });

  it('are zero within a day, over a weekend, or backwards', () => {
    expect(addWorkingDays('2025-08-10', 0, holidays)).toBe('2025-08-10');
    expect(workingDaysBetween('2025-08-08', '2025-08-08', holidays)).toBe(0);
    expect(workingDaysBetween('2025-08-08', '2025-08-10', holidays)).toBe(0);
    expect(workingDaysBetween('2025-08-15', '2025-08-18', holidays)).toBe(0);
    expect(workingDaysBetween('2025-08-18', '2025-08-15', holidays)).toBe(0);
  });

  it('match counting day by day', () => {
    const anyDay = fc.integer({ min: -1000, max: 30_000 });
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: 0, max: 200 }),
        fc.array(fc.integer({ min: -10, max: 210 })),
        (start, length, offsets) => {
          const closed = new Set(offsets.map((offset) => dateOf(start + offset)));
          let count = 0;
          for (let day = start + 1; day <= start + length; day++)
            if (isWorkingDay(dateOf(day), closed)) count += 1;
          expect(workingDaysBetween(dateOf(start), dateOf(start + length), closed)).toBe(count);
          const end = addWorkingDays(dateOf(start), count, closed);
          expect(dayNumber(end)).toBeLessThanOrEqual(start + length);
          expect(workingDaysBetween(dateOf(start), end, closed)).toBe(count);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('reject invalid dates and numbers of days', () => {
    for (const date of [
      '',
      '2025-02-29',
      '2025-13-01',
      '2025-00-10',
      '2025-01-00',
      '2025-1-1',
      '29-08-2025',
      'today',
    ]) {
      expect(() => isWorkingDay(date, holidays), date).toThrow(RangeError);
      expect(() => addWorkingDays(date, 1, holidays), date).toThrow(RangeError);
      expect(() => workingDaysBetween(date, '2025-08-08', holidays), date).toThrow(RangeError);
      expect(() => workingDaysBetween('2025-08-08', date, holidays), date).toThrow(RangeError);
    }
    for (const days of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 10_001])
      expect(() => addWorkingDays('2025-08-08', days, holidays), String(days)).toThrow(RangeError);
  });
});

it.each([
  ['2025-08-29', '2025-08-28'],
  ['2025-09-01', '2025-08-29'],
  ['2025-08-19', '2025-08-15'],
])('the working day before %s is %s', (date, before) => {
  expect(workingDayBefore(date, new Set(['2025-08-18']))).toBe(before);
});

it('days are added over the ends of months and years, and taken away', () => {
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  expect(() => addDays('2025-02-30', 1)).toThrow(RangeError);
});

it.each([
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2025-8-29', false],
  ['2025-13-01', false],
  ['2025-08-29T00:00', false],
  ['', false],
])('%s is a date: %s', (text, expected) => {
  expect(isIsoDate(text)).toBe(expected);
});
