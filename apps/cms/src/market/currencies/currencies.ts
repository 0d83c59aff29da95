import { currencyCode, rateTypes } from '@beranda/contract';
import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { bumpAfterChange, bumpAfterDelete } from '#cms/cache-tags/bump-hooks.ts';
import { localizedTextField } from '#cms/fields/text-fields.ts';
import { validateWhole } from '#cms/fields/validate-whole.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { rateTypeLabels } from '../exchange-quotes/exchange-quotes.ts';
import { immutableOnceQuoted } from './immutable-once-quoted.ts';

const wrongCode = bilingual(
  'Tulis kode ISO tiga huruf besar, misalnya USD. Rupiah tidak dikuotasikan.',
  'Write the ISO code of three capital letters, such as USD. The rupiah is not quoted.',
);
const wrongFlag = bilingual(
  'Tulis kode negara dua huruf kecil, misalnya us.',
  'Write a country’s code of two small letters, such as us.',
);

const validateCode: TextFieldSingleValidation = (value, { req }) =>
  (currencyCode.safeParse(value).success && value !== 'IDR') || inLanguageOf(req, wrongCode);

const validateFlag: TextFieldSingleValidation = (value, { req }) =>
  (typeof value === 'string' && /^[a-z]{2}$/.test(value)) || inLanguageOf(req, wrongFlag);

/** The currencies that the bank quotes. */
export function currencies(): CollectionConfig {
  return {
    slug: 'currencies',
    labels: {
      singular: bilingual('Mata uang', 'Currency'),
      plural: bilingual('Mata uang', 'Currencies'),
    },
    admin: {
      useAsTitle: 'code',
      defaultColumns: ['code', 'name', 'unit', 'position', 'isShown'],
      group: bilingual('Pasar', 'Market'),
    },
    access: collectionAccess('currencies'),
    defaultSort: 'position',
    disableDuplicate: true,
    hooks: {
      beforeChange: [immutableOnceQuoted.beforeChange],
      afterChange: [bumpAfterChange('currencies')],
      beforeDelete: [immutableOnceQuoted.beforeDelete],
      afterDelete: [bumpAfterDelete('currencies')],
    },
    fields: [
      {
        name: 'code',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        label: bilingual('Kode', 'Code'),
        admin: { disableBulkEdit: true },
        validate: validateCode,
      },
      localizedTextField('name', bilingual('Nama', 'Name'), { required: true, maxLength: 60 }),
      {
        name: 'unit',
        type: 'select',
        required: true,
        defaultValue: '1',
        label: bilingual('Kurs per', 'Rate per'),
        options: ['1', '100'],
        admin: {
          disableBulkEdit: true,
          description: bilingual(
            'Banyaknya mata uang untuk satu kuotasi: yen dan won lazim per 100.',
            'How many of it a quote is for: yen and won are usually quoted per 100.',
          ),
        },
      },
      {
        name: 'digits',
        type: 'number',
        required: true,
        min: 0,
        max: 3,
        validate: validateWhole,
        defaultValue: 2,
        label: bilingual('Angka di belakang koma', 'Digits after the point'),
      },
      {
        name: 'rateTypes',
        type: 'select',
        hasMany: true,
        defaultValue: [...rateTypes],
        label: bilingual('Jenis kurs yang dikuotasikan', 'Rate types that are quoted'),
        options: rateTypes.map((value) => ({ value, label: rateTypeLabels[value] })),
        admin: {
          description: bilingual(
            'Jenis yang tidak dipilih tidak tampil di situs dan tidak dapat diisi; riwayatnya tetap. Tanpa pilihan berarti semua.',
            'One that is not chosen is not shown on the site, and no rate of it is taken; its history stays. None chosen means all.',
          ),
        },
      },
      {
        name: 'flag',
        type: 'text',
        required: true,
        label: bilingual('Bendera', 'Flag'),
        validate: validateFlag,
      },
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
