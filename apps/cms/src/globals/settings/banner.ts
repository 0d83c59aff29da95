import type { AlertBanner } from '@beranda/contract';
import type { Field } from 'payload';
import { optionalLink } from '#cms/fields/optional-link.ts';
import { isOnField, period } from '#cms/fields/period.ts';
import { localizedTextField } from '#cms/fields/text-fields.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { translationFields } from '../banners/translated-banners.ts';

const toneLabels = {
  information: bilingual('Informasi', 'Information'),
  warning: bilingual('Peringatan', 'Warning'),
  urgent: bilingual('Mendesak', 'Urgent'),
} satisfies Record<AlertBanner['tone'], Bilingual>;

/** The announcement above every page. */
export const banner: Field[] = [
  isOnField(
    bilingual('Tampilkan pengumuman di atas setiap halaman', 'Show an announcement above every page'),
  ),
  localizedTextField('text', bilingual('Teks', 'Text'), {
    isLong: true,
    maxLength: 240,
    description: bilingual(
      'Bahasa yang teksnya kosong tidak menampilkan pengumuman.',
      'A language without a text shows no announcement.',
    ),
  }),
  optionalLink('link', bilingual('Tautan', 'Link')),
  ...translationFields,
  {
    type: 'row',
    fields: [
      {
        name: 'tone',
        type: 'select',
        required: true,
        defaultValue: 'information',
        label: bilingual('Nada', 'Tone'),
        options: Object.entries(toneLabels).map(([value, label]) => ({ value, label })),
        admin: { width: '50%' },
      },
      {
        name: 'isDismissible',
        type: 'checkbox',
        defaultValue: true,
        label: bilingual('Pengunjung boleh menutupnya', 'Visitors may close it'),
        admin: {
          width: '50%',
          description: bilingual(
            'Pengumuman yang sudah ditutup tampil lagi bila isinya berubah.',
            'Once closed, it comes back when it says something new.',
          ),
        },
      },
    ],
  },
  period,
];
