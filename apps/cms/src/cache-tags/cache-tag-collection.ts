import type { CollectionConfig } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';

/** The version of each cache tag; internal. */
export const cacheTagCollection: CollectionConfig = {
  slug: 'cache-tags',
  labels: {
    singular: bilingual('Tag cache', 'Cache tag'),
    plural: bilingual('Tag cache', 'Cache tags'),
  },
  admin: { hidden: true },
  access: collectionAccess('cache-tags'),
  timestamps: false,
  fields: [
    { name: 'tag', type: 'text', required: true, unique: true, index: true },
    { name: 'version', type: 'number', required: true, defaultValue: 0 },
  ],
};
