import { DocumentHeader } from '@payloadcms/next/rsc';
import { notFound } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { renderNewItem } from './render-new-item.tsx';

/** The “Create new” screen of an item collection. */
export async function NewItemView({ initPageResult, user }: AdminViewServerProps) {
  const { collectionConfig: collection, permissions, req } = initPageResult;
  if (!collection || !user) return notFound();
  const header = (
    <DocumentHeader collectionConfig={collection} permissions={permissions} req={req} user={user} />
  );
  return (await renderNewItem({ collection, header, permissions, req, user })) ?? notFound();
}
