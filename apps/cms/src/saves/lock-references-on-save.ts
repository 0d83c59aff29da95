import { ITEM_COLLECTIONS } from '@beranda/contract';
import type { CollectionBeforeChangeHook, FlattenedField, GlobalBeforeChangeHook } from 'payload';
import { lockReferencesShared } from './lock-references.ts';

/** Collections whose documents are not deleted while something refers to them (`rejectDeletionWhileUsed`). */
export const PROTECTED_WHILE_REFERENCED: readonly string[] = [
  'documents',
  'faq-topics',
  'guide-groups',
  'lending-segments',
  'media',
  'products',
  'tags',
];

/** Whether documents with these fields may refer to one of those. */
export const canRefer = (fields: readonly FlattenedField[]): boolean =>
  fields.some((field) => {
    if (field.type === 'blocks' || field.type === 'richText') return true;
    if ('flattenedFields' in field) return canRefer(field.flattenedFields);
    if (field.type !== 'relationship' && field.type !== 'upload') return false;
    return [field.relationTo].flat().some((slug) => PROTECTED_WHILE_REFERENCED.includes(slug));
  });

/** Texts of items may name facts. */
const isItem = (collection: string) => ITEM_COLLECTIONS.some((slug) => slug === collection);

/**
 * Takes the shared lock of references, so that deletions wait for the end of a save. After the access check, and after
 * files have been prepared. Not for cases, which refer to nothing of the kind: a form that is sent never waits for a
 * deletion.
 */
export const lockReferencesOnSave: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  if (isItem(collection.slug) || canRefer(collection.flattenedFields)) await lockReferencesShared(req);
  return data;
};

/** The same for a global, whose texts may name facts as well. */
export const lockReferencesOnGlobalSave: GlobalBeforeChangeHook = async ({ data, req }) => {
  await lockReferencesShared(req);
  return data;
};
