import { guideIcons } from '@beranda/contract';
import type { CollectionConfig } from 'payload';
import type { Env } from '#cms/env.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { orderField, summaryField } from '#cms/items/fields/item-fields.ts';
import { itemCollection } from '#cms/items/item-collection.ts';
import { rejectDeletionWhileUsed } from '#cms/items/reject-deletion-while-used.ts';
import { guideGroupsView } from './item-view.ts';

const iconLabels = {
  'piggy-bank': bilingual('Celengan', 'Piggy bank'),
  phone: bilingual('Ponsel', 'Phone'),
  shield: bilingual('Perisai', 'Shield'),
  'hand-coins': bilingual('Tangan dan uang', 'Hand with coins'),
  message: bilingual('Percakapan', 'Message'),
  store: bilingual('Toko', 'Shop'),
  truck: bilingual('Truk', 'Truck'),
  diamond: bilingual('Permata', 'Diamond'),
  calculator: bilingual('Kalkulator', 'Calculator'),
  'map-pin': bilingual('Penanda peta', 'Map pin'),
  clipboard: bilingual('Papan catatan', 'Clipboard'),
  book: bilingual('Buku', 'Book'),
} satisfies Record<(typeof guideIcons)[number], Bilingual>;

/** Groups of guides, each with its own page. */
export function guideGroups(env: Env): CollectionConfig {
  return itemCollection(env, {
    slug: 'guide-groups',
    view: guideGroupsView,
    labels: {
      singular: bilingual('Kelompok panduan', 'Guide group'),
      plural: bilingual('Kelompok panduan', 'Guide groups'),
    },
    defaultColumns: ['title', 'order', '_status'],
    defaultSort: 'order',
    hooks: { beforeDelete: [rejectDeletionWhileUsed] },
    fields: [summaryField],
    sidebar: [
      {
        name: 'icon',
        type: 'select',
        required: true,
        defaultValue: 'book',
        label: bilingual('Ikon', 'Icon'),
        options: guideIcons.map((icon) => ({ value: icon, label: iconLabels[icon] })),
        admin: { position: 'sidebar' },
      },
      orderField,
    ],
  });
}
