/** The beginnings of the months' names in both languages, and in the older Indonesian spelling, in lower case. */
const MONTHS = [
  ['jan'],
  ['feb', 'peb'],
  ['mar'],
  ['apr'],
  ['mei', 'may'],
  ['jun'],
  ['jul'],
  ['agu', 'ags', 'agt', 'aug'],
  ['sep'],
  ['okt', 'oct'],
  ['nov', 'nop'],
  ['des', 'dec'],
] as const;

const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2}|\p{L}{3,9}\.?)[-/. ](\d{4})$/u;

const monthOf = (text: string) =>
  MONTHS.findIndex((names) => names.some((name) => text.toLowerCase().startsWith(name))) + 1;

/**
 * A date as people type it in browsers without a date picker, the day first: `5/1/2025`, `27 Nov 2026`. Any other text is
 * returned as it is, such as a year of two digits: `26-11-05` may begin with it.
 *
 * @returns an ISO date, which need not exist.
 */
export function typedDate(text: string): string {
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(text.trim()) ?? [];
  const number = /^\d/.test(month) ? Number(month) : monthOf(month);
  if (!year || !number) return text.trim();
  return [year, String(number).padStart(2, '0'), day.padStart(2, '0')].join('-');
}

const UTC_PLUS_14_MS = 14 * 60 * 60 * 1000;

/** The latest ISO date that has begun somewhere: for people east of Jakarta, a day begins before it does there. */
export const latestDateAnywhere = (now = Date.now()): string =>
  new Date(now + UTC_PLUS_14_MS).toISOString().slice(0, 10);
