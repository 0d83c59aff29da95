import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
  Where,
} from 'payload';
import type { DocumentRef } from './lock-document.ts';
import { documentSaveOf, type EditLock, endSave } from './save-context.ts';

const COLLECTION = 'payload-locked-documents';

/** Payload's default, which this project does not change. */
const DURATION_MS = 300_000;

function locksOf({ slug, id }: DocumentRef): Where {
  if (id === null) return { globalSlug: { equals: slug } };
  return { and: [{ 'document.relationTo': { equals: slug } }, { 'document.value': { equals: id } }] };
}

async function listEditLocks(req: PayloadRequest, document: DocumentRef): Promise<EditLock[]> {
  const { docs } = await req.payload.db.find<EditLock & { id: number }>({
    collection: COLLECTION,
    limit: 0,
    pagination: false,
    req,
    where: locksOf(document),
  });
  return docs.filter(({ updatedAt }) => Date.now() - new Date(updatedAt).getTime() < DURATION_MS);
}

/** Restores locks that Payload has deleted. The saving user's lock is renewed; others keep their expiry. */
async function storeEditLocks(req: PayloadRequest, locks: readonly EditLock[]): Promise<void> {
  for (const { document, globalSlug, user, createdAt, updatedAt } of locks) {
    const isOwn = String(user.value) === String(req.user?.id);
    await req.payload.db.create({
      collection: COLLECTION,
      data: {
        ...(document ? { document } : {}),
        ...(globalSlug ? { globalSlug } : {}),
        user,
        createdAt,
        updatedAt: isOwn ? new Date().toISOString() : updatedAt,
      },
      req,
      returning: false,
    });
  }
}

/**
 * Payload releases a document's edit lock on every save, including autosaves after 1.5 seconds; another user
 * could then open and overwrite the document. These hooks preserve the lock until its owner leaves, another
 * user takes over, or nothing was saved for five minutes.
 */
export const readEditLocks: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id } = args as { id?: number | string };
  if (operation === 'update' && id !== undefined)
    documentSaveOf(req.context, collection.slug, id).editLocks = await listEditLocks(req, {
      slug: collection.slug,
      id,
    });
  return args;
};

/** Must be the last hook of a save. */
export const restoreEditLocks: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation === 'create') return;
  await storeEditLocks(req, documentSaveOf(req.context, collection.slug, doc.id).editLocks ?? []);
  endSave(req.context, collection.slug, doc.id);
};

export const readGlobalEditLocks: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation === 'update')
    documentSaveOf(req.context, global.slug, null).editLocks = await listEditLocks(req, {
      slug: global.slug,
      id: null,
    });
  return args;
};

export const restoreGlobalEditLocks: GlobalAfterChangeHook = async ({ global, req }) => {
  await storeEditLocks(req, documentSaveOf(req.context, global.slug, null).editLocks ?? []);
  endSave(req.context, global.slug, null);
};
