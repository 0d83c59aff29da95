import type { CollectionConfig, Field } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';

const text = (name: string): Field => ({ name, type: 'text' });
const number = (name: string): Field => ({ name, type: 'number', required: true });

/**
 * The search text of each item in each language that visitors may request, internal: written with the item
 * (`storeSearchTexts`), read by the site's search. Rows of items that are not public are kept as tombstones. Payload
 * would take a table `search_texts` for a part of the global `search`.
 */
export const searchTextCollection: CollectionConfig = {
  slug: 'item-texts',
  labels: {
    singular: bilingual('Teks pencarian', 'Search text'),
    plural: bilingual('Teks pencarian', 'Search texts'),
  },
  admin: { hidden: true },
  access: collectionAccess('item-texts'),
  timestamps: false,
  indexes: [
    { fields: ['collection', 'item', 'locale'], unique: true },
    { fields: ['collection', 'locale', 'tagVersion'] },
  ],
  fields: [
    { name: 'collection', type: 'text', required: true },
    number('item'),
    // The requested language; `language` is that of the texts.
    { name: 'locale', type: 'text', required: true },
    // The version of the collection's cache tag that this row belongs to.
    number('tagVersion'),
    // The version of the program that wrote this row; see `SEARCH_TEXT_FORMAT`.
    number('format'),
    { name: 'isRemoved', type: 'checkbox', required: true },
    ...['slug', 'language', 'title', 'summary', 'headings', 'body', 'searchWords'].map(text),
    { name: 'place', type: 'json' },
    ...['publishedAt', 'foundFrom', 'foundUntil'].map(text),
    // Digest of the item's own text, and the time of its last change: what pages show as “Updated”.
    ...['digest', 'changedAt'].map(text),
  ],
};
