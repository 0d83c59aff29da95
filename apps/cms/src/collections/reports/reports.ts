import { type AuditStatus, auditStatuses, type ReportKind, reportKinds } from '@beranda/contract';
import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import type { Env } from '#cms/env.ts';
import { isoDate } from '#cms/fields/iso-date.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { itemCollection } from '#cms/items/item-collection.ts';
import { reportsView } from './item-view.ts';
import { publishBy } from './publish-by.ts';
import { recordFirstPublication, rejectDeletion, rejectWithdrawal, retainedUntil } from './retention.ts';

export const reportKindLabels = {
  yearly: bilingual('Tahunan', 'Yearly'),
  quarterly: bilingual('Triwulanan', 'Quarterly'),
  monthly: bilingual('Bulanan', 'Monthly'),
  'risk-exposure': bilingual('Eksposur risiko dan permodalan', 'Risk exposure and capital'),
} satisfies Record<ReportKind, Bilingual>;

const auditLabels = {
  audited: bilingual('Diaudit', 'Audited'),
  reviewed: bilingual('Ditelaah terbatas', 'Limited review'),
  unaudited: bilingual('Tidak diaudit', 'Unaudited'),
} satisfies Record<AuditStatus, Bilingual>;

const noReportOfThatDay = bilingual(
  'Jenis laporan ini tidak ada untuk tanggal itu. Laporan bulanan untuk bulan yang bukan akhir triwulan, triwulanan dan eksposur risiko untuk akhir triwulan, tahunan untuk 31 Desember.',
  'There is no report of this kind for that day. Monthly ones are for months that end no quarter, quarterly ones and risk exposure for the end of a quarter, yearly ones for 31 December.',
);

const validatePosition: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const { kind, auditStatus } = siblingData as { kind?: ReportKind; auditStatus?: AuditStatus };
  const date = publishBy(kind ?? 'quarterly', value ?? '', auditStatus ?? 'unaudited');
  return date !== null || inLanguageOf(req, noReportOfThatDay);
};

/** Reports that the bank must publish: a file with the date of its figures. */
export function reports(env: Env): CollectionConfig {
  return itemCollection(env, {
    slug: 'reports',
    view: reportsView,
    labels: { singular: bilingual('Laporan', 'Report'), plural: bilingual('Laporan', 'Reports') },
    group: bilingual('Perusahaan', 'Company'),
    defaultColumns: ['title', 'kind', 'positionDate', '_status', 'publishBy'],
    defaultSort: '-positionDate',
    hooks: {
      beforeChange: [recordFirstPublication],
      beforeDelete: [rejectDeletion],
      afterChange: [rejectWithdrawal],
    },
    fields: [
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'quarterly',
        label: bilingual('Jenis', 'Kind'),
        options: reportKinds.map((value) => ({ value, label: reportKindLabels[value] })),
      },
      isoDate('positionDate', bilingual('Posisi', 'Position date'), {
        required: true,
        index: true,
        validate: validatePosition,
        admin: {
          placeholder: '2026-09-30',
          description: bilingual(
            'Hari terakhir yang dicakup angkanya, misalnya 2026-09-30.',
            'The last day that its figures are of, such as 2026-09-30.',
          ),
        },
      }),
      {
        name: 'auditStatus',
        type: 'select',
        required: true,
        defaultValue: 'unaudited',
        label: bilingual('Status audit', 'Audit status'),
        options: auditStatuses.map((value) => ({ value, label: auditLabels[value] })),
      },
      {
        name: 'file',
        type: 'upload',
        relationTo: 'documents',
        required: true,
        label: bilingual('Berkas', 'File'),
        admin: {
          description: bilingual(
            'Untuk memperbaiki berkas, ganti berkas pada dokumennya: alamatnya tetap dan yang lama tersimpan.',
            'To correct a file, replace it in its document: the address stays and the old one is kept.',
          ),
        },
      },
    ],
    sidebar: [
      isoDate('publishedOn', bilingual('Terbit pada', 'Published on'), {
        required: true,
        admin: { position: 'sidebar', placeholder: '2026-10-30' },
      }),
      {
        name: 'publishBy',
        type: 'text',
        virtual: true,
        label: bilingual('Batas terbit', 'Publish by'),
        admin: {
          position: 'sidebar',
          readOnly: true,
          description: bilingual(
            'Dihitung dari jenis, posisi, dan status audit.',
            'Computed from kind, position and audit status.',
          ),
        },
        hooks: {
          afterRead: [
            ({ siblingData: { kind, positionDate, auditStatus } }) =>
              kind && positionDate && auditStatus ? publishBy(kind, positionDate, auditStatus) : null,
          ],
        },
      },
      {
        name: 'firstPublishedAt',
        type: 'date',
        label: bilingual('Pertama terbit di situs ini', 'First published here'),
        access: { create: () => false, update: () => false },
        admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
      },
      {
        name: 'retainedUntil',
        type: 'text',
        virtual: true,
        label: bilingual('Wajib tersedia sampai', 'Has to stay until'),
        admin: {
          position: 'sidebar',
          readOnly: true,
          description: bilingual(
            'Lima tahun sejak pertama terbit di situs ini, atau sejak posisinya bila itu lebih akhir. Sampai saat itu laporan tidak dapat ditarik atau dihapus.',
            'Five years after it was first published here, or after its position where that is later. Until then it can be neither taken back nor deleted.',
          ),
        },
        hooks: {
          afterRead: [
            ({ siblingData: { firstPublishedAt, positionDate } }) =>
              firstPublishedAt ? retainedUntil(firstPublishedAt, positionDate) : null,
          ],
        },
      },
    ],
  });
}
