import type { Field } from 'payload';
import { bilingual } from '#cms/i18n/bilingual.ts';

/** A warning below deposit rates that exceed the guaranteed rate. */
export const guaranteeWarning: Field = {
  name: 'guaranteeWarning',
  type: 'ui',
  label: bilingual('Penjaminan LPS', 'Deposit guarantee'),
  admin: {
    disableListColumn: true,
    components: { Field: '/collections/guarantee-rates/warning/guarantee-warning.tsx#GuaranteeWarning' },
  },
};
