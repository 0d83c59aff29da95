import { type ItemCollection, LOCALES, type Locale } from '@beranda/contract';
import type { CollectionSlug, Payload, PayloadRequest, TypeWithVersion, Where } from 'payload';
import { lastSaveIn } from '#cms/saves/last-save.ts';
import type { Item } from './save-action.ts';

type Id = number | string;

const ofAllLanguages: Where = {
  and: [{ publishedLocale: { exists: false } }, { 'version._status.id': { equals: 'published' } }],
};

/** A draft that equals the public state has its status, but is no publication. */
const isPublication = ({ version }: TypeWithVersion<Item>) =>
  [undefined, 'publish'].includes(lastSaveIn(version)?.action);

/** The id of an item's version at the last publication of English; null without one. */
export async function findEnglishPublicationId(
  db: Payload['db'],
  collection: string,
  id: Id,
  req?: PayloadRequest,
): Promise<Id | null> {
  const { docs } = await db.findVersions<Item>({
    collection: collection as CollectionSlug,
    limit: 0,
    locale: 'all',
    pagination: false,
    ...(req ? { req } : {}),
    select: { version: { lastSave: true } },
    sort: '-id',
    where: {
      and: [
        { parent: { equals: id } },
        { 'version._status.en': { equals: 'published' } },
        // A draft of one language keeps the other's status and is no publication.
        { or: [{ publishedLocale: { equals: 'en' } }, ofAllLanguages] },
        { snapshot: { not_equals: true } },
        { autosave: { not_equals: true } },
      ],
    },
  });
  return docs.find(isPublication)?.id ?? null;
}

/** The id of the newest version that is published in a language; null without one. */
async function findPublishedId(
  req: PayloadRequest,
  collection: string,
  id: Id,
  locale: Locale,
): Promise<Id | null> {
  const { docs } = await req.payload.db.findVersions<Item>({
    collection: collection as CollectionSlug,
    limit: 1,
    locale: 'all',
    pagination: false,
    req,
    select: { updatedAt: true },
    sort: '-id',
    where: { and: [{ parent: { equals: id } }, { [`version._status.${locale}`]: { equals: 'published' } }] },
  });
  return docs[0]?.id ?? null;
}

/** Collections whose publications are all kept: a consent is to the text of a notice as it was published at that time. */
const KEPT_WHOLE: readonly string[] = ['notices'] satisfies ItemCollection[];

async function listPublicationIds(req: PayloadRequest, collection: string, id: Id): Promise<Id[]> {
  const { docs } = await req.payload.db.findVersions<Item>({
    collection: collection as CollectionSlug,
    limit: 0,
    locale: 'all',
    pagination: false,
    req,
    select: { version: { lastSave: true } },
    where: {
      and: [
        { parent: { equals: id } },
        { or: LOCALES.map((locale) => ({ [`version._status.${locale}`]: { equals: 'published' } })) },
      ],
    },
  });
  return docs.filter(isPublication).map((version) => version.id);
}

/**
 * The versions of an item that are kept however old they are: the newest published one of each language, by which
 * an item without a page is known to have been public, and the last publication of English, with which its
 * translation is compared. Of notices, all publications.
 */
export async function listKeptVersions(req: PayloadRequest, collection: string, id: Id): Promise<Id[]> {
  const publications = KEPT_WHOLE.includes(collection) ? await listPublicationIds(req, collection, id) : [];
  const kept = [...publications, await findEnglishPublicationId(req.payload.db, collection, id, req)];
  for (const locale of LOCALES) kept.push(await findPublishedId(req, collection, id, locale));
  return [...new Set(kept.filter((candidate) => candidate !== null))];
}
