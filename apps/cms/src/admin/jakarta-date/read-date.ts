import { jakartaDate } from '@beranda/finance';

const MONTHS = [
  ['januari', 'january'],
  ['februari', 'february', 'pebruari'],
  ['maret', 'march'],
  ['april'],
  ['mei', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['agustus', 'august', 'agt', 'ags'],
  ['september'],
  ['oktober', 'october'],
  ['november', 'nopember'],
  ['desember', 'december'],
] as const;

const MIN_LETTERS = 3;

/** The month of a name or an abbreviation in either language; 0 for another word. */
function monthOf(word: string): number {
  const name = word.toLowerCase().replace(/\.$/, '');
  if (/^\d+$/.test(name)) return Number(name);
  if (name.length < MIN_LETTERS) return 0;
  return MONTHS.findIndex((names) => names.some((one) => one.startsWith(name))) + 1;
}

const TIME = String.raw`(?:[,\s]+(?:pukul\s+)?(?<hour>\d{1,2})[.:](?<minute>\d{2}))?(?:\s*WIB)?`;
const DAY_FIRST = new RegExp(
  String.raw`^(?<day>\d{1,2})(?:\s*[-/.]\s*|\s+)(?<month>\d{1,2}|[a-z]+\.?)(?:\s*[-/.]\s*|\s+)(?<year>\d{4})${TIME}$`,
  'i',
);
const YEAR_FIRST = new RegExp(
  String.raw`^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:T(?=\d))?${TIME}$`,
  'i',
);

const groupsOf = (typed: string) => (DAY_FIRST.exec(typed.trim()) ?? YEAR_FIRST.exec(typed.trim()))?.groups;

/**
 * Reads a date, and a time of Jakarta, as staff type it: 31/12/2026, 31-12-2026 23.59, 31 Desember 2026 23:59. The day
 * comes before the month, as in both languages of the site. Midnight without a time.
 *
 * @returns ISO time; null for anything else, also for a day or time that does not exist and a year of two digits.
 */
export function readDate(typed: string): string | null {
  const groups = groupsOf(typed);
  if (!groups) return null;
  const month = monthOf(groups.month ?? '');
  const [year, day, hour, minute] = ['year', 'day', 'hour', 'minute'].map((part) =>
    Number(groups[part] ?? 0),
  );
  const two = (value: number | undefined) => String(value).padStart(2, '0');
  const iso = `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:00.000Z`;
  const asUtc = new Date(iso);
  // A day such as 31 February moves to the next month, 24:00 to the next day.
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString() !== iso) return null;
  return new Date(`${iso.slice(0, -1)}+07:00`).toISOString();
}

/** Reads a day with an hour as staff type it. @returns ISO time; null for anything else, also for a day without an hour. */
export const readTime = (typed: string): string | null =>
  groupsOf(typed)?.hour === undefined ? null : readDate(typed);

/** Reads a day as staff type it. @returns an ISO date; null for anything else, also for a date with an hour. */
export function readDay(typed: string): string | null {
  const time = groupsOf(typed)?.hour === undefined ? readDate(typed) : null;
  return time === null ? null : jakartaDate(time);
}

/** Reads an hour as staff type it: 8.30, 08:30, 08.30 WIB. @returns hours and minutes as `08:30`; null for anything else. */
export function readHour(typed: string): string | null {
  const { hour = '', minute } =
    /^(?<hour>\d{1,2})[.:](?<minute>\d{2})(?:\s*WIB)?$/i.exec(typed.trim())?.groups ?? {};
  return Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : null;
}
