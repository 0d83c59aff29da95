import { newsTopics } from '@beranda/contract';
import type { CollectionConfig } from 'payload';
import type { Env } from '#cms/env.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { topicArticleView } from '#cms/items/article-view.ts';
import { bodyField, coverField, publishedAtField, summaryField } from '#cms/items/fields/item-fields.ts';
import { itemCollection } from '#cms/items/item-collection.ts';

const topicLabels = {
  company: bilingual('Perusahaan', 'Company'),
  products: bilingual('Produk', 'Products'),
  business: bilingual('Bisnis', 'Business'),
  community: bilingual('Komunitas', 'Community'),
  reports: bilingual('Laporan', 'Reports'),
} satisfies Record<(typeof newsTopics)[number], Bilingual>;

/** News about events, by date. */
export function news(env: Env): CollectionConfig {
  return itemCollection(env, {
    slug: 'news',
    view: topicArticleView,
    labels: { singular: bilingual('Berita', 'News item'), plural: bilingual('Berita', 'News') },
    defaultColumns: ['title', 'topic', '_status', 'publishedAt'],
    defaultSort: '-publishedAt',
    fields: [summaryField, bodyField()],
    sidebar: [
      {
        name: 'topic',
        type: 'select',
        required: true,
        defaultValue: 'company',
        label: bilingual('Topik', 'Topic'),
        options: newsTopics.map((topic) => ({ value: topic, label: topicLabels[topic] })),
        admin: { position: 'sidebar' },
      },
      publishedAtField(bilingual('Tanggal berita', 'Date of the news')),
      coverField,
    ],
  });
}
