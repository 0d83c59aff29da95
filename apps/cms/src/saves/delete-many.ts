import {
  APIError,
  type CollectionSlug,
  combineQueries,
  deleteByIDOperation,
  type Endpoint,
  executeAccess,
  type PayloadRequest,
  parseParams,
} from 'payload';
import { ConfirmationRequiredError } from '#cms/confirmation/require-confirmation.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { confirmBulkDeletion } from './confirm-bulk-deletion.ts';
import { bulkResponse, rejectedBulk, runBulk } from './run-bulk.ts';

const unexpected = bilingual(
  'Data ini tidak dapat dihapus karena kesalahan di server. Coba lagi, atau beri tahu pengelola sistem.',
  'This could not be deleted because of a server error. Try again, or tell the operator of the system.',
);
const withoutWhere = bilingual(
  'Sebutkan data yang dimaksud dengan saringan `where`.',
  'Say what to delete, with a `where` filter.',
);

async function deleteMany(req: PayloadRequest, slug: CollectionSlug): Promise<Response> {
  const { payload } = req;
  const collection = payload.collections[slug];
  const { depth = 0, overrideLock = false, trash = false, where } = parseParams(req.query);
  if (!where) throw new APIError(inLanguageOf(req, withoutWhere), 400, undefined, true);
  const access = await executeAccess({ req }, collection.config.access.delete);
  const { docs } = await payload.find({
    collection: slug,
    depth: 0,
    overrideAccess: false,
    pagination: false,
    req,
    select: {},
    // What was moved there last is named first.
    ...(trash && collection.config.trash ? { sort: '-deletedAt' } : {}),
    trash,
    where: combineQueries(where, access),
  });
  const ids = docs.map(({ id }) => id);
  try {
    await confirmBulkDeletion(req, slug, ids, where);
  } catch (error) {
    if (error instanceof ConfirmationRequiredError) return rejectedBulk(error);
    throw error;
  }
  const deleted = await runBulk(req, slug, ids, unexpected, (id) =>
    deleteByIDOperation({ collection, depth, id, overrideLock, req, trash }),
  );
  return bulkResponse(req, slug, deleted, {
    all: 'general:deletedCountSuccessfully',
    notAll: 'error:unableToDeleteCount',
  });
}

/**
 * Replaces Payload's bulk deletion. That one uses a single transaction, so all documents and the references stay locked until
 * the last one is deleted, and it commits what a rejected deletion had already changed.
 */
export function bulkDeleteEndpoint(slug: string): Omit<Endpoint, 'root'> {
  return { method: 'delete', path: '/', handler: (req) => deleteMany(req, slug as CollectionSlug) };
}
