import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { EDIT_LOCKS, listEditLocks } from './edit-locks.ts';
import { documentSaveOf, type EditLock, endSave } from './save-context.ts';

/** Restores locks that Payload has deleted. The saving user's lock is renewed; others keep their expiry. */
async function storeEditLocks(req: PayloadRequest, locks: readonly EditLock[]): Promise<void> {
  for (const { document, globalSlug, user, createdAt, updatedAt } of locks) {
    const isOwn = String(user.value) === String(req.user?.id);
    await req.payload.db.create({
      collection: EDIT_LOCKS,
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
