import type { Locale, NoticeVersion } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import type { Payload } from 'payload';
import { visibleFor } from '#cms/content/read-stored.ts';
import { STORED_READ_OPTIONS, visibleIn } from '#cms/content/visible.ts';

/**
 * The privacy notice in force today, in the language in which visitors of the given language see it; null if there is
 * none. The site finds the same with `privacyNoticeInForce`.
 */
export async function noticeInForce(payload: Payload, locale: Locale): Promise<NoticeVersion | null> {
  const inForce = {
    kind: { equals: 'privacy' },
    effectiveFrom: { less_than_equal: jakartaDate(new Date()) },
  };
  const { docs } = await payload.find({
    ...STORED_READ_OPTIONS,
    collection: 'notices',
    where: { and: [inForce, visibleIn(locale)] },
    sort: ['-effectiveFrom', '-id'],
    limit: 1,
    pagination: false,
  });
  const [document] = docs;
  const shown = document && visibleFor(payload, 'notices', document, locale);
  return shown ? { version: shown.item.version, locale: shown.language } : null;
}
