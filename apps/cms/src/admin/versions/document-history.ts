import { LOCALES } from '@beranda/contract';
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug } from 'payload';
import { type Entry, historyEntriesOf, type VersionInAllLanguages } from './history.ts';

/** A document's history, with its admin and API paths. */
export type DocumentHistory = {
  entries: Entry[];
  /** The path of the version list. */
  path: string;
  /** The API path for restoring. */
  api: string;
  hasDrafts: boolean;
  /** The time of the current state, or of the latest draft, which restoring must find unchanged. */
  loadedUpdatedAt: string | null;
};

/** Reads the history in all languages: at most the last fifty saves, and older publications that are kept. */
export async function getDocumentHistory({
  initPageResult,
  routeSegments,
}: DocumentViewServerProps): Promise<DocumentHistory> {
  const { collectionConfig, docID, globalConfig, req } = initPageResult;
  const { payload, user } = req;
  const { admin, api } = payload.config.routes;
  const common = {
    depth: 0,
    locale: 'all',
    overrideAccess: false,
    pagination: false,
    req,
    // Two versions of one save may have the same time.
    sort: 'id',
    user,
  } as const;
  const path = [admin, ...routeSegments.slice(0, routeSegments.indexOf('versions') + 1)].join('/');
  if (globalConfig) {
    const slug = globalConfig.slug as GlobalSlug;
    // Before the versions: a save in between then makes restoring stale.
    const stored = await payload.db.findGlobal<{ updatedAt?: string | Date | null }>({ slug, req });
    const loadedUpdatedAt = stored?.updatedAt ? new Date(stored.updatedAt).toISOString() : null;
    const { docs } = await payload.findGlobalVersions({ ...common, slug } as never);
    const entries = historyEntriesOf(docs as unknown as VersionInAllLanguages[], []);
    return { entries, path, api: `${api}/globals/${slug}/versions`, hasDrafts: false, loadedUpdatedAt };
  }
  const collection = collectionConfig?.slug as CollectionSlug;
  const where = { parent: { equals: docID } };
  const [{ docs }, stored] = await Promise.all([
    payload.findVersions({ ...common, collection, trash: true, where } as never),
    payload.db.findOne<{ id: number; _status?: Record<string, string> }>({
      collection,
      locale: 'all',
      req,
      select: { _status: true },
      where: { id: { equals: docID } },
    }),
  ]);
  const shown = LOCALES.filter((locale) => stored?._status?.[locale] === 'published');
  return {
    entries: historyEntriesOf(docs as unknown as VersionInAllLanguages[], shown),
    path,
    api: `${api}/${collection}/versions`,
    hasDrafts: Boolean(collectionConfig?.versions?.drafts),
    loadedUpdatedAt: (docs.at(-1) as unknown as VersionInAllLanguages)?.version.updatedAt ?? null,
  };
}
