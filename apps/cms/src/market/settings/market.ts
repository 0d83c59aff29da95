import type { GlobalConfig, NumberField, RowField } from 'payload';
import { globalAccess } from '#cms/access/access-table.ts';
import { isAdministrator } from '#cms/access/rules.ts';
import { bumpAfterGlobalChange } from '#cms/cache-tags/bump-hooks.ts';
import { localizedTextField } from '#cms/fields/text-fields.ts';
import { validateWhole } from '#cms/fields/validate-whole.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { recordRestoredAddress } from './address-set-by.ts';
import { pull } from './pull.ts';
import { rejectRestoringControls } from './reject-restoring-controls.ts';

const disclaimer = localizedTextField(
  'disclaimer',
  bilingual('Catatan di bawah angka', 'Note below the figures'),
  {
    required: true,
    isLong: true,
  },
);

/** Upper bound of the limits, so that typing errors always need a second person. */
const MAX_PERCENT = 25;

const ofMove = (
  name: string,
  label: Bilingual,
  defaultValue: number,
  description: Bilingual,
): NumberField => ({
  name,
  type: 'number',
  required: true,
  min: 0,
  max: MAX_PERCENT,
  defaultValue,
  label,
  access: { update: isAdministrator },
  admin: { description },
});

/** The age limit of figures, and the limits of moves. */
const limits = (defaults: { stale: number; warn: number; approve: number }): RowField => ({
  type: 'row',
  fields: [
    {
      name: 'staleAfterWorkingDays',
      type: 'number',
      required: true,
      min: 1,
      max: 30,
      validate: validateWhole,
      defaultValue: defaults.stale,
      label: bilingual('Dianggap lama setelah (hari kerja)', 'Old after (working days)'),
      admin: {
        description: bilingual(
          'Pengunjung melihat peringatan bila tidak ada yang lebih baru.',
          'Visitors see a note when there is nothing newer.',
        ),
      },
    },
    ofMove(
      'warnAbovePercent',
      bilingual('Peringatkan di atas (%)', 'Warn above (%)'),
      defaults.warn,
      bilingual(
        'Perubahan sejak nilai sebelumnya. Hanya administrator yang mengubahnya.',
        'The change since the value before. Only administrators change this.',
      ),
    ),
    ofMove(
      'approveAbovePercent',
      bilingual('Perlu orang kedua di atas (%)', 'Needs a second person above (%)'),
      defaults.approve,
      bilingual('Hanya administrator yang mengubahnya.', 'Only administrators change this.'),
    ),
  ],
});

/** Market data settings. Administrators set the controls, treasury the rest. */
export const market: GlobalConfig = {
  slug: 'market',
  label: bilingual('Aturan data pasar', 'Rules of market data'),
  admin: { group: bilingual('Pasar', 'Market') },
  access: globalAccess('market'),
  versions: { max: 50 },
  hooks: {
    beforeOperation: [rejectRestoringControls],
    afterChange: [recordRestoredAddress, bumpAfterGlobalChange('market')],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          name: 'rates',
          label: bilingual('Kurs', 'Exchange rates'),
          fields: [
            limits({ stale: 1, warn: 2, approve: 5 }),
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
          fields: [limits({ stale: 2, warn: 3, approve: 8 }), disclaimer, pull],
        },
      ],
    },
  ],
};
