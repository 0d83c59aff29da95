import { type ComplaintCategory, complaintCategories } from '@beranda/contract';
import type { CollectionConfig, Field, NumberFieldSingleValidation } from 'payload';
import type { Env } from '#cms/env.ts';
import { validateWhole } from '#cms/fields/validate-whole.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { itemCollection } from '#cms/items/item-collection.ts';
import { draftReportEndpoint } from './draft-report.ts';
import { complaintReportsView } from './item-view.ts';

export const complaintCategoryLabels = {
  cards: bilingual('Kartu dan ATM', 'Cards and ATMs'),
  transfers: bilingual('Transfer dan pembayaran', 'Transfers and payments'),
  digital: bilingual('Aplikasi dan internet banking', 'App and internet banking'),
  savings: bilingual('Simpanan', 'Deposits'),
  loans: bilingual('Pinjaman', 'Loans'),
  investments: bilingual('Investasi dan bancassurance', 'Investments and bancassurance'),
  service: bilingual('Layanan', 'Service'),
} satisfies Record<ComplaintCategory, Bilingual>;

const doesNotAddUp = bilingual(
  'Selesai tepat waktu, selesai terlambat, dan dalam proses harus berjumlah sama dengan yang diterima.',
  'Settled in time, settled late and in progress must add up to those received.',
);

type Row = Record<'received' | 'settledInTime' | 'settledLate' | 'inProgress', unknown>;

const validateReceived: NumberFieldSingleValidation = (value, options) => {
  const { settledInTime, settledLate, inProgress } = options.siblingData as Row;
  const sum = Number(settledInTime ?? 0) + Number(settledLate ?? 0) + Number(inProgress ?? 0);
  if (typeof value === 'number' && value !== sum) return inLanguageOf(options.req, doesNotAddUp);
  return validateWhole(value, options);
};

const count = (name: keyof Row, label: Bilingual): Field => ({
  name,
  type: 'number',
  required: true,
  min: 0,
  label,
  validate: name === 'received' ? validateReceived : validateWhole,
});

/** The bank's yearly reports on handled complaints. */
export function complaintReports(env: Env): CollectionConfig {
  const collection = itemCollection(env, {
    slug: 'complaint-reports',
    view: complaintReportsView,
    labels: {
      singular: bilingual('Laporan pengaduan', 'Complaint report'),
      plural: bilingual('Laporan pengaduan', 'Complaint reports'),
    },
    group: bilingual('Perusahaan', 'Company'),
    defaultColumns: ['title', 'year', '_status', 'updatedAt'],
    defaultSort: '-year',
    fields: [
      {
        name: 'year',
        type: 'number',
        required: true,
        index: true,
        min: 2000,
        max: 2999,
        validate: validateWhole,
        label: bilingual('Tahun', 'Year'),
      },
      {
        name: 'rows',
        type: 'array',
        required: true,
        minRows: 1,
        label: bilingual('Angka menurut jenis', 'Figures by category'),
        labels: { singular: bilingual('Jenis', 'Category'), plural: bilingual('Jenis', 'Categories') },
        fields: [
          {
            name: 'category',
            type: 'select',
            required: true,
            label: bilingual('Jenis', 'Category'),
            options: complaintCategories.map((value) => ({ value, label: complaintCategoryLabels[value] })),
          },
          {
            type: 'row',
            fields: [
              count('received', bilingual('Diterima', 'Received')),
              count('settledInTime', bilingual('Selesai tepat waktu', 'Settled in time')),
              count('settledLate', bilingual('Selesai terlambat', 'Settled late')),
              count('inProgress', bilingual('Dalam proses', 'In progress')),
            ],
          },
        ],
      },
      { name: 'file', type: 'upload', relationTo: 'documents', label: bilingual('Berkas', 'File') },
    ],
  });
  const { admin = {}, endpoints } = collection;
  const beforeListTable = ['/collections/complaint-reports/draft-report-button.tsx#DraftReportButton'];
  return {
    ...collection,
    admin: { ...admin, components: { ...admin.components, beforeListTable } },
    endpoints: [...(endpoints || []), draftReportEndpoint],
  };
}
