import type { CollectionSlug, PayloadRequest, Where } from 'payload';

/**
 * Deletes all documents that match, in the request's transaction and regardless of what its user may delete.
 *
 * @throws Error if one cannot be deleted: Payload only lists it in its result, so that the rest would be committed.
 */
export async function deleteAll(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
): Promise<void> {
  const { errors } = await req.payload.delete({ collection, where, depth: 0, overrideAccess: true, req });
  const [first] = errors;
  if (first) throw new Error(`${errors.length} of ${collection} could not be deleted: ${first.message}`);
}
