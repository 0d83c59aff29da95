import { createHash } from 'node:crypto';
import type { AlertBanner, Maintenance, Popup } from '@beranda/contract';
import type { PictureLookup } from '#cms/content/picture.ts';
import type { Stored } from '#cms/content/stored.ts';

const ID_LENGTH = 12;

/** A content hash as id. */
function idOf(...content: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, ID_LENGTH);
}

const timeOf = (value: string) => (value ? new Date(value).toISOString() : null);

type Timed = { isOn: boolean; from: string; until: string };

/** The period of a notice; null if disabled or over. The site handles future ones. */
function periodOf(notice: Timed, now: number) {
  if (!notice.isOn) return null;
  const period = { from: timeOf(notice.from), until: timeOf(notice.until) };
  return period.until !== null && Date.parse(period.until) <= now ? null : period;
}

const linkOf = ({ text, url }: { text: string; url: string }) => (text && url ? { text, url } : null);

/** The banner above every page, in the language of the settings; null for none. */
export function bannerOf({ banner }: Pick<Stored<'settings'>, 'banner'>, now: number): AlertBanner | null {
  const period = periodOf(banner, now);
  const text = banner.text.trim();
  if (!period || !text) return null;
  const link = linkOf(banner.link);
  const { isDismissible, tone } = banner;
  return {
    id: idOf(tone, text, link),
    tone,
    text,
    link,
    isDismissible,
    ...period,
  };
}

/** The maintenance state and message, in the language of the settings. */
export function maintenanceOf({ maintenance }: Pick<Stored<'settings'>, 'maintenance'>): Maintenance {
  return {
    isOn: maintenance.isOn,
    message: maintenance.message.trim() || null,
    expectedEnd: timeOf(maintenance.expectedEnd),
  };
}

/** The home page's popup, in the language of the page; null for none. */
export function popupOf(
  { popup }: Pick<Stored<'home'>, 'popup'>,
  pictures: PictureLookup,
  now: number,
): Popup | null {
  const period = periodOf(popup, now);
  const title = popup.title.trim();
  if (!period || !title) return null;
  const text = popup.text.trim();
  const action = linkOf(popup.action);
  const picture = pictures(popup.picture);
  return {
    id: idOf(title, text, action, picture?.original.url ?? null),
    title,
    text,
    picture,
    action,
    frequency: popup.frequency,
    everyDays: popup.frequency === 'every-days' ? popup.everyDays : null,
    ...period,
  };
}
