import {
  type BranchKind,
  type BranchService,
  branchKinds,
  branchServices,
  INDONESIA,
  POSTAL_CODE,
  PROVINCE_CODES,
  provinces,
} from '@beranda/contract';
import type {
  CollectionConfig,
  NumberFieldSingleValidation,
  SelectField,
  TextFieldSingleValidation,
} from 'payload';
import { number, text } from 'payload/shared';
import type { Env } from '#cms/env.ts';
import { sharedTextField } from '#cms/fields/text-fields.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { itemCollection } from '#cms/items/item-collection.ts';
import { branchesView } from './item-view.ts';
import { openingHours } from './opening-hours.ts';

const kindLabels = {
  branch: bilingual('Kantor cabang', 'Branch'),
  'sub-branch': bilingual('Kantor cabang pembantu', 'Sub-branch'),
  'cash-office': bilingual('Kantor kas', 'Cash office'),
  atm: bilingual('ATM', 'ATM'),
} satisfies Record<BranchKind, Bilingual>;

const serviceLabels = {
  teller: bilingual('Teller', 'Teller'),
  'customer-service': bilingual('Layanan nasabah', 'Customer service'),
  loans: bilingual('Pengajuan pinjaman', 'Loan applications'),
  'business-advice': bilingual('Konsultasi usaha', 'Business advice'),
  priority: bilingual('Layanan prioritas', 'Priority banking'),
  'foreign-exchange': bilingual('Penukaran valuta', 'Currency exchange'),
  'safe-deposit-box': bilingual('Kotak penyimpanan', 'Safe deposit boxes'),
  'cash-deposit': bilingual('Mesin setor tunai', 'Cash deposit machine'),
  'cash-withdrawal': bilingual('Tarik tunai', 'Cash withdrawal'),
  'step-free': bilingual('Akses tanpa tangga', 'Step-free access'),
} satisfies Record<BranchService, Bilingual>;

const outside = bilingual(
  'Titik ini di luar Indonesia. Periksa apakah lintang dan bujur tertukar, dan apakah tanda minusnya ada.',
  'This point is outside Indonesia. Are latitude and longitude swapped, or is a minus sign missing?',
);

const wrongPostalCode = bilingual('Kode pos terdiri dari lima angka.', 'A postal code has five digits.');

const validatePostalCode: TextFieldSingleValidation = (value, options) =>
  value && !POSTAL_CODE.test(value) ? inLanguageOf(options.req, wrongPostalCode) : text(value, options);

function coordinate(name: string, label: Bilingual, [min, max]: readonly [number, number]) {
  const validate: NumberFieldSingleValidation = (value, options) =>
    typeof value === 'number' && (value < min || value > max)
      ? inLanguageOf(options.req, outside)
      : number(value, options);
  return {
    name,
    type: 'number' as const,
    required: true,
    label,
    validate,
    admin: { width: '50%' },
  };
}

/** The province, which also determines the time zone of opening hours. */
export const province: SelectField = {
  name: 'province',
  type: 'select',
  required: true,
  index: true,
  label: bilingual('Provinsi', 'Province'),
  options: PROVINCE_CODES.map((value) => {
    const { id, en } = provinces[value];
    return { value, label: bilingual(id, en) };
  }),
};

/** Branches and ATMs with services and opening hours. */
export function branches(env: Env): CollectionConfig {
  return itemCollection(env, {
    slug: 'branches',
    view: branchesView,
    labels: {
      singular: bilingual('Kantor atau ATM', 'Branch or ATM'),
      plural: bilingual('Kantor dan ATM', 'Branches and ATMs'),
    },
    titleLabel: bilingual('Nama', 'Name'),
    defaultColumns: ['title', 'kind', 'city', '_status', 'updatedAt'],
    defaultSort: 'city',
    fields: [
      sharedTextField('address', bilingual('Alamat', 'Address'), { required: true, maxLength: 240 }),
      {
        type: 'row',
        fields: [
          sharedTextField('district', bilingual('Kecamatan', 'District'), {
            maxLength: 60,
            description: bilingual(
              'Pengunjung dapat mencari nama ini. Di Jakarta: kota administrasinya, seperti Jakarta Selatan.',
              'Visitors can search for this name. In Jakarta the part of the city, such as Jakarta Selatan.',
            ),
          }),
          {
            name: 'postalCode',
            type: 'text',
            label: bilingual('Kode pos', 'Postal code'),
            maxLength: 5,
            validate: validatePostalCode,
          },
        ],
      },
      {
        type: 'row',
        fields: [
          sharedTextField('city', bilingual('Kota', 'City'), { required: true, maxLength: 60 }),
          province,
        ],
      },
      {
        type: 'row',
        fields: [
          coordinate('latitude', bilingual('Lintang', 'Latitude'), [INDONESIA.south, INDONESIA.north]),
          coordinate('longitude', bilingual('Bujur', 'Longitude'), [INDONESIA.west, INDONESIA.east]),
        ],
      },
      sharedTextField('phone', bilingual('Telepon', 'Phone'), { maxLength: 30 }),
      {
        name: 'services',
        type: 'select',
        hasMany: true,
        label: bilingual('Layanan', 'Services'),
        options: branchServices.map((value) => ({ value, label: serviceLabels[value] })),
      },
      ...openingHours,
    ],
    sidebar: [
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'branch',
        label: bilingual('Jenis', 'Kind'),
        options: branchKinds.map((value) => ({ value, label: kindLabels[value] })),
        admin: { position: 'sidebar' },
      },
    ],
  });
}
