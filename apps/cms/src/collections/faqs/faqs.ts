import type { CollectionConfig } from 'payload';
import type { Env } from '#cms/env.ts';
import { articleEditor } from '#cms/fields/article-editor.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { orderField } from '#cms/items/fields/item-fields.ts';
import { itemCollection } from '#cms/items/item-collection.ts';
import { termCollection } from '#cms/items/term-collection.ts';
import { faqsView } from './item-view.ts';

/** Topics of questions; each is a section of the FAQ page. */
export function faqTopics(): CollectionConfig {
  return termCollection({
    slug: 'faq-topics',
    labels: {
      singular: bilingual('Topik pertanyaan', 'Topic of questions'),
      plural: bilingual('Topik pertanyaan', 'Topics of questions'),
    },
  });
}

/** Frequently asked questions. */
export function faqs(env: Env): CollectionConfig {
  return itemCollection(env, {
    slug: 'faqs',
    view: faqsView,
    labels: {
      singular: bilingual('Pertanyaan umum', 'Question'),
      plural: bilingual('Pertanyaan umum', 'Questions'),
    },
    titleLabel: bilingual('Pertanyaan', 'Question'),
    defaultColumns: ['title', 'topic', 'order', '_status', 'updatedAt'],
    defaultSort: 'order',
    fields: [
      {
        name: 'answer',
        type: 'richText',
        localized: true,
        required: true,
        label: bilingual('Jawaban', 'Answer'),
        editor: articleEditor,
      },
    ],
    sidebar: [
      {
        name: 'topic',
        type: 'relationship',
        relationTo: 'faq-topics',
        required: true,
        index: true,
        label: bilingual('Topik', 'Topic'),
        admin: { position: 'sidebar' },
      },
      orderField,
    ],
  });
}
