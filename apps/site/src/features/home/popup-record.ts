import type { Popup } from '@beranda/contract';
import { DAY_MS } from '@beranda/finance';

/** Last popup shown in this browser: id and time (milliseconds since 1970). */
type PopupRecord = { id: string; shownAt: number };

/** Storage of the record: session or permanent, by frequency. */
export function popupStorageKind({ frequency }: Pick<Popup, 'frequency'>): 'localStorage' | 'sessionStorage' {
  return frequency === 'every-session' ? 'sessionStorage' : 'localStorage';
}

/** Whether a popup may be shown, by its frequency and the stored record. */
export function isDue(
  popup: Pick<Popup, 'id' | 'frequency' | 'everyDays'>,
  record: PopupRecord | undefined,
  now: number,
): boolean {
  if (popup.frequency === 'every-visit' || record?.id !== popup.id) return true;
  return popup.everyDays !== null && now - record.shownAt >= popup.everyDays * DAY_MS;
}
