import { LANGUAGES, type Locale, type OpenHours } from '@beranda/contract';

/** Formats a time of day for the locale: 08.00 and 08:00. */
export function clockTime(time: string, locale: Locale): string {
  return time.replace(':', LANGUAGES[locale].timeSeparator);
}

/** Formats the hours of a day, such as `08.00–11.30, 13.30–15.00`; null if there are none. */
export function openingHoursText(hours: readonly OpenHours[], locale: Locale): string | null {
  if (hours.length === 0) return null;
  return hours.map(({ open, close }) => `${clockTime(open, locale)}–${clockTime(close, locale)}`).join(', ');
}

/** Whether these hours of a day are the whole day. */
export const isOpen24Hours = (hours: readonly OpenHours[]): boolean =>
  hours.length === 1 && hours[0]?.open === '00:00' && hours[0].close === '24:00';
