import { DocumentHeader } from '@payloadcms/next/rsc';
import { notFound } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { renderNewItem } from './render-new-item.tsx';

/** The screen behind “Create new” of a collection of items. */
export async function NewItemView({ initPageResult, user }: AdminViewServerProps) {
  const { collectionConfig: collection, permissions, req } = initPageResult;
  if (!collection || !user) return notFound();
  const header = (
    <DocumentHeader collectionConfig={collection} permissions={permissions} req={req} user={user} />
  );
  return (await renderNewItem({ collection, header, permissions, req, user })) ?? notFound();
}
