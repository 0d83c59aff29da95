import type { CollectionConfig, RelationshipFieldSingleValidation } from 'payload';
import { relationship } from 'payload/shared';
import type { Env } from '#cms/env.ts';
import { isoDate } from '#cms/fields/iso-date.ts';
import { onceAmongRows } from '#cms/fields/once-among-rows.ts';
import { percent } from '#cms/fields/percent.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { itemCollection } from '#cms/items/item-collection.ts';
import { termCollection } from '#cms/items/term-collection.ts';
import { lendingRatesView } from './item-view.ts';

/** Segments of prime lending rates; the supervisor changes the list from time to time. */
export function lendingSegments(): CollectionConfig {
  return termCollection({
    slug: 'lending-segments',
    labels: {
      singular: bilingual('Segmen kredit', 'Lending segment'),
      plural: bilingual('Segmen kredit', 'Lending segments'),
    },
  });
}

const segmentOnce = onceAmongRows(
  {
    rows: (data: { rates?: unknown }) => data.rates,
    name: 'segment',
    error: bilingual('Sudah ada baris untuk segmen ini.', 'There is a row for this segment already.'),
  },
  relationship as RelationshipFieldSingleValidation,
);

/** Prime lending rates (SBDK): one item per change, so that earlier rates stay visible. */
export function lendingRates(env: Env): CollectionConfig {
  return itemCollection(env, {
    slug: 'lending-rates',
    view: lendingRatesView,
    labels: {
      singular: bilingual('Suku bunga dasar kredit', 'Prime lending rates'),
      plural: bilingual('Suku bunga dasar kredit', 'Prime lending rates'),
    },
    group: bilingual('Perusahaan', 'Company'),
    defaultColumns: ['title', 'validFrom', '_status', 'updatedAt'],
    defaultSort: '-validFrom',
    fields: [
      isoDate('validFrom', bilingual('Berlaku mulai', 'In force from'), { required: true, index: true }),
      {
        name: 'rates',
        type: 'array',
        required: true,
        minRows: 1,
        label: bilingual('Suku bunga menurut segmen', 'Rates by segment'),
        labels: { singular: bilingual('Segmen', 'Segment'), plural: bilingual('Segmen', 'Segments') },
        fields: [
          {
            name: 'segment',
            type: 'relationship',
            relationTo: 'lending-segments',
            required: true,
            label: bilingual('Segmen', 'Segment'),
            validate: segmentOnce,
          },
          {
            type: 'row',
            fields: [
              percent('costOfFunds', bilingual('HPDK (%)', 'Cost of funds (%)')),
              percent('overhead', bilingual('Biaya overhead (%)', 'Overhead (%)')),
              percent('margin', bilingual('Margin keuntungan (%)', 'Margin (%)')),
            ],
          },
        ],
      },
      { name: 'file', type: 'upload', relationTo: 'documents', label: bilingual('Berkas', 'File') },
    ],
  });
}
