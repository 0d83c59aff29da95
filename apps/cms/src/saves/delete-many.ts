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
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { oneByOne, responseOfMany } from './one-by-one.ts';

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
    trash,
    where: combineQueries(where, access),
  });
  const ids = docs.map(({ id }) => id);
  const deleted = await oneByOne(req, slug, ids, unexpected, (id) =>
    deleteByIDOperation({ collection, depth, id, overrideLock, req, trash }),
  );
  return responseOfMany(req, slug, deleted, {
    all: 'general:deletedCountSuccessfully',
    notAll: 'error:unableToDeleteCount',
  });
}

/**
 * Replaces Payload's bulk deletion, which holds the locks of all documents, and that of the references, until the last of
 * them is deleted, and commits a part of what a rejected one has changed.
 */
export function deleteManyEndpoint(slug: string): Omit<Endpoint, 'root'> {
  return { method: 'delete', path: '/', handler: (req) => deleteMany(req, slug as CollectionSlug) };
}
