import type { Field } from 'payload';
import { linkField, localizedTextField, sharedTextField } from '#cms/fields/text-fields.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';

/** The bank's identity: name, logo, licence and addresses, none of which are in code. */
export const identity: Field[] = [
  sharedTextField('bankName', bilingual('Nama bank', 'Name of the bank'), { required: true }),
  localizedTextField('tagline', bilingual('Semboyan', 'Tagline')),
  localizedTextField(
    'description',
    bilingual('Deskripsi untuk mesin pencari', 'Description for search engines'),
    {
      required: true,
      isLong: true,
      maxLength: 200,
    },
  ),
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
      sharedTextField('name', bilingual('Nama', 'Name'), { required: true }),
      sharedTextField('shortName', bilingual('Nama singkat', 'Short name'), { required: true }),
      localizedTextField('description', bilingual('Keterangan', 'Description'), { isLong: true }),
      linkField('url', bilingual('Alamat', 'Address'), { required: true }),
    ],
  },
  {
    name: 'headOffice',
    type: 'group',
    label: bilingual('Kantor pusat', 'Head office'),
    fields: [
      localizedTextField('address', bilingual('Alamat', 'Address'), { required: true, isLong: true }),
      sharedTextField('phone', bilingual('Telepon', 'Phone'), { required: true }),
      sharedTextField('email', bilingual('E-mail', 'E-mail'), { required: true }),
    ],
  },
  localizedTextField('licenceStatement', bilingual('Pernyataan izin', 'Licence statement'), {
    required: true,
    isLong: true,
  }),
  {
    name: 'depositGuarantee',
    type: 'group',
    label: bilingual('Penjaminan simpanan', 'Deposit guarantee'),
    fields: [
      localizedTextField('note', bilingual('Keterangan', 'Note'), { required: true, isLong: true }),
      localizedTextField('linkText', bilingual('Teks tautan', 'Text of the link'), { required: true }),
      linkField('url', bilingual('Alamat', 'Address'), { required: true }),
    ],
  },
  linkField('loginUrl', bilingual('Alamat masuk', 'Address of login'), { required: true }),
  linkField('registerUrl', bilingual('Alamat pendaftaran', 'Address of registration'), { required: true }),
  {
    name: 'isDemonstration',
    type: 'checkbox',
    defaultValue: false,
    label: bilingual('Ini situs demonstrasi', 'This is a demonstration'),
  },
];
