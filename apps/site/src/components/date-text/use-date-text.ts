import { useFormatter } from '#src/i18n/use-formatter.ts';

/** Formats an ISO date such as `2026-09-30` in the page's language, on one line. */
export function useDateText(month: 'long' | 'short' = 'long') {
  const format = useFormatter();
  return (date: string) =>
    format.dateTime(new Date(date), { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });
}
