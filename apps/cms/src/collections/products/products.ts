import { productTypes } from '@beranda/contract';
import type { CollectionConfig, Field } from 'payload';
import { blocksField } from '#cms/blocks/blocks.ts';
import { productCalculator } from '#cms/blocks/calculator-offer.ts';
import {
  headingField,
  pointFields,
  rowsField,
  sentencesField,
  textField,
  textLineField,
} from '#cms/blocks/parts.ts';
import {
  addressField,
  joinAddress,
  lockAddresses,
  subType,
} from '#cms/collections/page-addresses/page-address.ts';
import type { Env } from '#cms/env.ts';
import { figuresField, withoutTypedFigures } from '#cms/fields/figures/figures-field.ts';
import { optionalLink } from '#cms/fields/optional-link.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { coverField, orderField, summaryField } from '#cms/items/fields/item-fields.ts';
import { itemCollection } from '#cms/items/item-collection.ts';
import { rejectDeletionWhileUsed } from '#cms/items/reject-deletion-while-used.ts';
import { guaranteeWarning } from '../guarantee-rates/warning/guarantee-warning-field.ts';
import { interestTiers } from './interest-tiers.ts';
import { productsView } from './item-view.ts';

const typeLabels = {
  simpanan: bilingual('Simpanan', 'Savings'),
  pinjaman: bilingual('Pinjaman', 'Loans'),
  wealth: bilingual('Wealth management', 'Wealth management'),
} satisfies Record<(typeof productTypes)[number], Bilingual>;

/** Localized rows. */
const list = (name: string, label: Bilingual, one: Bilingual, fields: Field[]): Field =>
  ({ ...rowsField(name, label, one, fields, 0), localized: true }) as Field;

const translatedSentences = (name: string, label: Bilingual, description: Bilingual): Field =>
  ({
    ...sentencesField(name, label, { isRequired: false, description, maxLength: 900 }),
    localized: true,
  }) as Field;

const offer: Field[] = [
  list('facts', bilingual('Fakta utama', 'Key facts'), bilingual('Fakta', 'Fact'), [
    {
      type: 'row',
      fields: [
        withoutTypedFigures(textLineField('label', bilingual('Sebutan', 'Label'), { maxLength: 60 })),
        withoutTypedFigures(textLineField('value', bilingual('Nilai', 'Value'), { maxLength: 120 })),
      ],
    },
  ]),
  list('benefits', bilingual('Keunggulan', 'Benefits'), bilingual('Keunggulan', 'Benefit'), pointFields),
];

const costs: Field[] = [
  interestTiers,
  guaranteeWarning,
  list('fees', bilingual('Biaya', 'Fees'), bilingual('Biaya', 'Fee'), [
    withoutTypedFigures(textLineField('name', bilingual('Nama', 'Name'))),
    {
      type: 'row',
      fields: [
        withoutTypedFigures(textLineField('amount', bilingual('Jumlah', 'Amount'), { maxLength: 120 })),
        withoutTypedFigures(textLineField('note', bilingual('Keterangan', 'Note'), { isRequired: false })),
      ],
    },
  ]),
  productCalculator,
];

const application: Field[] = [
  list('requirements', bilingual('Syarat', 'Requirements'), bilingual('Syarat', 'Requirement'), [textField]),
  list('steps', bilingual('Langkah', 'Steps'), bilingual('Langkah', 'Step'), [headingField, textField]),
  optionalLink('action', bilingual('Tombol', 'Button')),
  {
    name: 'isInForms',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    label: bilingual('Dapat dipilih di formulir pendaftaran', 'Can be chosen in the registration form'),
  },
  {
    name: 'document',
    type: 'upload',
    relationTo: 'documents',
    label: bilingual('Ringkasan informasi produk (RIPLAY)', 'Product summary (RIPLAY)'),
  },
  translatedSentences(
    'disclaimer',
    bilingual('Pernyataan', 'Disclaimer'),
    bilingual('Yang wajib disampaikan di samping produk.', 'What has to be said beside the product.'),
  ),
];

/** Products, each with a page at `/{type}/{subType}`. */
export function products(env: Env): CollectionConfig {
  return itemCollection(env, {
    slug: 'products',
    view: productsView,
    labels: { singular: bilingual('Produk', 'Product'), plural: bilingual('Produk', 'Products') },
    titleLabel: bilingual('Nama produk', 'Name of the product'),
    defaultColumns: ['title', 'type', '_status', 'order'],
    defaultSort: 'order',
    hooks: { beforeValidate: [lockAddresses, joinAddress], beforeDelete: [rejectDeletionWhileUsed] },
    slugField: addressField('products'),
    fields: [
      {
        ...textLineField('tagline', bilingual('Slogan', 'Tagline'), { maxLength: 120 }),
        localized: true,
      } as Field,
      summaryField,
      {
        type: 'tabs',
        tabs: [
          { label: bilingual('Penawaran', 'Offer'), fields: [figuresField, ...offer] },
          { label: bilingual('Bunga dan biaya', 'Rates and fees'), fields: costs },
          { label: bilingual('Pengajuan', 'Application'), fields: application },
          { label: bilingual('Bagian lain', 'More parts'), fields: [blocksField] },
        ],
      },
    ],
    sidebar: [
      {
        name: 'type',
        type: 'select',
        required: true,
        index: true,
        label: bilingual('Jenis', 'Type'),
        options: productTypes.map((type) => ({ value: type, label: typeLabels[type] })),
        admin: { position: 'sidebar' },
      },
      subType,
      orderField,
      coverField,
    ],
  });
}
