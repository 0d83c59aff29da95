import type { CollectionConfig } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { bumpAfterChange, bumpAfterDelete } from '#cms/cache-tags/bump-hooks.ts';
import { isoDate } from '#cms/fields/iso-date.ts';
import { localizedTextField } from '#cms/fields/text-fields.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';

/** Holidays on weekdays. */
export function holidays(): CollectionConfig {
  return {
    slug: 'holidays',
    labels: { singular: bilingual('Hari libur', 'Holiday'), plural: bilingual('Hari libur', 'Holidays') },
    admin: {
      useAsTitle: 'date',
      defaultColumns: ['date', 'name', 'closesBanks', 'closesExchange'],
      group: bilingual('Pasar', 'Market'),
      description: bilingual(
        'Hari libur nasional dan cuti bersama. Sabtu dan Minggu tidak perlu ditulis.',
        'National holidays and collective leave. Saturdays and Sundays need not be written.',
      ),
    },
    access: collectionAccess('holidays'),
    defaultSort: '-date',
    disableDuplicate: true,
    hooks: { afterChange: [bumpAfterChange('holidays')], afterDelete: [bumpAfterDelete('holidays')] },
    fields: [
      isoDate('date', bilingual('Tanggal', 'Date'), { required: true, unique: true, index: true }),
      localizedTextField('name', bilingual('Nama', 'Name'), { required: true, maxLength: 120 }),
      {
        name: 'closesBanks',
        type: 'checkbox',
        defaultValue: true,
        label: bilingual('Bank tutup', 'Banks are closed'),
      },
      {
        name: 'closesExchange',
        type: 'checkbox',
        defaultValue: true,
        label: bilingual('Bursa tutup', 'The stock exchange is closed'),
      },
    ],
  };
}
