import { literacyTopics } from '@beranda/contract';
import type { CollectionConfig } from 'payload';
import type { Env } from '#cms/env.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { topicArticleView } from '#cms/items/article-view.ts';
import { bodyField, coverField, publishedAtField, summaryField } from '#cms/items/fields/item-fields.ts';
import { itemCollection } from '#cms/items/item-collection.ts';

const topicLabels = {
  managing: bilingual('Mengatur uang', 'Managing money'),
  saving: bilingual('Menabung dan berinvestasi', 'Saving and investing'),
  borrowing: bilingual('Meminjam', 'Borrowing'),
  safety: bilingual('Aman bertransaksi', 'Staying safe'),
} satisfies Record<(typeof literacyTopics)[number], Bilingual>;

/** Financial literacy articles. */
export function literacy(env: Env): CollectionConfig {
  return itemCollection(env, {
    slug: 'literacy',
    view: topicArticleView,
    labels: {
      singular: bilingual('Artikel literasi', 'Literacy article'),
      plural: bilingual('Literasi', 'Literacy'),
    },
    defaultColumns: ['title', 'topic', '_status', 'publishedAt'],
    defaultSort: '-publishedAt',
    fields: [summaryField, bodyField()],
    sidebar: [
      {
        name: 'topic',
        type: 'select',
        required: true,
        defaultValue: 'managing',
        label: bilingual('Topik', 'Topic'),
        options: literacyTopics.map((topic) => ({ value: topic, label: topicLabels[topic] })),
        admin: { position: 'sidebar' },
      },
      publishedAtField(bilingual('Tanggal artikel', 'Date of the article')),
      coverField,
    ],
  });
}
