import type { GlobalConfig } from 'payload';
import { globalAccess } from '#cms/access/access-table.ts';
import { bumpAfterGlobalChange } from '#cms/cache-tags/bump-hooks.ts';
import { namedRows } from '#cms/fields/named-rows.ts';
import { localizedTextField, sharedTextField } from '#cms/fields/text-fields.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';

const required = { required: true } as const;
const long = { required: true, isLong: true } as const;

/** About the bank: company, vision and mission, history, organisation. */
export const about: GlobalConfig = {
  slug: 'about',
  label: bilingual('Tentang kami', 'About us'),
  admin: { group: bilingual('Perusahaan', 'Company') },
  access: globalAccess('about'),
  versions: { max: 50 },
  hooks: { afterChange: [bumpAfterGlobalChange('about')] },
  fields: [
    localizedTextField('headline', bilingual('Judul', 'Headline'), required),
    localizedTextField('lead', bilingual('Pengantar', 'Lead'), long),
    localizedTextField('companyTitle', bilingual('Judul profil', 'Title of the profile'), required),
    localizedTextField('company', bilingual('Profil perusahaan', 'Company profile'), {
      ...long,
      description: bilingual('Baris kosong memulai paragraf baru.', 'An empty line begins a new paragraph.'),
    }),
    localizedTextField('vision', bilingual('Visi', 'Vision'), long),
    {
      name: 'missions',
      type: 'array',
      label: bilingual('Misi', 'Mission'),
      labels: { singular: bilingual('Misi', 'Mission'), plural: bilingual('Misi', 'Missions') },
      admin: namedRows,
      fields: [localizedTextField('text', bilingual('Teks', 'Text'), long)],
    },
    {
      name: 'history',
      type: 'array',
      label: bilingual('Sejarah', 'History'),
      labels: { singular: bilingual('Peristiwa', 'Event'), plural: bilingual('Peristiwa', 'Events') },
      admin: namedRows,
      fields: [
        sharedTextField('year', bilingual('Tahun', 'Year'), required),
        localizedTextField('title', bilingual('Judul', 'Title'), required),
        localizedTextField('text', bilingual('Teks', 'Text'), long),
      ],
    },
    localizedTextField('structure', bilingual('Struktur organisasi', 'Organisation structure'), {
      ...long,
      description: bilingual(
        'Satu baris untuk setiap jabatan atau unit; dua spasi lebih ke dalam untuk yang di bawahnya. Situs menggambarnya.',
        'A line for each post or unit; two blanks further in for those below it. The site draws it.',
      ),
    }),
    {
      name: 'structurePicture',
      type: 'upload',
      relationTo: 'media',
      label: bilingual('Gambar struktur sendiri', 'Picture of the structure'),
      admin: {
        description: bilingual(
          'Menggantikan gambar yang dibuat situs. Daftar di atas tetap dibacakan untuk pembaca layar.',
          'Takes the place of what the site draws. The list above is still there for who cannot see it.',
        ),
      },
    },
  ],
};
