import type { Payload, PayloadRequest } from 'payload';
import type { Synonym } from '#cms/payload-types.ts';

/** All groups, the oldest first. @param req reads within its transaction. */
export async function listGroups(payload: Payload, req?: PayloadRequest): Promise<Synonym[]> {
  const { docs } = await payload.find({
    collection: 'synonyms',
    depth: 0,
    pagination: false,
    sort: 'id',
    overrideAccess: true,
    ...(req ? { req } : {}),
  });
  return docs;
}
