import { fundKinds, riskLevels } from '@beranda/contract';
import type { CollectionConfig } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { bumpAfterChange, bumpAfterDelete } from '#cms/cache-tags/bump-hooks.ts';
import { isoDate } from '#cms/fields/iso-date.ts';
import { validateSlug } from '#cms/fields/slug.ts';
import { linkField, localizedTextField, sharedTextField } from '#cms/fields/text-fields.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { immutableOnceValued } from './immutable-once-valued.ts';
import { rejectInceptionAfterValues } from './reject-inception-after-values.ts';

const kinds = {
  'money-market': bilingual('Pasar uang', 'Money market'),
  'fixed-income': bilingual('Pendapatan tetap', 'Fixed income'),
  mixed: bilingual('Campuran', 'Balanced'),
  equity: bilingual('Saham', 'Equity'),
  index: bilingual('Indeks', 'Index'),
} satisfies Record<(typeof fundKinds)[number], Bilingual>;

const risks = {
  low: bilingual('Rendah', 'Low'),
  medium: bilingual('Sedang', 'Medium'),
  high: bilingual('Tinggi', 'High'),
} satisfies Record<(typeof riskLevels)[number], Bilingual>;

/** The mutual funds whose values the bank shows. */
export function funds(): CollectionConfig {
  return {
    slug: 'funds',
    labels: { singular: bilingual('Reksa dana', 'Fund'), plural: bilingual('Reksa dana', 'Funds') },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'kind', 'risk', 'manager', 'position', 'isShown'],
      group: bilingual('Pasar', 'Market'),
    },
    access: collectionAccess('funds'),
    defaultSort: 'position',
    disableDuplicate: true,
    hooks: {
      beforeChange: [immutableOnceValued.beforeChange, rejectInceptionAfterValues],
      afterChange: [bumpAfterChange('funds')],
      beforeDelete: [immutableOnceValued.beforeDelete],
      afterDelete: [bumpAfterDelete('funds')],
    },
    fields: [
      localizedTextField('name', bilingual('Nama', 'Name'), { required: true, maxLength: 120 }),
      {
        name: 'slug',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        validate: validateSlug,
        label: bilingual('Kode di alamat', 'Code in addresses'),
        admin: { disableBulkEdit: true },
      },
      {
        name: 'kind',
        type: 'select',
        required: true,
        label: bilingual('Jenis', 'Kind'),
        options: fundKinds.map((value) => ({ value, label: kinds[value] })),
      },
      {
        name: 'risk',
        type: 'select',
        required: true,
        label: bilingual('Risiko', 'Risk'),
        options: riskLevels.map((value) => ({ value, label: risks[value] })),
      },
      sharedTextField('manager', bilingual('Manajer investasi', 'Investment manager'), { required: true }),
      sharedTextField('custodian', bilingual('Bank kustodian', 'Custodian bank'), { required: true }),
      isoDate('inceptionDate', bilingual('Tanggal peluncuran', 'Inception date'), {
        required: true,
        admin: {
          description: bilingual(
            'Imbal hasil sejak peluncuran dihitung dari tanggal ini; tidak tampil bila NAB pertama lebih dari sepuluh hari sesudahnya.',
            'Returns since inception are counted from this day; there is none where the first value is more than ten days later.',
          ),
        },
      }),
      {
        name: 'currency',
        type: 'select',
        required: true,
        defaultValue: 'IDR',
        label: bilingual('Mata uang', 'Currency'),
        options: ['IDR', 'USD'],
        admin: { disableBulkEdit: true },
      },
      localizedTextField('benchmark', bilingual('Tolok ukur', 'Benchmark'), { maxLength: 200 }),
      linkField('factSheetUrl', bilingual('Alamat lembar fakta', 'Address of the fact sheet')),
      {
        name: 'position',
        type: 'number',
        required: true,
        defaultValue: 100,
        label: bilingual('Urutan', 'Position'),
      },
      {
        name: 'isShown',
        type: 'checkbox',
        defaultValue: true,
        label: bilingual('Tampil di situs', 'Shown on the site'),
      },
    ],
  };
}
