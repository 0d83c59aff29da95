import type {
  CollectionSlug,
  DataFromCollectionSlug,
  File,
  PayloadRequest,
  RequestContext,
  RequiredDataFromCollectionSlug,
} from 'payload';

type Upload = { file: File; context: RequestContext };

/**
 * Creates a document without drafts in Indonesian, and adds its English texts; returns its id.
 *
 * @param upload the file of an upload collection.
 */
export async function createInBothLanguages<Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  indonesian: RequiredDataFromCollectionSlug<Slug>,
  english: Partial<DataFromCollectionSlug<Slug>>,
  upload?: Upload,
): Promise<number> {
  const common = { req, collection, depth: 0, overrideAccess: true } as const;
  // Safe casts: the types of the parameters are Payload's own.
  const creation = { ...common, ...upload, locale: 'id', data: indonesian } as const;
  const { id } = await req.payload.create(creation as never);
  await req.payload.update({ ...common, id, locale: 'en', data: english as never });
  return id as number;
}
