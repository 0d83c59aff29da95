import type { CollectionConfig } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';

/**
 * What remains of an erased case: enough for numbers of past years, too little to find a person. Texts and not options,
 * since a row outlives its form. Written by the erasure only.
 */
export function caseStatistics(): CollectionConfig {
  return {
    slug: 'case-statistics',
    labels: {
      singular: bilingual('Statistik kiriman', 'Statistic of a case'),
      plural: bilingual('Statistik kiriman', 'Case statistics'),
    },
    admin: {
      group: bilingual('Layanan nasabah', 'Customer care'),
      defaultColumns: ['form', 'receivedMonth', 'closedMonth', 'status', 'workingDays', 'isInTime'],
      description: bilingual(
        'Yang tersisa dari kiriman yang sudah dihapus: angka saja, tanpa data pribadi.',
        'What remains of erased cases: numbers only, no personal data.',
      ),
    },
    access: collectionAccess('case-statistics'),
    disableDuplicate: true,
    // The time of erasure would distinguish neighbouring rows.
    timestamps: false,
    defaultSort: '-receivedMonth',
    // Cover the statements of the dashboard.
    indexes: [
      { fields: ['form', 'receivedMonth', 'status'] },
      { fields: ['form', 'closedMonth', 'status', 'workingDays', 'hours', 'isInTime'] },
    ],
    fields: [
      { name: 'form', type: 'text', required: true, label: bilingual('Formulir', 'Form') },
      {
        name: 'receivedMonth',
        type: 'text',
        required: true,
        index: true,
        label: bilingual('Bulan diterima', 'Month received'),
      },
      { name: 'closedMonth', type: 'text', label: bilingual('Bulan selesai', 'Month closed') },
      { name: 'kind', type: 'text', label: bilingual('Jenis', 'Kind') },
      { name: 'product', type: 'text', label: bilingual('Produk', 'Product') },
      { name: 'status', type: 'text', required: true, label: bilingual('Status', 'Status') },
      {
        name: 'workingDays',
        type: 'number',
        label: bilingual('Hari kerja sampai selesai', 'Working days to settle'),
      },
      { name: 'hours', type: 'number', label: bilingual('Jam sampai selesai', 'Hours to settle') },
      { name: 'isInTime', type: 'checkbox', label: bilingual('Tepat waktu', 'In time') },
    ],
  };
}
