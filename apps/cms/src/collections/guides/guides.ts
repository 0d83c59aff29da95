import type { CollectionConfig } from 'payload';
import type { Env } from '#cms/env.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { bodyField, orderField, summaryField } from '#cms/items/fields/item-fields.ts';
import { itemCollection } from '#cms/items/item-collection.ts';
import { guidesView } from './item-view.ts';

/** Step-by-step guides to the bank's services. */
export function guides(env: Env): CollectionConfig {
  return itemCollection(env, {
    slug: 'guides',
    view: guidesView,
    labels: { singular: bilingual('Panduan', 'Guide'), plural: bilingual('Panduan', 'Guides') },
    defaultColumns: ['title', 'group', 'order', '_status'],
    defaultSort: 'order',
    fields: [summaryField, bodyField()],
    sidebar: [
      {
        name: 'group',
        type: 'relationship',
        relationTo: 'guide-groups',
        required: true,
        index: true,
        label: bilingual('Kelompok', 'Group'),
        admin: { position: 'sidebar' },
      },
      orderField,
    ],
  });
}
