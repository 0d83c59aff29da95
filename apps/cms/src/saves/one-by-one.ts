import { APIError, type CollectionSlug, type PayloadRequest } from 'payload';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

type Id = number | string;

/** The outcome for many documents, in the form of Payload's bulk operations. */
export type Many = {
  docs: unknown[];
  errors: { id: Id; isPublic: boolean; message: string }[];
};

/**
 * Applies an operation to many documents one after the other, each in a transaction of its own: one that is rejected
 * changes nothing, and no lock is held until the last of them.
 *
 * @param unexpected what a user reads of an error that is only logged.
 */
export async function oneByOne(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly Id[],
  unexpected: Bilingual,
  work: (id: Id) => Promise<unknown>,
): Promise<Many> {
  const done: Many = { docs: [], errors: [] };
  for (const id of ids) {
    try {
      done.docs.push(await work(id));
    } catch (error) {
      const isPublic = error instanceof APIError && error.isPublic;
      if (!isPublic)
        req.payload.logger.error({ err: error, msg: `A bulk operation failed for ${collection} ${id}` });
      done.errors.push({ id, isPublic, message: isPublic ? error.message : inLanguageOf(req, unexpected) });
    }
  }
  return done;
}

/** What Payload's messages of a bulk operation are called. */
type Messages = {
  all: 'general:deletedCountSuccessfully' | 'general:updatedCountSuccessfully';
  notAll: 'error:unableToDeleteCount' | 'error:unableToUpdateCount';
};

/** The response of Payload's bulk operations, with a message that counts the documents. */
export function responseOfMany(
  req: PayloadRequest,
  collection: CollectionSlug,
  { docs, errors }: Many,
  { all, notAll }: Messages,
): Response {
  const { labels } = req.payload.collections[collection].config;
  const total = docs.length + errors.length;
  const names = (total === 1 ? labels.singular : labels.plural) as Record<string, string>;
  const label = names[req.i18n.language] ?? collection;
  const message =
    errors.length === 0
      ? req.t(all, { count: docs.length, label })
      : req.t(notAll, { count: errors.length, label, total });
  return Response.json({ docs, errors, message }, { status: errors.length === 0 ? 200 : 400 });
}
