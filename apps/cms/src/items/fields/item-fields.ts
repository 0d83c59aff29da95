import type { Field } from 'payload';
import { canPublish, canWriteContent } from '#cms/access/rules.ts';
import { articleEditor } from '#cms/fields/article-editor.ts';
import { isoDate } from '#cms/fields/iso-date.ts';
import { searchedAs } from '#cms/fields/searched-as.ts';
import { SLUG_MAX_LENGTH, validateSlug } from '#cms/fields/slug.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

/** The title. An item exists in a language only if it has a title there. */
export function titleField(label: Bilingual = bilingual('Judul', 'Title')): Field {
  return {
    name: 'title',
    type: 'text',
    localized: true,
    required: true,
    maxLength: 160,
    label,
    admin: { components: { Cell: '/items/fields/title-cell.tsx#TitleCell' } },
  };
}

/** One or two sentences for lists, search engines and shared links. */
export const summaryField: Field = {
  name: 'summary',
  type: 'textarea',
  localized: true,
  required: true,
  maxLength: 320,
  label: bilingual('Ringkasan', 'Summary'),
  admin: {
    description: bilingual(
      'Satu atau dua kalimat; tampil di daftar dan saat dibagikan.',
      'One or two sentences, shown in lists and when shared.',
    ),
  },
};

/** The rich text body. */
export function bodyField(label: Bilingual = bilingual('Isi', 'Body')): Field {
  return { name: 'body', type: 'richText', localized: true, required: true, label, editor: articleEditor };
}

/** The date that an item shows and is sorted by. */
export function publishedAtField(label: Bilingual): Field {
  return {
    name: 'publishedAt',
    type: 'date',
    required: true,
    index: true,
    defaultValue: () => new Date().toISOString(),
    label,
    admin: {
      position: 'sidebar',
      date: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm' },
      description: bilingual(
        'Tanggal yang tampil dan menentukan urutan. Untuk terbit nanti, gunakan “Jadwalkan”.',
        'The date that is shown and sorts the list. To publish later, schedule it.',
      ),
    },
  };
}

/** An optional picture; the site draws a placeholder without it. */
export const coverField: Field = {
  name: 'cover',
  type: 'upload',
  relationTo: 'media',
  label: bilingual('Gambar sampul', 'Cover picture'),
  admin: { position: 'sidebar' },
  access: { create: canWriteContent, update: canWriteContent },
};

/** Sort position among items of the collection, ascending. */
export const orderField: Field = {
  name: 'order',
  type: 'number',
  required: true,
  index: true,
  defaultValue: 100,
  min: 0,
  max: 9_999,
  label: bilingual('Urutan', 'Order'),
  admin: {
    position: 'sidebar',
    description: bilingual('Angka terkecil tampil lebih dulu.', 'The smallest number comes first.'),
  },
};

export const slugField: Field = {
  name: 'slug',
  type: 'text',
  unique: true,
  index: true,
  required: true,
  maxLength: SLUG_MAX_LENGTH,
  validate: validateSlug,
  label: bilingual('Alamat halaman', 'Page address'),
  admin: {
    position: 'sidebar',
    description: bilingual(
      'Mengikuti judul berbahasa Indonesia sampai pertama kali terbit, kecuali ditulis sendiri.',
      'Follows the Indonesian title until first published, unless written by hand.',
    ),
  },
};

/** Metadata for search engines, with a preview of the search result. */
export function searchEngineFields(siteUrl: string, base: string): Field {
  return {
    type: 'collapsible',
    label: bilingual('Mesin pencari', 'Search engines'),
    admin: { initCollapsed: true },
    fields: [
      searchedAs('nothing', {
        name: 'metaTitle',
        type: 'text',
        localized: true,
        maxLength: 70,
        label: bilingual('Judul di hasil pencarian', 'Title in search results'),
      }),
      searchedAs('nothing', {
        name: 'metaDescription',
        type: 'textarea',
        localized: true,
        maxLength: 170,
        label: bilingual('Deskripsi di hasil pencarian', 'Description in search results'),
      }),
      {
        name: 'seoPreview',
        type: 'ui',
        label: bilingual('Tampilan di hasil pencarian', 'As a search result'),
        admin: {
          disableListColumn: true,
          components: {
            Field: {
              path: '/admin/seo-preview/seo-preview.tsx#SeoPreview',
              clientProps: { siteUrl, base },
            },
          },
        },
      },
    ],
  };
}

/** Marks an item whose published English is older than its Indonesian. */
export const outdatedTranslationField: Field = {
  name: 'outdatedTranslation',
  type: 'ui',
  label: bilingual('Terjemahan usang', 'Outdated translation'),
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/items/translation/outdated-notice.tsx#OutdatedTranslation' },
  },
};

/** Says who has changed the draft, if publication needs a second person. */
export const secondPersonField: Field = {
  name: 'secondPerson',
  type: 'ui',
  label: bilingual('Orang kedua', 'Second person'),
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/items/second-person/second-person-notice.tsx#SecondPersonNotice' },
  },
};

/** Found by the site's search, shown nowhere; of both languages, so that each finds the other's words. */
export const searchWordsField: Field = {
  name: 'searchWords',
  type: 'textarea',
  maxLength: 4_000,
  label: bilingual('Kata yang dicari nasabah', 'Words that customers search for'),
  admin: {
    position: 'sidebar',
    description: bilingual(
      'Sebutan lain, singkatan, dan kalimat yang diketik orang untuk hal ini, dalam kedua bahasa, dipisah koma. Hanya untuk pencarian di situs.',
      'Other names, abbreviations and phrases that people type for this, in both languages, with commas between them. Only for the search of the site.',
    ),
  },
};

/** The owner of an item and its review date. */
export const stewardshipFields: Field[] = [
  {
    name: 'owner',
    type: 'text',
    maxLength: 120,
    label: bilingual('Penanggung jawab', 'Owner'),
    admin: {
      position: 'sidebar',
      description: bilingual(
        'Unit atau jabatan yang memastikan isinya benar. Tidak tampil di situs.',
        'The unit or post that answers for the text. Not shown on the site.',
      ),
    },
  },
  isoDate('reviewBy', bilingual('Tinjau sebelum', 'Review by'), {
    index: true,
    admin: {
      position: 'sidebar',
      description: bilingual(
        'Sesudah tanggal ini, isi perlu diperiksa lagi. Misalnya 2027-06-30.',
        'After this date the text needs another look. For example 2027-06-30.',
      ),
    },
  }),
];

/** The slug at withdrawal. Republishing under another slug redirects from it. */
export const publicSlugField: Field = {
  name: 'publicSlug',
  type: 'text',
  label: bilingual('Alamat terbit terakhir', 'Last public address'),
  access: { create: () => false, update: () => false },
  admin: { hidden: true },
};

/** The reason of a withdrawal. The address responds with it (410) instead of “not found”. */
export const withdrawalField: Field = searchedAs('nothing', {
  // The reason is public at once, so it requires the right to publish.
  access: { create: canPublish, update: canPublish },
  name: 'withdrawnBecause',
  type: 'textarea',
  localized: true,
  maxLength: 320,
  label: bilingual('Alasan penarikan', 'Reason of withdrawal'),
  admin: {
    position: 'sidebar',
    description: bilingual(
      'Diisi sebelum atau sesudah konten ditarik: alamatnya lalu menjelaskan alasannya (410). Kosong: halaman tidak ditemukan (404). Terhapus saat konten terbit lagi.',
      'Written before or after the item is taken back: its address then says why (410). Empty: not found (404). Cleared when the item is published again.',
    ),
  },
});
