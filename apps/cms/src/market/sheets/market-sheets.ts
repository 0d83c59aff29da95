import type { CollectionConfig } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import type { SheetKind } from './sheet-kind.ts';

/** The source of a sheet: typed, a file, the core banking system, or fetched. */
const SHEET_SOURCES = ['manual', 'csv', 'feed', 'pull'] as const;
export type SheetSource = (typeof SHEET_SOURCES)[number];

/**
 * `waiting` needs a second person; `superseded` waited until a newer sheet of the same source replaced it;
 * `withdrawn` was published, and its rates that had not begun were withdrawn; `failed` has errors and came from
 * a system.
 */
const SHEET_STATES = ['published', 'waiting', 'rejected', 'superseded', 'withdrawn', 'failed'] as const;
export type SheetState = (typeof SHEET_STATES)[number];

const kinds = {
  rates: bilingual('Kurs', 'Exchange rates'),
  funds: bilingual('NAB', 'Fund values'),
} satisfies Record<SheetKind, Bilingual>;

const sources = {
  manual: bilingual('Diisi staf', 'Entered by staff'),
  csv: bilingual('Berkas CSV', 'CSV file'),
  feed: bilingual('Sistem inti', 'Core system'),
  pull: bilingual('Diambil otomatis', 'Fetched automatically'),
} satisfies Record<SheetSource, Bilingual>;

const states = {
  published: bilingual('Terbit', 'Published'),
  waiting: bilingual('Menunggu orang kedua', 'Waiting for a second person'),
  rejected: bilingual('Ditolak', 'Rejected'),
  superseded: bilingual('Digantikan yang lebih baru', 'Superseded by a newer one'),
  withdrawn: bilingual('Ditarik sebelum berlaku', 'Withdrawn before it began'),
  failed: bilingual('Gagal', 'Failed'),
} satisfies Record<SheetState, Bilingual>;

const choices = <T extends string>(labels: Record<T, Bilingual>) =>
  (Object.entries(labels) as [T, Bilingual][]).map(([value, label]) => ({ value, label }));

/** Audit trail: everything entered, imported or received, and its approver. */
export function marketSheets(): CollectionConfig {
  return {
    slug: 'market-sheets',
    labels: {
      singular: bilingual('Lembar data pasar', 'Market sheet'),
      plural: bilingual('Lembar data pasar', 'Market sheets'),
    },
    admin: {
      useAsTitle: 'createdAt',
      defaultColumns: ['createdAt', 'kind', 'source', 'state', 'enteredBy', 'decidedBy'],
      group: bilingual('Pasar', 'Market'),
    },
    access: collectionAccess('market-sheets'),
    defaultSort: '-createdAt',
    fields: [
      {
        name: 'kind',
        type: 'select',
        required: true,
        index: true,
        label: bilingual('Isi', 'Content'),
        options: choices(kinds),
      },
      {
        name: 'source',
        type: 'select',
        required: true,
        label: bilingual('Asal', 'Source'),
        options: choices(sources),
      },
      {
        name: 'state',
        type: 'select',
        required: true,
        index: true,
        label: bilingual('Keadaan', 'State'),
        options: choices(states),
      },
      {
        name: 'key',
        type: 'text',
        unique: true,
        index: true,
        label: bilingual('Kunci pengiriman', 'Idempotency key'),
      },
      {
        name: 'fingerprint',
        type: 'text',
        label: bilingual('Sidik isi', 'Fingerprint of the content'),
        admin: { hidden: true },
      },
      {
        name: 'validFrom',
        type: 'date',
        label: bilingual('Berlaku sejak', 'Valid from'),
        admin: { date: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm' } },
      },
      {
        name: 'seenAt',
        type: 'date',
        label: bilingual('Terakhir diterima', 'Last received'),
        admin: {
          date: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm' },
          description: bilingual(
            'Kiriman dan kegagalan yang sama tidak dicatat dua kali.',
            'The same delivery or failure is not written down twice.',
          ),
        },
      },
      {
        name: 'lines',
        type: 'json',
        required: true,
        label: bilingual('Baris', 'Lines'),
        admin: { components: { Field: '/market/sheets/sheet-lines.tsx#SheetLines' } },
      },
      {
        name: 'issues',
        type: 'json',
        label: bilingual('Temuan', 'Issues'),
        admin: { components: { Field: '/market/sheets/sheet-issues.tsx#SheetIssues' } },
      },
      {
        name: 'enteredBy',
        type: 'relationship',
        relationTo: 'users',
        label: bilingual('Diisi oleh', 'Entered by'),
      },
      {
        name: 'sourceSetBy',
        type: 'relationship',
        relationTo: 'users',
        label: bilingual('Alamat asal ditetapkan oleh', 'Address of the source set by'),
      },
      {
        name: 'decidedBy',
        type: 'relationship',
        relationTo: 'users',
        label: bilingual('Diputuskan oleh', 'Decided by'),
      },
      {
        name: 'decidedAt',
        type: 'date',
        label: bilingual('Diputuskan pada', 'Decided at'),
        admin: { date: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm' } },
      },
      {
        name: 'withdrawnBy',
        type: 'relationship',
        relationTo: 'users',
        label: bilingual('Ditarik oleh', 'Withdrawn by'),
      },
      {
        name: 'withdrawnAt',
        type: 'date',
        label: bilingual('Ditarik pada', 'Withdrawn at'),
        admin: { date: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm' } },
      },
      {
        name: 'correctionReason',
        type: 'textarea',
        maxLength: 500,
        label: bilingual('Alasan koreksi', 'Reason of the correction'),
      },
      { name: 'reason', type: 'textarea', maxLength: 500, label: bilingual('Alasan', 'Reason') },
    ],
  };
}
