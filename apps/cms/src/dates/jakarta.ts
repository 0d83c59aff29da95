import { inEachLocale, LANGUAGES, type Locale } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';

const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/** A time in Jakarta, as `2026-11-20 09:05`. */
export const formatJakartaDateTime = (time: string) => clock.format(new Date(time));

/** The same without colon: the back office shows text after a colon as a list. */
export const formatJakartaDateTimeWithoutColon = (time: string) =>
  formatJakartaDateTime(time).replace(':', '.');

/* Made once for each language: a formatter takes long to make, and has memory that the garbage collector does not count. */
const formats = inEachLocale((locale) => {
  const formatOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LANGUAGES[locale].format, { timeZone: 'Asia/Jakarta', ...options });
  return {
    day: formatOf({ dateStyle: 'medium' }),
    medium: formatOf({ dateStyle: 'medium', timeStyle: 'short' }),
    long: formatOf({ dateStyle: 'long', timeStyle: 'short' }),
    // The full style of Indonesian writes “01 Desember”.
    fullDate: formatOf({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  };
});

/** A day in Jakarta as a reader of this language writes it, as `20 Nov 2026`. */
export const formatJakartaDay = (time: string, locale: Locale): string =>
  formats[locale].day.format(new Date(time));

/** A time in Jakarta as a reader of this language writes it, as `20 Nov 2026, 09.05 WIB`. */
export const formatJakartaTime = (
  time: string,
  locale: Locale,
  dateStyle: 'medium' | 'long' = 'medium',
): string => `${formats[locale][dateStyle].format(new Date(time))} WIB`;

/** An ISO date as a reader of this language writes it, as `Rabu, 27 Agustus 2025`. */
export const formatLongDate = (date: string, locale: Locale): string =>
  formats[locale].fullDate.format(new Date(`${date}T00:00:00Z`));

/** An ISO date that staff enter, as ISO time: now for today, otherwise noon in Jakarta. */
export const timeOnDay = (date: string, now: string): string =>
  date === jakartaDate(now) ? now : new Date(`${date}T12:00:00+07:00`).toISOString();
