import type { CollectionBeforeChangeHook } from 'payload';

/** Somebody has to begin: the first user gets the role that can give roles. */
export const makeFirstUserAdministrator: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  const { totalDocs } = await req.payload.count({ collection: 'users', overrideAccess: true, req });
  return totalDocs === 0 ? { ...data, roles: ['administrator'] } : data;
};
