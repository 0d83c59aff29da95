import type { Access, CollectionSlug, PayloadRequest, SanitizedConfig, Where } from 'payload';
import { ACCESS_TABLE } from './access-table.ts';
import { canWriteDocument } from './document-access.ts';
import { hasRole, type Role } from './roles.ts';
import { denyAll, isStaff } from './rules.ts';

const SLUG = 'payload-locked-documents';

type Lock = { user?: { value?: unknown } | number | string | null };

/** The new owner of a lock that is being written; undefined if unchanged. */
function holderIn(data: Lock | undefined): string | undefined {
  const user = data?.user;
  if (user === undefined) return undefined;
  return String(typeof user === 'object' ? user?.value : user);
}

const isOwner = ({ user }: PayloadRequest): Where => ({ 'user.value': { equals: user?.id } });

const ownLock: Access = ({ req }) => (isStaff({ req }) ? isOwner(req) : false);

/** The names of the collections or globals that the user may read. */
const readableSlugs = (rows: Readonly<Record<string, { read: readonly Role[] }>>, { user }: PayloadRequest) =>
  Object.keys(rows).filter((slug) => hasRole(user, ...(rows[slug]?.read ?? [])));

/** The locks of a collection of which the user may read some documents only. There are as many as open screens. */
async function locksOfSome(slug: CollectionSlug, req: PayloadRequest): Promise<Where> {
  const { docs: locks } = await req.payload.find({
    collection: SLUG,
    where: { 'document.relationTo': { equals: slug } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { in: locks.map(({ document }) => document?.value) } },
    select: {},
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
  });
  const ids = new Set(docs.map(({ id }) => id));
  const readableLocks = locks.filter(({ document }) => ids.has(Number(document?.value)));
  return { id: { in: readableLocks.map(({ id }) => id) } };
}

/** The locks of a collection that the user may read. */
async function locksOf(slug: CollectionSlug, req: PayloadRequest): Promise<Where[]> {
  const { access, lockDocuments } = req.payload.collections[slug].config;
  // Payload's database fails at what has no locks.
  if (lockDocuments === false) return [];
  const isReadable = await access.read({ req });
  if (!isReadable) return [];
  // It has no `in` for the collection of a reference either.
  return [isReadable === true ? { 'document.relationTo': { equals: slug } } : await locksOfSome(slug, req)];
}

/** Edit locks of documents that the user may read: a lock discloses that a document exists, and who works on it. */
const locksOfReadable: Access = async ({ req }) => {
  if (!isStaff({ req })) return false;
  const slugs = readableSlugs(ACCESS_TABLE.collections, req) as CollectionSlug[];
  const ofCollections = await Promise.all(slugs.map((slug) => locksOf(slug, req)));
  return {
    or: [
      isOwner(req),
      { globalSlug: { in: readableSlugs(ACCESS_TABLE.globals, req) } },
      ...ofCollections.flat(),
    ],
  };
};

/**
 * A user may take over a lock only for themselves, of documents that they may save. Other fields of a lock cannot be
 * changed.
 */
const takeOver: Access<Lock> = async ({ data, id, req }) => {
  if (!isStaff({ req }) || holderIn(data) !== String(req.user?.id)) return false;
  if (id === undefined || Object.keys(data ?? {}).join() !== 'user') return false;
  const lock = await req.payload.findByID({
    collection: SLUG,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  if (!lock) return false;
  const { document, globalSlug } = lock;
  const locked = {
    collectionSlug: document?.relationTo,
    globalSlug,
    id: document?.value as number | undefined,
  };
  return canWriteDocument(locked, req);
};

/**
 * Staff see the edit locks of what they may read, release their own, and take one over of what they may save. The server
 * functions of the forms create them. Payload would let every signed-in user change all locks.
 *
 * @throws Error if Payload renames its locks.
 */
export function restrictLocksToOwner(config: SanitizedConfig): void {
  const locks = config.collections.find(({ slug }) => slug === SLUG);
  if (!locks) throw new Error('Payload has no collection of locks.');
  locks.disableBulkEdit = true;
  Object.assign(locks.access, {
    create: denyAll,
    read: locksOfReadable,
    update: takeOver,
    delete: ownLock,
  });
}
