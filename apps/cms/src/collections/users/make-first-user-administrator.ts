import type { CollectionBeforeChangeHook } from 'payload';

/** Gives the first user the administrator role, which is required to assign roles. */
export const makeFirstUserAdministrator: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  const { totalDocs } = await req.payload.count({ collection: 'users', overrideAccess: true, req });
  return totalDocs === 0 ? { ...data, roles: ['administrator'] } : data;
};
