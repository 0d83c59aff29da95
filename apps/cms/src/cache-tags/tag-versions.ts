import type { CollectionConfig } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';

/** One number for each scope; see `src/revisions`. Nobody reads or writes it but the code. */
export const scopeRevisions: CollectionConfig = {
  slug: 'scope-revisions',
  labels: { singular: bilingual('Revisi', 'Revision'), plural: bilingual('Revisi', 'Revisions') },
  admin: { hidden: true },
  access: collectionAccess('scope-revisions'),
  timestamps: false,
  fields: [
    { name: 'scope', type: 'text', required: true, unique: true, index: true },
    { name: 'number', type: 'number', required: true, defaultValue: 0 },
  ],
};
