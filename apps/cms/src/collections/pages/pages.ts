import { pageLayouts } from '@beranda/contract';
import type { CollectionConfig } from 'payload';
import { blocksField } from '#cms/blocks/blocks.ts';
import {
  addressField,
  joinAddress,
  lockAddresses,
  subType,
} from '#cms/collections/page-addresses/page-address.ts';
import type { Env } from '#cms/env.ts';
import { figuresField } from '#cms/fields/figures/figures-field.ts';
import { validateSlug } from '#cms/fields/slug.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { orderField, summaryField } from '#cms/items/fields/item-fields.ts';
import { itemCollection } from '#cms/items/item-collection.ts';
import { pagesView } from './item-view.ts';

const layoutLabels = {
  default: bilingual('Selebar halaman', 'Whole width'),
  'with-sidebar': bilingual('Dengan daftar halaman sejenis', 'With a list of pages of the same type'),
  'without-sidebar': bilingual('Satu kolom teks', 'One column of text'),
} satisfies Record<(typeof pageLayouts)[number], Bilingual>;

/** Pages at `/{type}/{subType}`, composed of blocks. */
export function pages(env: Env): CollectionConfig {
  return itemCollection(env, {
    slug: 'pages',
    view: pagesView,
    labels: { singular: bilingual('Halaman', 'Page'), plural: bilingual('Halaman', 'Pages') },
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    defaultSort: 'slug',
    hooks: { beforeValidate: [lockAddresses, joinAddress] },
    slugField: addressField('pages'),
    fields: [summaryField, figuresField, blocksField],
    sidebar: [
      {
        name: 'type',
        type: 'text',
        required: true,
        index: true,
        validate: validateSlug,
        label: bilingual('Jenis', 'Type'),
        admin: {
          position: 'sidebar',
          description: bilingual(
            'Bagian pertama alamat, misalnya layanan, informasi, atau about-us.',
            'The first part of the address, such as layanan, informasi or about-us.',
          ),
        },
      },
      subType,
      {
        name: 'layout',
        type: 'select',
        required: true,
        defaultValue: 'with-sidebar',
        label: bilingual('Tata letak', 'Layout'),
        options: pageLayouts.map((value) => ({ value, label: layoutLabels[value] })),
        admin: { position: 'sidebar' },
      },
      orderField,
    ],
  });
}
