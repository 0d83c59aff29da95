import { DEFAULT_LOCALE } from '@beranda/contract';
import type {
  CollectionBeforeValidateHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload';
import type { MultilingualItem } from '#cms/content/multilingual.ts';
import { SLUG_MAX_LENGTH, slugFromTitle } from '#cms/fields/slug.ts';
import { findStored } from '../find-stored.ts';

/** Whether an item was ever public. Items without drafts are public from the first save. */
export async function wasPublic(
  req: PayloadRequest,
  { slug: collection, versions }: SanitizedCollectionConfig,
  id: number | string | undefined,
): Promise<boolean> {
  if (!versions?.drafts) return id !== undefined;
  if (id === undefined) return false;
  const stored = await findStored(req, collection as CollectionSlug, id);
  if (Object.values(stored?._status ?? {}).includes('published') || stored?.publicSlug) return true;
  // Items without a page have no `publicSlug`; check the versions instead.
  const { docs } = await req.payload.db.findVersions<MultilingualItem>({
    collection: collection as CollectionSlug,
    locale: 'all',
    pagination: false,
    req,
    select: { version: { _status: true } } as never,
    where: { parent: { equals: id } },
  });
  return docs.some(({ version }) => Object.values(version._status ?? {}).includes('published'));
}

/** Returns the slug, with a numeric suffix if another item or its latest draft already uses it. */
export async function freeSlug(
  req: PayloadRequest,
  { slug, versions }: SanitizedCollectionConfig,
  id: number | string | undefined,
  preferred: string,
): Promise<string> {
  const collection = slug as CollectionSlug;
  const isTaken = async (candidate: string) => {
    const common = { collection, overrideAccess: true, req, trash: true } as const;
    const other = (field: string): Where[] => (id === undefined ? [] : [{ [field]: { not_equals: id } }]);
    const items = await req.payload.count({
      ...common,
      where: { and: [{ slug: { equals: candidate } }, ...other('id')] },
    });
    if (items.totalDocs > 0 || !versions?.drafts) return items.totalDocs > 0;
    const drafts = await req.payload.countVersions({
      ...common,
      where: {
        and: [{ 'version.slug': { equals: candidate } }, { latest: { equals: true } }, ...other('parent')],
      },
    });
    return drafts.totalDocs > 0;
  };
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : `-${number}`;
    const candidate = preferred.slice(0, SLUG_MAX_LENGTH - suffix.length) + suffix;
    if (!(await isTaken(candidate))) return candidate;
  }
}

/**
 * Derives the slug from the Indonesian title until first publication, unless it was edited by hand. Each
 * autosave regenerates it from the longer title.
 */
export const followTitle: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  if (!data || req.locale !== DEFAULT_LOCALE) return data;
  const id: number | string | undefined = originalDoc?.id;
  const derived = await slugFromTitle(data, originalDoc ?? {}, () => wasPublic(req, collection, id));
  return derived === null ? data : { ...data, slug: await freeSlug(req, collection, id, derived) };
};
