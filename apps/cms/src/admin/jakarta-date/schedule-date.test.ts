import { expect, it } from 'vitest';
import { textForCalendar } from './schedule-date.ts';

/** What is in the field after these keys, one by one. */
const typing = (keys: string) => [...keys].reduce((text, key) => textForCalendar(text + key), '');

it.each(['01/02/2027 09:30', '1.2.2027 9.30', '1 Februari 2027 09:30', '2027-02-01 09:30'])(
  'a whole date with a time is read with the day first: %s',
  (typed) => {
    expect(typing(typed)).toBe('2027-02-01 09:30');
  },
);

it.each(['3', '01/02', '01/02/2027', '5.1.2027', '2027-02-01', '02/13/2027 10:00'])(
  'anything else is no date for the calendar: %s',
  (typed) => {
    const text = typing(typed);
    expect(text.replace('\u200b', '')).toBe(typed);
    expect(new Date(text).getTime()).toBeNaN();
  },
);

it('a text can be deleted to its beginning, and the own notation of the calendar stays', () => {
  expect(textForCalendar('\u200b')).toBe('');
  expect(textForCalendar('Feb 1, 2027 9:30 AM')).toBe('Feb 1, 2027 9:30 AM');
});
