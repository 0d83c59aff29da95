import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { hasRole } from '#cms/access/roles.ts';
import { lock } from '#cms/database/locks.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const sentence = bilingual(
  'Ini adalah administrator terakhir. Jadikan orang lain administrator terlebih dahulu. Undangan yang belum diterima tidak dihitung.',
  'This is the last administrator. Make somebody else administrator first. An invitation that has not been accepted yet does not count.',
);

async function rejectIfLast(req: PayloadRequest, id: number | string): Promise<void> {
  // Locked against a race condition: two concurrent requests could each remove the other's remaining
  // administrator.
  await lock(req, 'administrators');
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    overrideAccess: true,
    req,
    where: {
      and: [
        { roles: { in: ['administrator'] } },
        { id: { not_equals: id } },
        // The address of an open invitation may be mistyped.
        { invitedAt: { exists: false } },
      ],
    },
  });
  if (totalDocs === 0) throw new APIError(inLanguageOf(req, sentence), 400, undefined, true);
}

/** Rejects removing the last administrator, without whom nobody can assign roles. */
export const requireOneAdministrator: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const gaveUpRole =
    operation === 'update' &&
    data.roles !== undefined &&
    hasRole({ roles: originalDoc?.roles }, 'administrator') &&
    !hasRole({ roles: data.roles }, 'administrator');
  if (gaveUpRole) await rejectIfLast(req, originalDoc.id);
  return data;
};

export const requireOneAdministratorOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) =>
  rejectIfLast(req, id);
