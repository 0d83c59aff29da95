import type { CollectionConfig, Field } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { exportStatisticsEndpoint } from './export-statistics.ts';

const text = (name: string, label: Bilingual): Field => ({ name, type: 'text', required: true, label });
const number = (name: string, label: Bilingual): Field => ({ name, type: 'number', required: true, label });

const day = text('day', bilingual('Tanggal', 'Day'));
const searched = [
  day,
  text('language', bilingual('Bahasa', 'Language')),
  text('query', bilingual('Pencarian', 'Search')),
];

/** Written by `storeCounts` alone, and read by the screen of the statistics: no endpoint of Payload returns them. */
const internal = {
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
} as const;

/** How often something was searched on a day, without anything about who searched. */
export function searchStatistics(): CollectionConfig {
  return {
    ...internal,
    slug: 'search-statistics',
    labels: {
      singular: bilingual('Statistik pencarian', 'Search statistic'),
      plural: bilingual('Statistik pencarian', 'Search statistics'),
    },
    access: collectionAccess('search-statistics'),
    endpoints: [exportStatisticsEndpoint],
    indexes: [{ fields: ['day', 'language', 'query'], unique: true }],
    fields: [
      ...searched,
      number('searches', bilingual('Jumlah pencarian', 'Searches')),
      number('withoutResult', bilingual('Tanpa hasil', 'Without result')),
    ],
  };
}

/** Which results were opened on a day. */
export function searchClickStatistics(): CollectionConfig {
  return {
    ...internal,
    slug: 'search-click-statistics',
    labels: {
      singular: bilingual('Statistik klik pencarian', 'Statistic of search clicks'),
      plural: bilingual('Statistik klik pencarian', 'Statistics of search clicks'),
    },
    access: collectionAccess('search-click-statistics'),
    indexes: [{ fields: ['day', 'language', 'query', 'path'], unique: true }],
    fields: [
      ...searched,
      text('path', bilingual('Halaman', 'Page')),
      number('clicks', bilingual('Jumlah klik', 'Clicks')),
    ],
  };
}

/** Batches of the public site, of feedback too, that are stored, so that a repeated one is not counted twice. */
export function searchCountBatches(): CollectionConfig {
  return {
    ...internal,
    slug: 'search-count-batches',
    labels: {
      singular: bilingual('Kiriman statistik pencarian', 'Batch of search counts'),
      plural: bilingual('Kiriman statistik pencarian', 'Batches of search counts'),
    },
    access: collectionAccess('search-count-batches'),
    fields: [
      {
        name: 'batch',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        label: bilingual('Nomor kiriman', 'Id of the batch'),
      },
      { ...day, index: true } as Field,
    ],
  };
}
