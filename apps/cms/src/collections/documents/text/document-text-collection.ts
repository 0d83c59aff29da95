import type { CollectionConfig } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';

/** The plain text of each file of a document, by the digest of its content; internal, for the search. */
export const documentTextCollection: CollectionConfig = {
  slug: 'document-texts',
  labels: {
    singular: bilingual('Teks dokumen', 'Text of a document'),
    plural: bilingual('Teks dokumen', 'Texts of documents'),
  },
  admin: { hidden: true },
  access: collectionAccess('document-texts'),
  timestamps: false,
  fields: [
    { name: 'digest', type: 'text', required: true, unique: true, index: true },
    // The version of the program that read it; see `DOCUMENT_TEXT_FORMAT`.
    { name: 'format', type: 'number', required: true },
    // Empty if the file has none, or cannot be read.
    { name: 'text', type: 'text' },
  ],
};
