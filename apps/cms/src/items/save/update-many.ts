import type { ItemCollection } from '@beranda/contract';
import {
  APIError,
  addDataAndFileToRequest,
  addLocalesToRequestFromData,
  type Endpoint,
  executeAccess,
  Forbidden,
  type PayloadRequest,
  parseParams,
  updateByIDOperation,
  type Where,
} from 'payload';
import { isDraftSave, type Save } from '#cms/access/reject-unless-draft.ts';
import { canPublish } from '#cms/access/rules.ts';
import { ConfirmationRequiredError } from '#cms/confirmation/require-confirmation.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { type BulkResult, bulkResponse, rejectedBulk, runBulk } from '#cms/saves/run-bulk.ts';
import { confirmBulkAction, NothingToWithdrawError } from './confirm-bulk-action.ts';
import type { UpdateArgs } from './save-action.ts';

const unexpected = bilingual(
  'Konten ini tidak dapat disimpan karena kesalahan di server. Coba lagi, atau beri tahu pengelola sistem.',
  'This item could not be saved because of an error on the server. Try again, or tell the operator of the system.',
);
const withoutWhere = bilingual(
  'Sebutkan konten yang dimaksud dengan saringan `where`.',
  'Name the items that are meant, by a filter `where`.',
);

type BulkUpdate = Omit<UpdateArgs, 'data'> & {
  where: Where;
  data: Record<string, unknown>;
  limit?: number | undefined;
  overrideLock?: boolean | undefined;
  /** Whether to include items in the trash. */
  trash?: boolean | undefined;
};

/**
 * Saves many items, each under its own lock and in its own transaction. Some may fail while others are saved.
 *
 * @throws {Forbidden} if the user may change none of them.
 * @throws {ConfirmationRequiredError}
 * @throws {NothingToWithdrawError}
 */
export async function updateItems(
  req: PayloadRequest,
  slug: ItemCollection,
  bulk: BulkUpdate,
): Promise<BulkResult> {
  const { payload } = req;
  const collection = payload.collections[slug];
  const { where, data, limit = 0, overrideLock = false, trash = false, ...how } = bulk;
  await executeAccess({ data, req }, collection.config.access.update);
  if (!canPublish({ req }) && !isDraftSave({ ...how, data } as Save)) throw new Forbidden(req.t);
  const { docs } = await payload.find({
    collection: slug,
    depth: 0,
    draft: how.draft === true,
    limit,
    overrideAccess: false,
    pagination: false,
    req,
    trash,
    where,
  });
  const selected = docs.map(({ id }) => id);
  const ids = await confirmBulkAction(req, slug, selected, { ...how, data });
  return runBulk(req, slug, ids, unexpected, (id) => {
    const args = { ...how, id, collection, data: structuredClone(data), overrideLock, req, trash };
    return updateByIDOperation(args as never);
  });
}

/**
 * Replaces Payload's bulk update, which reads all items before the first change and does not roll back
 * rejected ones.
 */
export function bulkUpdateEndpoint(slug: ItemCollection): Omit<Endpoint, 'root'> {
  return {
    method: 'patch',
    path: '/',
    handler: async (req) => {
      await addDataAndFileToRequest(req);
      addLocalesToRequestFromData(req);
      const { draft, limit, overrideLock, publishAllLocales, trash, unpublishAllLocales, where } =
        parseParams(req.query);
      if (!where) throw new APIError(inLanguageOf(req, withoutWhere), 400, undefined, true);
      const bulk: BulkUpdate = {
        data: (req.data ?? {}) as Record<string, unknown>,
        draft,
        limit,
        overrideLock,
        publishAllLocales,
        trash,
        unpublishAllLocales,
        where,
      };
      try {
        return bulkResponse(req, slug, await updateItems(req, slug, bulk), {
          all: 'general:updatedCountSuccessfully',
          notAll: 'error:unableToUpdateCount',
        });
      } catch (error) {
        const isForReader =
          error instanceof ConfirmationRequiredError || error instanceof NothingToWithdrawError;
        if (!isForReader) throw error;
        return rejectedBulk(error);
      }
    },
  };
}
