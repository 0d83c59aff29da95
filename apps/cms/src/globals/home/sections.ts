import { HOME_SECTIONS } from '@beranda/contract';
import type { ArrayFieldValidation, Field } from 'payload';
import { array } from 'payload/shared';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { sectionNames } from './section-names.ts';

const sameTwice = bilingual(
  'Setiap bagian hanya boleh ada satu kali.',
  'Each section may stand in the list only once.',
);

const eachOnce: ArrayFieldValidation = (rows, options) => {
  const names = (rows ?? []).map((row) => (row as { section?: string }).section);
  if (new Set(names).size < names.length) return inLanguageOf(options.req, sameTwice);
  return array(rows, options);
};

/** Order and visibility of the home page's sections, shared by both languages. */
export const sections: Field = {
  name: 'sections',
  type: 'array',
  maxRows: HOME_SECTIONS.length,
  defaultValue: HOME_SECTIONS.map((section) => ({ section, isShown: true })),
  validate: eachOnce,
  label: bilingual('Susunan bagian', 'Order of the sections'),
  labels: { singular: bilingual('Bagian', 'Section'), plural: bilingual('Bagian', 'Sections') },
  admin: {
    initCollapsed: true,
    components: { RowLabel: '/globals/home/section-label.tsx#SectionLabel' },
    description: bilingual(
      'Seret untuk mengubah urutan. Pembuka selalu paling atas. Bagian yang tidak ada di daftar tidak tampil; daftar yang kosong berarti urutan bawaan.',
      'Drag to change the order. The hero always comes first. What is not in the list is not shown; an empty list means the usual order.',
    ),
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'section',
          type: 'select',
          required: true,
          label: bilingual('Bagian', 'Section'),
          options: HOME_SECTIONS.map((value) => ({ value, label: sectionNames[value] })),
        },
        {
          name: 'isShown',
          type: 'checkbox',
          defaultValue: true,
          label: bilingual('Tampilkan', 'Show'),
        },
      ],
    },
  ],
};
