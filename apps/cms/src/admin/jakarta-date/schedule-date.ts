import { formatJakartaDateTime } from '#cms/dates/jakarta.ts';
import { readDate } from './read-date.ts';

/** A zero-width space: with it no calendar reads a text as a date. */
const UNREADABLE = '\u200b';

const TIME = /\d{1,2}[.:]\d{2}(?:\s*WIB)?\s*$/i;

/**
 * What the calendar of the schedule drawer gets for typed text: a whole date with a time, in a notation that it reads
 * correctly, and nothing that it could read as a date before. It puts the month first in numbers, so that 01/02/2027
 * would be published in January, and takes any beginning for a date.
 */
export function textForCalendar(typed: string): string {
  const text = typed.replaceAll(UNREADABLE, '');
  // Its own notation begins with the name of the month.
  if (!/^\s*\d/.test(text)) return text;
  const time = TIME.test(text) ? readDate(text) : null;
  return time ? formatJakartaDateTime(time) : UNREADABLE + text;
}
