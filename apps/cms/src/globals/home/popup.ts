import { popupFrequencies } from '@beranda/contract';
import type { Field } from 'payload';
import { optionalLink } from '#cms/fields/optional-link.ts';
import { isOnField, period } from '#cms/fields/period.ts';
import { localizedTextField } from '#cms/fields/text-fields.ts';
import { validateWhole } from '#cms/fields/validate-whole.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { translationFields } from '../banners/translated-banners.ts';

const MAX_DAYS = 365;

const frequencyLabels = {
  'every-visit': bilingual('Setiap kali halaman dibuka', 'Every time the page is opened'),
  'every-session': bilingual('Sekali setiap sesi peramban', 'Once in a browser session'),
  'every-days': bilingual('Sekali dalam beberapa hari', 'Once in a number of days'),
  once: bilingual('Sekali saja', 'Only once'),
} satisfies Record<(typeof popupFrequencies)[number], Bilingual>;

/** The popup of the home page. */
export const popup: Field[] = [
  isOnField(bilingual('Tampilkan popup di beranda', 'Show a popup on the home page')),
  localizedTextField('title', bilingual('Judul', 'Title'), {
    maxLength: 80,
    description: bilingual(
      'Bahasa yang judulnya kosong tidak menampilkan popup.',
      'A language without a title shows no popup.',
    ),
  }),
  localizedTextField('text', bilingual('Teks', 'Text'), { isLong: true, maxLength: 320 }),
  optionalLink('action', bilingual('Tombol', 'Button')),
  ...translationFields,
  { name: 'picture', type: 'upload', relationTo: 'media', label: bilingual('Gambar', 'Picture') },
  {
    type: 'row',
    fields: [
      {
        name: 'frequency',
        type: 'select',
        required: true,
        defaultValue: 'every-session',
        label: bilingual('Seberapa sering', 'How often'),
        options: popupFrequencies.map((value) => ({ value, label: frequencyLabels[value] })),
        admin: { width: '50%' },
      },
      {
        name: 'everyDays',
        type: 'number',
        required: true,
        min: 1,
        max: MAX_DAYS,
        validate: validateWhole,
        defaultValue: 7,
        label: bilingual('Jarak (hari)', 'Days between two showings'),
        admin: {
          width: '50%',
          condition: (_data, siblings) => siblings.frequency === 'every-days',
        },
      },
    ],
  },
  period,
];
