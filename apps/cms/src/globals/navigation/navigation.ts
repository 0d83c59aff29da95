import type { Field, GlobalConfig } from 'payload';
import { globalAccess } from '#cms/access/access-table.ts';
import { bumpAfterGlobalChange } from '#cms/cache-tags/bump-hooks.ts';
import { namedRows } from '#cms/fields/named-rows.ts';
import { linkField, localizedTextField, sharedTextField } from '#cms/fields/text-fields.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { languageCode } from './language-code.ts';

const text = bilingual('Teks', 'Text');
const url = bilingual('Alamat', 'Address');
const icon = bilingual('Ikon', 'Icon');
const title = bilingual('Judul', 'Title');

const linkFields: Field[] = [
  {
    type: 'row',
    fields: [localizedTextField('text', text, { required: true }), linkField('url', url, { required: true })],
  },
  {
    type: 'row',
    fields: [
      localizedTextField('description', bilingual('Keterangan', 'Description')),
      sharedTextField('icon', icon),
    ],
  },
];

const leftMenu: Field = {
  name: 'leftMenu',
  type: 'array',
  minRows: 1,
  label: bilingual('Menu kiri', 'Left menu'),
  labels: { singular: bilingual('Menu', 'Menu'), plural: bilingual('Menu', 'Menus') },
  admin: namedRows,
  fields: [
    { type: 'row', fields: [localizedTextField('text', text, { required: true }), linkField('url', url)] },
    {
      name: 'columns',
      type: 'array',
      label: bilingual('Kolom panel', 'Columns of the panel'),
      labels: { singular: bilingual('Kolom', 'Column'), plural: bilingual('Kolom', 'Columns') },
      fields: [
        localizedTextField('title', title),
        {
          name: 'links',
          type: 'array',
          minRows: 1,
          label: bilingual('Tautan', 'Links'),
          labels: { singular: bilingual('Tautan', 'Link'), plural: bilingual('Tautan', 'Links') },
          admin: namedRows,
          fields: linkFields,
        },
      ],
    },
    {
      name: 'offer',
      type: 'group',
      label: bilingual('Penawaran di panel', 'Offer in the panel'),
      admin: {
        description: bilingual('Tampil jika judulnya terisi.', 'Shown when it has a title.'),
      },
      fields: [
        localizedTextField('title', title),
        localizedTextField('text', text, { isLong: true }),
        linkField('url', url),
        localizedTextField('action', bilingual('Teks tombol', 'Text of the button')),
      ],
    },
  ],
};

const rightMenu: Field = {
  name: 'rightMenu',
  type: 'array',
  label: bilingual('Menu kanan', 'Right menu'),
  labels: { singular: bilingual('Menu', 'Menu'), plural: bilingual('Menu', 'Menus') },
  admin: namedRows,
  fields: [
    {
      name: 'type',
      type: 'select',
      required: true,
      label: bilingual('Jenis', 'Kind'),
      options: [
        { value: 'search', label: bilingual('Pencarian', 'Search') },
        { value: 'bank-access', label: bilingual('Masuk ke bank', 'Bank access') },
        { value: 'language', label: bilingual('Bahasa', 'Language') },
      ],
    },
    sharedTextField('slug', bilingual('Nama', 'Name'), { required: true }),
    {
      type: 'row',
      fields: [
        localizedTextField('icon', icon, { required: true }),
        {
          name: 'iconWidth',
          type: 'number',
          required: true,
          min: 1,
          max: 200,
          defaultValue: 20,
          label: bilingual('Lebar ikon (piksel)', 'Width of the icon (pixels)'),
        },
      ],
    },
    {
      name: 'subTypes',
      type: 'array',
      label: bilingual('Isi menu', 'Entries'),
      labels: { singular: bilingual('Isi', 'Entry'), plural: bilingual('Isi', 'Entries') },
      fields: [
        localizedTextField('text', text, {
          required: true,
          description: bilingual(
            'Teks, atau kunci terjemahan seperti navigation.login.',
            'A text, or a translation key such as navigation.login.',
          ),
        }),
        sharedTextField('icon', icon, { required: true }),
        linkField('url', url, {
          description: bilingual(
            'Kosong untuk navigation.login dan navigation.register: alamatnya ada di Pengaturan situs.',
            'Empty for navigation.login and navigation.register: their addresses are in Site settings.',
          ),
        }),
        languageCode,
      ],
    },
  ],
};

const footer = (name: string, label: Bilingual): Field => ({
  name,
  type: 'array',
  label,
  labels: { singular: bilingual('Kelompok', 'Group'), plural: bilingual('Kelompok', 'Groups') },
  admin: namedRows,
  fields: [
    {
      name: 'type',
      type: 'select',
      required: true,
      defaultValue: 'links',
      label: bilingual('Jenis', 'Kind'),
      options: [
        { value: 'links', label: bilingual('Tautan', 'Links') },
        { value: 'social', label: bilingual('Media sosial', 'Social media') },
        { value: 'apps', label: bilingual('Unduhan aplikasi', 'App downloads') },
      ],
    },
    localizedTextField('title', title, { required: true }),
    {
      name: 'items',
      type: 'array',
      minRows: 1,
      label: bilingual('Tautan', 'Links'),
      labels: { singular: bilingual('Tautan', 'Link'), plural: bilingual('Tautan', 'Links') },
      fields: linkFields,
    },
  ],
});

/** The menus of header and footer. Rows are shared by both languages, with localized texts. */
export const navigation: GlobalConfig = {
  slug: 'navigation',
  label: bilingual('Navigasi', 'Navigation'),
  admin: { group: bilingual('Situs', 'Site') },
  access: globalAccess('navigation'),
  versions: { max: 50 },
  hooks: { afterChange: [bumpAfterGlobalChange('navigation')] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: bilingual('Bilah navigasi', 'Navigation bar'), fields: [leftMenu, rightMenu] },
        {
          label: bilingual('Kaki halaman', 'Footer'),
          fields: [
            footer('footerLeft', bilingual('Menu kiri', 'Left menu')),
            footer('footerRight', bilingual('Menu kanan', 'Right menu')),
          ],
        },
      ],
    },
  ],
};
