const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/** A time in Jakarta, as `2026-11-20 09:05`. */
export const jakartaClock = (time: string) => clock.format(new Date(time));

/** The same without colon: the back office shows text after a colon as a list. */
export const jakartaClockInText = (time: string) => jakartaClock(time).replace(':', '.');
