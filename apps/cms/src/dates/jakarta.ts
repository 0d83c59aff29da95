import { LANGUAGES, type Locale } from '@beranda/contract';

const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/** A time in Jakarta, as `2026-11-20 09:05`. */
export const jakartaClock = (time: string) => clock.format(new Date(time));

/** The same without colon: the back office shows text after a colon as a list. */
export const jakartaClockInText = (time: string) => jakartaClock(time).replace(':', '.');

/** A day in Jakarta as a reader of this language writes it, as `20 Nov 2026`. */
export const jakartaDay = (time: string, locale: Locale): string =>
  new Intl.DateTimeFormat(LANGUAGES[locale].format, { dateStyle: 'medium', timeZone: 'Asia/Jakarta' }).format(
    new Date(time),
  );

/** A time in Jakarta as a reader of this language writes it, as `20 Nov 2026, 09.05 WIB`. */
export function jakartaTime(time: string, locale: Locale, dateStyle: 'medium' | 'long' = 'medium'): string {
  const format = new Intl.DateTimeFormat(LANGUAGES[locale].format, {
    dateStyle,
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  });
  return `${format.format(new Date(time))} WIB`;
}

/** An ISO date as a reader of this language writes it, as `Rabu, 27 Agustus 2025`. */
export function longDate(date: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(LANGUAGES[locale].format, { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
