import { docAccessOperation, docAccessOperationGlobal, type PayloadRequest } from 'payload';

/** A document of a collection, or a global. */
export type NamedDocument = {
  collectionSlug?: unknown;
  globalSlug?: unknown;
  id?: number | string | null | undefined;
};

/** Whether the user may save a document or global, as a draft where drafts exist. */
export async function canWriteDocument(
  { collectionSlug, globalSlug, id }: NamedDocument,
  req: PayloadRequest,
): Promise<boolean> {
  const data = { _status: 'draft' };
  const { collections, globals } = req.payload.config;
  const globalConfig = globals.find(({ slug }) => slug === globalSlug);
  if (globalConfig) return Boolean((await docAccessOperationGlobal({ data, globalConfig, req })).update);
  const config = collections.find(({ slug }) => slug === collectionSlug);
  if (!config || id === undefined || id === null || id === '') return false;
  return Boolean((await docAccessOperation({ id, collection: { config }, data, req })).update);
}

/** Whether the user may read a collection, at least some of it, or a global. */
export async function canReadDocument(
  { collectionSlug, globalSlug }: Omit<NamedDocument, 'id'>,
  req: PayloadRequest,
): Promise<boolean> {
  const { collections, globals } = req.payload.config;
  const entity =
    globals.find(({ slug }) => slug === globalSlug) ??
    collections.find(({ slug }) => slug === collectionSlug);
  return Boolean(await entity?.access.read({ req }));
}
