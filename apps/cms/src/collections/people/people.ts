import { type Board, boards } from '@beranda/contract';
import type { CollectionConfig } from 'payload';
import { canWriteContent } from '#cms/access/rules.ts';
import type { Env } from '#cms/env.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { bodyField, orderField } from '#cms/items/fields/item-fields.ts';
import { itemCollection } from '#cms/items/item-collection.ts';
import { peopleView } from './item-view.ts';

const boardLabels = {
  director: bilingual('Direksi', 'Board of Directors'),
  commissioner: bilingual('Dewan Komisaris', 'Board of Commissioners'),
} satisfies Record<Board, Bilingual>;

/** The management: directors and commissioners. */
export function people(env: Env): CollectionConfig {
  return itemCollection(env, {
    slug: 'people',
    view: peopleView,
    labels: {
      singular: bilingual('Anggota manajemen', 'Member of the management'),
      plural: bilingual('Manajemen', 'Management'),
    },
    group: bilingual('Perusahaan', 'Company'),
    titleLabel: bilingual('Nama', 'Name'),
    defaultColumns: ['title', 'position', 'board', 'order', '_status'],
    defaultSort: 'order',
    fields: [
      {
        name: 'position',
        type: 'text',
        localized: true,
        required: true,
        maxLength: 120,
        label: bilingual('Jabatan', 'Position'),
      },
      bodyField(bilingual('Riwayat hidup', 'Biography')),
    ],
    sidebar: [
      {
        name: 'board',
        type: 'select',
        required: true,
        defaultValue: 'director',
        label: bilingual('Kelompok', 'Board'),
        options: boards.map((value) => ({ value, label: boardLabels[value] })),
        admin: { position: 'sidebar' },
      },
      orderField,
      {
        name: 'portrait',
        type: 'upload',
        relationTo: 'media',
        label: bilingual('Potret', 'Portrait'),
        admin: { position: 'sidebar' },
        access: { create: canWriteContent, update: canWriteContent },
      },
    ],
  });
}
