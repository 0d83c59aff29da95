import type { Field } from 'payload';
import { link, plain, translated } from '#cms/fields/texts.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';

/** The bank's identity: name, logo, licence and addresses, none of which are in code. */
export const identity: Field[] = [
  plain('bankName', bilingual('Nama bank', 'Name of the bank'), { required: true }),
  translated('tagline', bilingual('Semboyan', 'Tagline')),
  translated('description', bilingual('Deskripsi untuk mesin pencari', 'Description for search engines'), {
    required: true,
    long: true,
    maxLength: 200,
  }),
  {
    name: 'logo',
    type: 'upload',
    relationTo: 'media',
    label: bilingual('Logo', 'Logo'),
    admin: {
      description: bilingual(
        'Tanpa logo, situs menampilkan lambang bawaan dan nama bank.',
        'Without a logo, the default logo and the name of the bank are shown.',
      ),
    },
  },
  {
    name: 'parent',
    type: 'group',
    label: bilingual('Induk perusahaan', 'Parent company'),
    fields: [
      plain('name', bilingual('Nama', 'Name'), { required: true }),
      plain('shortName', bilingual('Nama singkat', 'Short name'), { required: true }),
      translated('description', bilingual('Keterangan', 'Description'), { long: true }),
      link('url', bilingual('Alamat', 'Address'), { required: true }),
    ],
  },
  {
    name: 'headOffice',
    type: 'group',
    label: bilingual('Kantor pusat', 'Head office'),
    fields: [
      translated('address', bilingual('Alamat', 'Address'), { required: true, long: true }),
      plain('phone', bilingual('Telepon', 'Phone'), { required: true }),
      plain('email', bilingual('E-mail', 'E-mail'), { required: true }),
    ],
  },
  translated('licenceStatement', bilingual('Pernyataan izin', 'Licence statement'), {
    required: true,
    long: true,
  }),
  {
    name: 'depositGuarantee',
    type: 'group',
    label: bilingual('Penjaminan simpanan', 'Deposit guarantee'),
    fields: [
      translated('note', bilingual('Keterangan', 'Note'), { required: true, long: true }),
      translated('linkText', bilingual('Teks tautan', 'Text of the link'), { required: true }),
      link('url', bilingual('Alamat', 'Address'), { required: true }),
    ],
  },
  link('loginUrl', bilingual('Alamat masuk', 'Address of login'), { required: true }),
  link('registerUrl', bilingual('Alamat pendaftaran', 'Address of registration'), { required: true }),
  {
    name: 'isDemonstration',
    type: 'checkbox',
    defaultValue: false,
    label: bilingual('Ini situs demonstrasi', 'This is a demonstration'),
  },
];
