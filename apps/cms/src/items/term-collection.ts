import type { CollectionConfig, Field } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { bumpAfterChange, bumpAfterDelete } from '#cms/cache-tags/bump-hooks.ts';
import { localizedTextField } from '#cms/fields/text-fields.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { followTitle } from './fields/follow-title.ts';
import { orderField, slugField } from './fields/item-fields.ts';
import { rejectDeletionWhileUsed } from './reject-deletion-while-used.ts';

type TermCollectionOptions = {
  slug: 'faq-topics' | 'lending-segments' | 'tags';
  labels: { singular: Bilingual; plural: Bilingual };
  fields?: Field[];
};

/**
 * Creates a collection of terms, such as tags. They have no drafts: a change is public at once, so only
 * publishers may make it.
 */
export function termCollection({
  slug: collection,
  labels,
  fields = [],
}: TermCollectionOptions): CollectionConfig {
  return {
    slug: collection,
    labels,
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'slug', 'order'],
      group: bilingual('Konten', 'Content'),
    },
    access: collectionAccess(collection),
    disableDuplicate: true,
    defaultSort: 'order',
    hooks: {
      beforeValidate: [followTitle],
      beforeDelete: [rejectDeletionWhileUsed],
      afterChange: [bumpAfterChange(collection)],
      afterDelete: [bumpAfterDelete(collection)],
    },
    fields: [
      localizedTextField('title', bilingual('Nama', 'Name'), { required: true, maxLength: 60 }),
      ...fields,
      slugField,
      orderField,
    ],
  };
}
