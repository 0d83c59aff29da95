import { createHash } from 'node:crypto';
import type { AlertBanner, Maintenance, Popup } from '@beranda/contract';
import type { Pictures } from '#cms/content/picture.ts';
import type { Home, Setting } from '#cms/payload-types.ts';

const ID_LENGTH = 12;

/** A content hash as id. */
function idOf(...content: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, ID_LENGTH);
}

const timeOf = (value: string | null | undefined) => (value ? new Date(value).toISOString() : null);

type Timed = { isOn?: boolean | null; from?: string | null; until?: string | null };

/** The period of a notice; null if disabled or over. The site handles future ones. */
function periodOf(notice: Timed | undefined, now: number) {
  if (!notice?.isOn) return null;
  const period = { from: timeOf(notice.from), until: timeOf(notice.until) };
  return period.until !== null && Date.parse(period.until) <= now ? null : period;
}

type StoredLink = { text?: string | null; url?: string | null } | undefined;

const linkOf = (link: StoredLink) => (link?.text && link.url ? { text: link.text, url: link.url } : null);

/** The banner above every page, in the language of the settings; null for none. */
export function bannerOf({ banner }: Pick<Setting, 'banner'>, now: number): AlertBanner | null {
  const period = periodOf(banner, now);
  const text = banner?.text?.trim();
  if (!banner || !period || !text) return null;
  const link = linkOf(banner.link);
  const tone = banner.tone ?? 'information';
  return {
    id: idOf(tone, text, link),
    tone,
    text,
    link,
    isDismissible: banner.isDismissible ?? true,
    ...period,
  };
}

/** The maintenance state and message, in the language of the settings. */
export function maintenanceOf({ maintenance }: Pick<Setting, 'maintenance'>): Maintenance {
  return {
    isOn: maintenance?.isOn ?? false,
    message: maintenance?.message?.trim() || null,
    expectedEnd: timeOf(maintenance?.expectedEnd),
  };
}

/** The home page's popup, in the language of the page; null for none. */
export function popupOf({ popup }: Pick<Home, 'popup'>, pictures: Pictures, now: number): Popup | null {
  const period = periodOf(popup, now);
  const title = popup?.title?.trim();
  if (!popup || !period || !title) return null;
  const text = popup.text?.trim() ?? '';
  const action = linkOf(popup.action);
  const picture = pictures(popup.picture);
  return {
    id: idOf(title, text, action, picture?.original.url ?? null),
    title,
    text,
    picture,
    action,
    frequency: popup.frequency ?? 'every-session',
    everyDays: Math.max(1, Math.round(popup.everyDays ?? 1)),
    ...period,
  };
}
