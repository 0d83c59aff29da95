import type { Field, GlobalConfig } from 'payload';
import { canChangeMarket } from '#cms/access/can-change-market.ts';
import { isStaff } from '#cms/access/is-staff.ts';
import { translated } from '#cms/fields/texts.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { raiseAfterGlobalChange } from '#cms/revisions/hooks.ts';
import { pull } from './pull.ts';

const disclaimer = translated('disclaimer', bilingual('Catatan di bawah angka', 'Note below the figures'), {
  required: true,
  long: true,
});

const number = (
  name: string,
  label: Bilingual,
  limits: { min: number; max: number; defaultValue: number },
  description?: Bilingual,
): Field => ({
  name,
  type: 'number',
  required: true,
  label,
  ...limits,
  ...(description ? { admin: { description } } : {}),
});

/** When figures count as old, and how large a move has to be before somebody looks at it. */
const limits = (defaults: { stale: number; warn: number; approve: number }): Field[] => [
  {
    type: 'row',
    fields: [
      number(
        'staleAfterWorkingDays',
        bilingual('Dianggap lama setelah (hari kerja)', 'Old after (working days)'),
        { min: 1, max: 30, defaultValue: defaults.stale },
        bilingual(
          'Pengunjung melihat peringatan bila tidak ada yang lebih baru.',
          'Visitors see a note when there is nothing newer.',
        ),
      ),
      number(
        'warnAbovePercent',
        bilingual('Peringatkan di atas (%)', 'Warn above (%)'),
        { min: 0, max: 100, defaultValue: defaults.warn },
        bilingual('Perubahan sejak nilai sebelumnya.', 'The change since the value before.'),
      ),
      number(
        'approveAbovePercent',
        bilingual('Perlu orang kedua di atas (%)', 'Needs a second person above (%)'),
        { min: 0, max: 100, defaultValue: defaults.approve },
      ),
    ],
  },
];

/** How treasury keeps rates and fund values. */
export const market: GlobalConfig = {
  slug: 'market',
  label: bilingual('Aturan data pasar', 'Rules of market data'),
  admin: { group: bilingual('Pasar', 'Market') },
  access: { read: isStaff, readVersions: isStaff, update: canChangeMarket },
  versions: { max: 50 },
  hooks: { afterChange: [raiseAfterGlobalChange('market')] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          name: 'rates',
          label: bilingual('Kurs', 'Exchange rates'),
          fields: [
            ...limits({ stale: 1, warn: 2, approve: 5 }),
            {
              name: 'highlighted',
              type: 'relationship',
              relationTo: 'currencies',
              hasMany: true,
              maxRows: 4,
              label: bilingual('Mata uang di beranda', 'Currencies on the home page'),
            },
            disclaimer,
            pull,
          ],
        },
        {
          name: 'funds',
          label: bilingual('NAB', 'Fund values'),
          fields: [...limits({ stale: 2, warn: 3, approve: 8 }), disclaimer, pull],
        },
      ],
    },
  ],
};
