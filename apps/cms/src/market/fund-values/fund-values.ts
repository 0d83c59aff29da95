import type { CollectionConfig } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { isoDate } from '#cms/fields/iso-date.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';

/** A replaced value, as stored in `corrections`; oldest first. */
export type Correction = {
  /** The previous value. */
  value: number;
  /** When it was replaced. */
  at: string;
  /** The approver of the replacement (four-eyes principle). */
  by: number | null;
  /** Why it was replaced. */
  reason: string | null;
  /** The sheet of the previous value; the row itself has the replacement's. */
  sheet: number | null;
};

/**
 * One value per fund and trading day, written by market sheets only. A correction stores the previous value,
 * the reason and both people (four-eyes principle).
 */
export function fundValues(): CollectionConfig {
  return {
    slug: 'fund-values',
    labels: { singular: bilingual('NAB', 'Fund value'), plural: bilingual('NAB', 'Fund values') },
    admin: {
      useAsTitle: 'date',
      defaultColumns: ['date', 'fund', 'value', 'sheet', 'updatedAt'],
      group: bilingual('Pasar', 'Market'),
      description: bilingual(
        'Nilai aktiva bersih per unit. Nilai baru dan koreksi diisi di layar “Data pasar”.',
        'Net asset values a unit. New ones and corrections are entered on the screen “Market data”.',
      ),
    },
    access: collectionAccess('fund-values'),
    defaultSort: '-date',
    indexes: [{ fields: ['fund', 'date'], unique: true }],
    fields: [
      {
        name: 'fund',
        type: 'relationship',
        relationTo: 'funds',
        required: true,
        label: bilingual('Reksa dana', 'Fund'),
      },
      isoDate('date', bilingual('Tanggal', 'Date'), { required: true, index: true }),
      { name: 'value', type: 'number', required: true, label: bilingual('NAB per unit', 'Value a unit') },
      {
        name: 'sheet',
        type: 'relationship',
        relationTo: 'market-sheets',
        index: true,
        label: bilingual('Lembar', 'Sheet'),
      },
      {
        name: 'corrections',
        type: 'json',
        label: bilingual('Nilai sebelumnya', 'Earlier values'),
        admin: { hidden: true },
      },
      {
        name: 'history',
        type: 'ui',
        label: bilingual('Riwayat nilai', 'History of the value'),
        admin: {
          disableListColumn: true,
          components: { Field: '/market/fund-values/value-history.tsx#ValueHistory' },
        },
      },
    ],
  };
}
