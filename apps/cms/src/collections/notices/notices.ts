import { noticeKinds } from '@beranda/contract';
import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload';
import type { Env } from '#cms/env.ts';
import { isoDate } from '#cms/fields/iso-date.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { bodyField, slugField, summaryField } from '#cms/items/fields/item-fields.ts';
import { itemCollection } from '#cms/items/item-collection.ts';
import { noticesView } from './item-view.ts';
import { noticeSlug } from './notice-slug.ts';

const kindLabels = {
  privacy: bilingual('Pemberitahuan privasi', 'Privacy notice'),
  accessibility: bilingual('Pernyataan aksesibilitas', 'Accessibility statement'),
} satisfies Record<(typeof noticeKinds)[number], Bilingual>;

const VERSION = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;

/** Derives the slug from kind and version, which makes versions unique per kind. */
const nameByKindAndVersion: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (!data) return data;
  const { kind, version } = { ...originalDoc, ...data };
  return typeof kind === 'string' && typeof version === 'string' && version !== ''
    ? { ...data, slug: noticeSlug(kind, version) }
    : data;
};

/**
 * Legal notices in versions. The version with the latest past start date is in force; earlier ones stay
 * readable, and future ones wait for their date.
 */
export function notices(env: Env): CollectionConfig {
  return itemCollection(env, {
    slug: 'notices',
    view: noticesView,
    labels: {
      singular: bilingual('Pemberitahuan', 'Notice'),
      plural: bilingual('Pemberitahuan', 'Notices'),
    },
    defaultColumns: ['title', 'kind', 'version', 'effectiveFrom', '_status'],
    defaultSort: '-effectiveFrom',
    hooks: { beforeValidate: [nameByKindAndVersion] },
    fields: [summaryField, bodyField()],
    slugField: {
      ...slugField,
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: bilingual('Dibuat dari jenis dan versi.', 'Made from kind and version.'),
      },
    } as typeof slugField,
    sidebar: [
      {
        name: 'kind',
        type: 'select',
        required: true,
        index: true,
        defaultValue: 'privacy',
        label: bilingual('Jenis', 'Kind'),
        options: noticeKinds.map((value) => ({ value, label: kindLabels[value] })),
        admin: { position: 'sidebar' },
      },
      {
        name: 'version',
        type: 'text',
        required: true,
        maxLength: 20,
        label: bilingual('Versi', 'Version'),
        validate: (value: string | null | undefined, { req }: { req: Parameters<typeof inLanguageOf>[0] }) =>
          VERSION.test(value ?? '') ||
          inLanguageOf(req, {
            id: 'Tulis versi dengan huruf kecil, angka, dan titik, misalnya 2.1.',
            en: 'Write the version in small letters, digits and dots, such as 2.1.',
          }),
        admin: {
          position: 'sidebar',
          description: bilingual(
            'Setiap perubahan isi adalah versi baru: buat pemberitahuan baru dan biarkan yang lama.',
            'Every change of the text is a new version: write a new notice and leave the old one as it is.',
          ),
        },
      },
      isoDate('effectiveFrom', bilingual('Berlaku sejak', 'In force from'), {
        required: true,
        index: true,
        admin: {
          position: 'sidebar',
          description: bilingual(
            'Sebelum tanggal ini pengunjung belum melihatnya. Misalnya 2027-01-01.',
            'Visitors do not see it before this day. For example 2027-01-01.',
          ),
        },
      }),
    ],
  });
}
