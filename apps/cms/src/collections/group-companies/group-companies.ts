import type { CollectionConfig } from 'payload';
import { canWriteContent } from '#cms/access/rules.ts';
import type { Env } from '#cms/env.ts';
import { linkField } from '#cms/fields/text-fields.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { orderField } from '#cms/items/fields/item-fields.ts';
import { itemCollection } from '#cms/items/item-collection.ts';
import { groupCompaniesView } from './item-view.ts';

/** Companies of the bank's group. */
export function groupCompanies(env: Env): CollectionConfig {
  return itemCollection(env, {
    slug: 'group-companies',
    view: groupCompaniesView,
    labels: {
      singular: bilingual('Perusahaan grup', 'Group company'),
      plural: bilingual('Perusahaan grup', 'Group companies'),
    },
    group: bilingual('Perusahaan', 'Company'),
    titleLabel: bilingual('Nama', 'Name'),
    defaultColumns: ['title', 'order', '_status', 'updatedAt'],
    defaultSort: 'order',
    fields: [
      {
        name: 'text',
        type: 'textarea',
        localized: true,
        required: true,
        maxLength: 400,
        label: bilingual('Keterangan', 'Text'),
      },
      linkField('url', bilingual('Situs', 'Website')),
    ],
    sidebar: [
      orderField,
      {
        name: 'logo',
        type: 'upload',
        relationTo: 'media',
        label: bilingual('Logo', 'Logo'),
        admin: { position: 'sidebar' },
        access: { create: canWriteContent, update: canWriteContent },
      },
    ],
  });
}
