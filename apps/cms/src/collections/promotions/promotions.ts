import { type PromotionCategory, promotionCategories } from '@beranda/contract';
import type { CollectionConfig } from 'payload';
import type { Env } from '#cms/env.ts';
import { articleEditor } from '#cms/fields/article-editor.ts';
import { figuresField, withoutTypedFigures } from '#cms/fields/figures/figures-field.ts';
import { validateUntil } from '#cms/fields/period.ts';
import { localizedTextField } from '#cms/fields/text-fields.ts';
import { validateOptionalLink } from '#cms/fields/validate-link.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { bodyField, coverField, summaryField } from '#cms/items/fields/item-fields.ts';
import { itemCollection } from '#cms/items/item-collection.ts';
import { promotionsView } from './item-view.ts';

const categoryLabels = {
  savings: bilingual('Simpanan', 'Savings'),
  loans: bilingual('Pinjaman', 'Loans'),
  payments: bilingual('Pembayaran', 'Payments'),
  investments: bilingual('Investasi', 'Investments'),
  business: bilingual('Usaha', 'Business'),
} satisfies Record<PromotionCategory, Bilingual>;

const dayAndTime = { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm' } as const;

/**
 * Promotions with a period. Advertising rules require period, terms and quota, so these fields are mandatory.
 * Visibility follows the period.
 */
export function promotions(env: Env): CollectionConfig {
  return itemCollection(env, {
    slug: 'promotions',
    view: promotionsView,
    labels: { singular: bilingual('Promo', 'Promotion'), plural: bilingual('Promo', 'Promotions') },
    defaultColumns: ['title', 'category', 'from', 'until', '_status'],
    defaultSort: '-from',
    fields: [
      summaryField,
      bodyField(),
      {
        name: 'terms',
        type: 'richText',
        localized: true,
        required: true,
        label: bilingual('Syarat dan ketentuan', 'Terms'),
        editor: articleEditor,
      },
      figuresField,
      withoutTypedFigures(
        localizedTextField('quota', bilingual('Kuota', 'Quota'), {
          required: true,
          maxLength: 120,
          description: bilingual(
            'Berapa banyak yang dapat memperolehnya, misalnya “{kuota} debitur pertama”.',
            'How many can have it, such as “the first {kuota} borrowers”.',
          ),
        }),
      ),
    ],
    sidebar: [
      {
        name: 'category',
        type: 'select',
        required: true,
        defaultValue: 'savings',
        label: bilingual('Kategori', 'Category'),
        options: promotionCategories.map((value) => ({ value, label: categoryLabels[value] })),
        admin: { position: 'sidebar' },
      },
      {
        name: 'from',
        type: 'date',
        required: true,
        index: true,
        label: bilingual('Berlaku mulai', 'Begins'),
        admin: { position: 'sidebar', date: dayAndTime },
      },
      {
        name: 'until',
        type: 'date',
        required: true,
        index: true,
        validate: validateUntil,
        label: bilingual('Berlaku sampai', 'Ends'),
        admin: { position: 'sidebar', date: dayAndTime },
      },
      {
        name: 'isQuotaUsed',
        type: 'checkbox',
        defaultValue: false,
        label: bilingual('Kuota habis', 'The quota is used up'),
        admin: { position: 'sidebar' },
      },
      {
        name: 'productUrl',
        type: 'text',
        validate: validateOptionalLink,
        label: bilingual('Halaman produk', 'Page of the product'),
        admin: { position: 'sidebar' },
      },
      coverField,
    ],
  });
}
