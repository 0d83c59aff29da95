import { rateTypes } from '@beranda/contract';
import type { CollectionConfig } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

export const rateTypeLabels = {
  'e-rate': bilingual('e-Rate', 'e-Rate'),
  'tt-counter': bilingual('TT Counter', 'TT counter'),
  'bank-notes': bilingual('Bank Notes', 'Bank notes'),
} satisfies Record<(typeof rateTypes)[number], Bilingual>;

/**
 * Every rate ever published. Rows come only from market sheets and are immutable, except that a rate can be
 * withdrawn before it begins: its start time becomes null, so no query finds it. The sheet keeps the original
 * time.
 */
export function exchangeQuotes(): CollectionConfig {
  return {
    slug: 'exchange-quotes',
    labels: { singular: bilingual('Kurs', 'Exchange rate'), plural: bilingual('Kurs', 'Exchange rates') },
    admin: {
      useAsTitle: 'currency',
      defaultColumns: ['currency', 'rateType', 'buy', 'sell', 'validFrom', 'withdrawnAt', 'sheet'],
      listSearchableFields: ['currency'],
      group: bilingual('Pasar', 'Market'),
      description: bilingual(
        'Riwayat semua kurs yang pernah terbit. Kurs baru diisi di layar “Data pasar”.',
        'All rates that were ever published. New ones are entered on the screen “Market data”.',
      ),
    },
    access: collectionAccess('exchange-quotes'),
    defaultSort: '-validFrom',
    timestamps: false,
    indexes: [{ fields: ['currency', 'rateType', 'validFrom'] }],
    fields: [
      { name: 'currency', type: 'text', required: true, label: bilingual('Mata uang', 'Currency') },
      {
        name: 'rateType',
        type: 'select',
        required: true,
        label: bilingual('Jenis kurs', 'Rate type'),
        options: rateTypes.map((value) => ({ value, label: rateTypeLabels[value] })),
      },
      { name: 'buy', type: 'number', required: true, label: bilingual('Beli', 'Buy') },
      { name: 'sell', type: 'number', required: true, label: bilingual('Jual', 'Sell') },
      {
        name: 'validFrom',
        type: 'date',
        label: bilingual('Berlaku sejak', 'Valid from'),
        admin: { date: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm' } },
      },
      {
        name: 'publishedAt',
        type: 'date',
        required: true,
        label: bilingual('Terbit', 'Published'),
        admin: { date: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm' } },
      },
      {
        name: 'withdrawnAt',
        type: 'date',
        label: bilingual('Ditarik pada', 'Withdrawn at'),
        admin: { date: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm' } },
      },
      {
        name: 'sheet',
        type: 'relationship',
        relationTo: 'market-sheets',
        index: true,
        label: bilingual('Lembar', 'Sheet'),
      },
    ],
  };
}
