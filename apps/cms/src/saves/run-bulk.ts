import { APIError, type CollectionSlug, type PayloadRequest } from 'payload';
import { ConfirmationRequiredError } from '#cms/confirmation/require-confirmation.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { collectionLabel } from '#cms/i18n/config-labels.ts';
import { findLatestVersion } from './latest-version.ts';

type Id = number | string;

/** The result of a bulk operation, in the form of Payload's. */
export type BulkResult = {
  docs: unknown[];
  errors: { id: Id; isPublic: boolean; message: string }[];
};

/** A bulk operation cannot pass on the question of a single document. */
const inItsForm = bilingual('Buka formulirnya untuk mengonfirmasi.', 'Open its form to confirm this.');

function reasonOf(req: PayloadRequest, error: unknown, unexpected: Bilingual): string {
  if (error instanceof ConfirmationRequiredError) return `${error.message} ${inLanguageOf(req, inItsForm)}`;
  return error instanceof APIError && error.isPublic ? error.message : inLanguageOf(req, unexpected);
}

/** A document in all languages, as lists show it: an item by its latest version, since its row is what visitors see. */
async function findListed(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: Id,
): Promise<Record<string, unknown> | null> {
  const { versions } = req.payload.collections[collection].config;
  const latest = versions?.drafts
    ? await findLatestVersion<Record<string, unknown>>(req, collection, id)
    : null;
  if (latest) return latest.version;
  return req.payload.db.findOne<{ id: Id } & Record<string, unknown>>({
    collection,
    locale: 'all',
    req,
    where: { id: { equals: id } },
  });
}

/** The title of a document in the language of the request, otherwise in another one; null without one. */
export async function findTitle(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: Id,
): Promise<string | null> {
  const { useAsTitle } = req.payload.collections[collection].config.admin;
  if (!useAsTitle || useAsTitle === 'id') return null;
  const title = (await findListed(req, collection, id))?.[useAsTitle];
  if (typeof title !== 'object' || title === null) return typeof title === 'string' ? title : null;
  const texts: Record<string, unknown> = { ...title };
  const text = [texts[String(req.locale)], ...Object.values(texts)].find(Boolean);
  return typeof text === 'string' ? text : null;
}

/**
 * Applies an operation to many documents one after the other, each in a transaction of its own: one that is rejected
 * changes nothing, and no lock is held until the last of them.
 *
 * @param unexpected what a user reads of an error that is only logged.
 */
export async function runBulk(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly Id[],
  unexpected: Bilingual,
  work: (id: Id) => Promise<unknown>,
): Promise<BulkResult> {
  const done: BulkResult = { docs: [], errors: [] };
  for (const id of ids) {
    try {
      done.docs.push(await work(id));
    } catch (error) {
      const isPublic = error instanceof APIError && error.isPublic;
      if (!isPublic)
        req.payload.logger.error({ err: error, msg: `A bulk operation failed for ${collection} ${id}` });
      const reason = reasonOf(req, error, unexpected);
      const title = await findTitle(req, collection, id);
      done.errors.push({ id, isPublic, message: title === null ? reason : `“${title}”: ${reason}` });
    }
  }
  return done;
}

/** Keys of Payload's messages of a bulk operation. */
type Messages = {
  all: 'general:deletedCountSuccessfully' | 'general:updatedCountSuccessfully';
  notAll: 'error:unableToDeleteCount' | 'error:unableToUpdateCount';
};

/** The response of Payload's bulk operations, with a message that counts the documents. */
export function bulkResponse(
  req: PayloadRequest,
  collection: CollectionSlug,
  { docs, errors }: BulkResult,
  { all, notAll }: Messages,
): Response {
  const total = docs.length + errors.length;
  const label = inLanguageOf(
    req,
    collectionLabel(req.payload, collection, total === 1 ? 'singular' : 'plural'),
  );
  const message =
    errors.length === 0
      ? req.t(all, { count: docs.length, label })
      : req.t(notAll, { count: errors.length, label, total });
  return Response.json({ docs, errors, message }, { status: errors.length === 0 ? 200 : 400 });
}

/** A bulk operation that was rejected as a whole: Payload's lists expect `docs` in every response. */
export const rejectedBulk = ({ data, message, status }: APIError<object | null>): Response =>
  Response.json({ docs: [], errors: [{ message, data }], message }, { status });
