import type { CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload';
import * as z from 'zod';
import type { DocumentRef } from './lock-document.ts';
import type { EditLock } from './save-context.ts';

export const EDIT_LOCKS = 'payload-locked-documents';

/** Payload's default, which this project does not change. */
const DURATION_MS = 300_000;

function locksOf({ slug, id }: DocumentRef): Where {
  if (id === null) return { globalSlug: { equals: slug } };
  return { and: [{ 'document.relationTo': { equals: slug } }, { 'document.value': { equals: id } }] };
}

/** The edit locks of a document that have not expired. */
export async function listEditLocks(req: PayloadRequest, document: DocumentRef): Promise<EditLock[]> {
  const { docs } = await req.payload.db.find<EditLock & { id: number }>({
    collection: EDIT_LOCKS,
    limit: 0,
    pagination: false,
    req,
    where: locksOf(document),
  });
  return docs.filter(({ updatedAt }) => Date.now() - new Date(updatedAt).getTime() < DURATION_MS);
}

/**
 * Deletes the edit locks of an account that is deleted: the database would empty their `user`, and Payload cannot show a
 * document with such a lock to anybody.
 */
export const deleteEditLocks: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({
    collection: EDIT_LOCKS,
    req,
    where: { and: [{ 'user.relationTo': { equals: 'users' } }, { 'user.value': { equals: id } }] },
  });
};

const nameSchema = z.object({ name: z.string().min(1) });

/** The name of the person who holds a lock; null if the account is gone. */
export async function findHolderName(req: PayloadRequest, id: number | string): Promise<string | null> {
  const user = await req.payload.db.findOne<{ id: number; name?: string }>({
    collection: 'users',
    req,
    where: { id: { equals: id } },
  });
  return nameSchema.safeParse(user).data?.name ?? null;
}
