import type { CollectionAfterLoginHook } from 'payload';
import type { User } from '#cms/payload-types.ts';

/** Closes the invitation of an account with its first sign-in, which the new password begins. */
export const acceptInvitation: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  if (!user.invitedAt) return;
  await req.payload.update({
    collection: 'users',
    id: user.id,
    data: { invitedAt: null },
    depth: 0,
    overrideAccess: true,
    req,
  });
};
