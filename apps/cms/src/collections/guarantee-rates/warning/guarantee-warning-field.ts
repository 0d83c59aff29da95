import type { Field } from 'payload';
import { bilingual } from '#cms/i18n/bilingual.ts';

/** Stands below rates of deposits, and is empty as long as they are guaranteed. */
export const guaranteeWarning: Field = {
  name: 'guaranteeWarning',
  type: 'ui',
  label: bilingual('Penjaminan LPS', 'Deposit guarantee'),
  admin: {
    disableListColumn: true,
    components: { Field: '/collections/guarantee-rates/warning/guarantee-warning.tsx#GuaranteeWarning' },
  },
};
