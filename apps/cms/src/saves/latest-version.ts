import type { CollectionSlug, PayloadRequest, TypeWithVersion } from 'payload';

/** The latest version of a document with all languages, as edited by staff; null without versions. */
export async function findLatestVersion<Document extends object>(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<TypeWithVersion<Document> | null> {
  const { docs } = await req.payload.db.findVersions<Document>({
    collection: collection as CollectionSlug,
    limit: 1,
    locale: 'all',
    pagination: false,
    req,
    // Two versions of the same millisecond are both marked as latest.
    sort: '-id',
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
  });
  return docs[0] ?? null;
}
