import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';

/**
 * A hook that takes a lock before anything else of a change of a collection's documents, so that what its validation reads
 * stays true until the commit. Not for users without permission to change them: Payload checks that later.
 */
export const lockBeforeChange =
  (takeLock: (req: PayloadRequest) => Promise<void>): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, req }) => {
    if (operation !== 'create' && operation !== 'update' && operation !== 'delete') return;
    const { overrideAccess } = args as { overrideAccess?: boolean };
    if (overrideAccess || (await collection.access[operation]({ req }))) await takeLock(req);
  };
