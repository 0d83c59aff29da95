import type { Popup } from '@beranda/contract';

/** What a browser remembers of a popup: which one it showed last, and when (milliseconds since 1970). */
export type PopupRecord = { id: string; shownAt: number };

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Where the record of a popup is kept: for the browser session, or for good. */
export function recordStorage({ frequency }: Pick<Popup, 'frequency'>): 'localStorage' | 'sessionStorage' {
  return frequency === 'every-session' ? 'sessionStorage' : 'localStorage';
}

/** Whether a popup may be shown, by its frequency and by when this browser showed it last. */
export function isDue(
  popup: Pick<Popup, 'id' | 'frequency' | 'everyDays'>,
  record: PopupRecord | undefined,
  now: number,
): boolean {
  if (popup.frequency === 'every-visit' || record?.id !== popup.id) return true;
  return popup.frequency === 'every-days' && now - record.shownAt >= popup.everyDays * DAY_MS;
}
