import type { PayloadRequest, SanitizedConfig } from 'payload';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { guardChanges } from './guard-changes.ts';
import { OPENED_BY_HEADER, OTHER_USER } from './opened-by.ts';

const message = bilingual(
  'Belum disimpan: orang lain sudah masuk di peramban ini sesudah halaman ini dibuka. Masuk lagi sebagai orang yang membukanya, atau muat ulang halaman.',
  'Not saved: somebody else has signed in in this browser after this page was opened. Sign in again as the person who opened it, or reload the page.',
);

type Request = Pick<PayloadRequest, 'user'> & { headers: Headers };

/** Whether the page was opened by another user than the one who is signed in now. Programs send no such header. */
export function isOfOtherUser({ headers, user }: Request): boolean {
  const openedBy = headers.get(OPENED_BY_HEADER);
  return Boolean(user) && openedBy !== null && openedBy !== String(user?.id);
}

/**
 * Rejects every request that changes something from a page that another user has opened, before anything of it is
 * read: it would be stored and recorded under the name of the user who is signed in now.
 */
export function rejectOtherUsers(config: SanitizedConfig): void {
  const rejection = { status: 401, code: OTHER_USER, message };
  guardChanges(config, (req) => (isOfOtherUser(req) ? rejection : null));
}
