import type { Endpoint, PayloadRequest, SanitizedConfig } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { OPENED_BY_HEADER, OTHER_USER } from './opened-by.ts';

const rejected = bilingual(
  'Belum disimpan: orang lain sudah masuk di peramban ini sesudah halaman ini dibuka. Masuk lagi sebagai orang yang membukanya, atau muat ulang halaman.',
  'Not saved: somebody else has signed in in this browser after this page was opened. Sign in again as the person who opened it, or reload the page.',
);

type Request = Pick<PayloadRequest, 'user'> & { headers: Headers };

/** Whether the page was opened by another user than the one who is signed in now. Programs send no such header. */
export function isOfOtherUser({ headers, user }: Request): boolean {
  const openedBy = headers.get(OPENED_BY_HEADER);
  return Boolean(user) && openedBy !== null && openedBy !== String(user?.id);
}

function guarded<E extends Omit<Endpoint, 'root'>>(endpoint: E): E {
  if (endpoint.method === 'get') return endpoint;
  return {
    ...endpoint,
    handler: async (req) => {
      if (!isOfOtherUser(req)) return endpoint.handler(req);
      // In the form of Payload's errors. Not thrown, since it is expected and would be logged.
      const error = { message: inLanguageOf(req, rejected), data: { code: OTHER_USER } };
      return Response.json({ errors: [error] }, { status: 401 });
    },
  };
}

/**
 * Rejects every request that changes something from a page that another user has opened, before anything of it is
 * read: it would be stored and recorded under the name of the user who is signed in now.
 */
export function rejectOtherUsers(config: SanitizedConfig): void {
  // Copy: the collections share Payload's endpoint objects.
  for (const entity of [config, ...config.collections, ...config.globals])
    if (entity.endpoints) entity.endpoints = entity.endpoints.map(guarded);
}
