import type { CollectionConfig, Field } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

const text = (name: string, label: Bilingual): Field => ({ name, type: 'text', required: true, label });

/**
 * How often an answer to “Was this page helpful?” was given about an item on a day, without anything about who gave it.
 * Written by `storeFeedback` alone, and read by its screen: no endpoint of Payload returns it.
 */
export function feedbackStatistics(): CollectionConfig {
  return {
    slug: 'feedback-statistics',
    labels: {
      singular: bilingual('Penilaian halaman', 'Page feedback'),
      plural: bilingual('Penilaian halaman', 'Page feedback'),
    },
    admin: { hidden: true },
    disableDuplicate: true,
    lockDocuments: false,
    timestamps: false,
    access: collectionAccess('feedback-statistics'),
    indexes: [{ fields: ['day', 'language', 'collection', 'slug', 'answer'], unique: true }],
    fields: [
      text('day', bilingual('Tanggal', 'Day')),
      text('language', bilingual('Bahasa', 'Language')),
      text('collection', bilingual('Jenis', 'Kind')),
      text('slug', bilingual('Alamat', 'Address')),
      text('answer', bilingual('Jawaban', 'Answer')),
      { name: 'count', type: 'number', required: true, label: bilingual('Jumlah', 'Count') },
    ],
  };
}
