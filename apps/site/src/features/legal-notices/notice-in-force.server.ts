import { type Locale, noticeToken } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';

/**
 * The privacy notice in force, as a form posts it; undefined if there is none. The back office compares it with its own
 * when the form arrives.
 */
export async function privacyNoticeInForce(content: Content, locale: Locale): Promise<string | undefined> {
  const versions = await content.allItems('notices', locale, { where: { kind: 'privacy' } });
  const today = content.today();
  const inForce = versions.find(({ effectiveFrom }) => effectiveFrom <= today);
  return inForce && noticeToken({ version: inForce.version, locale: inForce.language });
}
