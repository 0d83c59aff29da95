import type { CollectionConfig } from 'payload';
import { itemCollection } from '#cms/collections/items/item-collection.ts';
import { body, order, summary } from '#cms/collections/items/item-fields.ts';
import type { Env } from '#cms/env.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';

/** How to use the bank's services, step by step. */
export function guides(env: Env): CollectionConfig {
  return itemCollection(env, {
    slug: 'guides',
    labels: { singular: bilingual('Panduan', 'Guide'), plural: bilingual('Panduan', 'Guides') },
    defaultColumns: ['title', 'group', 'order', '_status'],
    defaultSort: 'order',
    fields: [summary, body()],
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
      order,
    ],
  });
}
