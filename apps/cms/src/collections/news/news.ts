import { newsTopics } from '@beranda/contract';
import type { CollectionConfig } from 'payload';
import { canPublish } from '#cms/access/can-publish.ts';
import { canSaveWithStatus } from '#cms/access/can-save-with-status.ts';
import { canWriteContent } from '#cms/access/can-write-content.ts';
import { isStaff } from '#cms/access/is-staff.ts';
import { refuseUnlessDraft } from '#cms/access/refuse-unless-draft.ts';
import { redirectWhenSlugChanges } from '#cms/collections/redirects/redirect-when-slug-changes.ts';
import type { Env } from '#cms/env.ts';
import { articleEditor } from '#cms/fields/article-editor.ts';
import { fillSlug, validateSlug } from '#cms/fields/slug.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { previewAddress } from '#cms/preview/preview-address.ts';
import { noteWhetherDraft, raiseAfterChange, raiseAfterDelete } from '#cms/revisions/hooks.ts';
import { coverAllLanguages } from './cover-all-languages.ts';

const AUTOSAVE_MS = 1_500;
const MAX_VERSIONS = 50;

const topicLabels = {
  company: bilingual('Perusahaan', 'Company'),
  products: bilingual('Produk', 'Products'),
  business: bilingual('Bisnis', 'Business'),
  community: bilingual('Komunitas', 'Community'),
  reports: bilingual('Laporan', 'Reports'),
} satisfies Record<(typeof newsTopics)[number], Bilingual>;

const address = redirectWhenSlugChanges('/news/');

/** News, written in Indonesian and translated into English; each language is published by itself. */
export function news(env: Env): CollectionConfig {
  return {
    slug: 'news',
    labels: { singular: bilingual('Berita', 'News item'), plural: bilingual('Berita', 'News') },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'topic', '_status', 'publishedAt'],
      group: bilingual('Konten', 'Content'),
      preview: (doc, { locale }) => previewAddress(env, { collection: 'news', doc, locale }),
    },
    access: {
      create: canSaveWithStatus,
      read: isStaff,
      readVersions: isStaff,
      update: canSaveWithStatus,
      delete: canPublish,
    },
    // A copy would take the status of its original, and so publish what nobody has released.
    disableDuplicate: true,
    defaultSort: '-publishedAt',
    versions: {
      maxPerDoc: MAX_VERSIONS,
      drafts: {
        autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true },
        schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 },
        localizeStatus: true,
      },
    },
    hooks: {
      beforeOperation: [refuseUnlessDraft, coverAllLanguages, noteWhetherDraft('news')],
      beforeValidate: [fillSlug],
      beforeChange: [address.noteAddress],
      afterChange: [raiseAfterChange('news'), address.redirect],
      afterDelete: [raiseAfterDelete('news')],
    },
    fields: [
      {
        name: 'title',
        type: 'text',
        localized: true,
        required: true,
        maxLength: 160,
        label: bilingual('Judul', 'Title'),
      },
      {
        name: 'summary',
        type: 'textarea',
        localized: true,
        required: true,
        maxLength: 320,
        label: bilingual('Ringkasan', 'Summary'),
        admin: {
          description: bilingual(
            'Satu atau dua kalimat; tampil di daftar berita dan saat dibagikan.',
            'One or two sentences, shown in the list and when shared.',
          ),
        },
      },
      {
        name: 'body',
        type: 'richText',
        localized: true,
        required: true,
        label: bilingual('Isi', 'Body'),
        editor: articleEditor,
      },
      {
        type: 'collapsible',
        label: bilingual('Mesin pencari', 'Search engines'),
        admin: { initCollapsed: true },
        fields: [
          {
            name: 'metaTitle',
            type: 'text',
            localized: true,
            maxLength: 70,
            label: bilingual('Judul di hasil pencarian', 'Title in search results'),
          },
          {
            name: 'metaDescription',
            type: 'textarea',
            localized: true,
            maxLength: 170,
            label: bilingual('Deskripsi di hasil pencarian', 'Description in search results'),
          },
        ],
      },
      {
        name: 'slug',
        type: 'text',
        unique: true,
        index: true,
        required: true,
        validate: validateSlug,
        label: bilingual('Alamat', 'Address'),
        admin: {
          position: 'sidebar',
          description: bilingual(
            'Dibuat dari judul berbahasa Indonesia jika dikosongkan.',
            'Made from the Indonesian title when left empty.',
          ),
        },
      },
      {
        name: 'topic',
        type: 'select',
        required: true,
        defaultValue: 'company',
        label: bilingual('Topik', 'Topic'),
        options: newsTopics.map((topic) => ({ value: topic, label: topicLabels[topic] })),
        admin: { position: 'sidebar' },
      },
      {
        name: 'publishedAt',
        type: 'date',
        required: true,
        index: true,
        defaultValue: () => new Date().toISOString(),
        label: bilingual('Tanggal berita', 'Date of the news'),
        admin: {
          position: 'sidebar',
          date: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm' },
          description: bilingual(
            'Tanggal yang tampil dan menentukan urutan. Untuk terbit nanti, gunakan “Jadwalkan”.',
            'The date that is shown and sorts the list. To publish later, schedule it.',
          ),
        },
      },
      {
        name: 'cover',
        type: 'upload',
        relationTo: 'media',
        label: bilingual('Gambar sampul', 'Cover picture'),
        admin: { position: 'sidebar' },
        access: { create: canWriteContent, update: canWriteContent },
      },
    ],
  };
}
