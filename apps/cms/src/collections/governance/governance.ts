import { type GovernanceCategory, governanceCategories } from '@beranda/contract';
import type { CollectionConfig } from 'payload';
import type { Env } from '#cms/env.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { bodyField, orderField, summaryField } from '#cms/items/fields/item-fields.ts';
import { itemCollection } from '#cms/items/item-collection.ts';
import { governanceView } from './item-view.ts';

const categoryLabels = {
  bodies: bilingual('Organ perusahaan', 'Bodies of the company'),
  conduct: bilingual('Etika dan integritas', 'Conduct and integrity'),
  control: bilingual('Pengendalian dan keberlanjutan', 'Control and sustainability'),
} satisfies Record<GovernanceCategory, Bilingual>;

/** Pages on corporate governance. */
export function governance(env: Env): CollectionConfig {
  return itemCollection(env, {
    slug: 'governance',
    view: governanceView,
    labels: {
      singular: bilingual('Halaman tata kelola', 'Governance page'),
      plural: bilingual('Tata kelola', 'Governance'),
    },
    defaultColumns: ['title', 'category', 'order', '_status'],
    defaultSort: 'order',
    fields: [
      summaryField,
      bodyField(),
      {
        name: 'attachments',
        type: 'upload',
        relationTo: 'documents',
        hasMany: true,
        maxRows: 20,
        label: bilingual('Lampiran', 'Attachments'),
      },
    ],
    sidebar: [
      {
        name: 'category',
        type: 'select',
        required: true,
        defaultValue: 'bodies',
        label: bilingual('Kategori', 'Category'),
        options: governanceCategories.map((value) => ({ value, label: categoryLabels[value] })),
        admin: { position: 'sidebar' },
      },
      orderField,
    ],
  });
}
