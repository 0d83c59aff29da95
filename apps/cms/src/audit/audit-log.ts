import { type CollectionBeforeOperationHook, type CollectionConfig, type Field, Forbidden } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { exportAuditEndpoint } from './export-audit.ts';

const READING = new Set(['read', 'count', 'readDistinct']);

/** Also for the local API, with and without access control: rows are written by `recordAudit` alone. */
const rejectChanges: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (!READING.has(operation)) throw new Forbidden(req.t);
};

const text = (name: string, label: Bilingual, more: object = {}): Field => ({
  name,
  type: 'text',
  label,
  admin: { readOnly: true },
  ...more,
});

const cell = (name: string) => ({
  admin: { readOnly: true, components: { Cell: `/audit/audit-cells.tsx#${name}` } },
});

const required = { required: true };

/** The append-only log of what staff do. Texts instead of references and enumerations: rows outlive them. */
export function auditLog(): CollectionConfig {
  return {
    slug: 'audit-log',
    labels: {
      singular: bilingual('Catatan audit', 'Audit log entry'),
      plural: bilingual('Catatan audit', 'Audit log'),
    },
    admin: {
      useAsTitle: 'sequence',
      defaultColumns: ['action', 'at', 'actorName', 'field', 'from', 'to'],
      group: bilingual('Pengelolaan', 'Administration'),
      description: bilingual(
        'Semua yang dilakukan staf. Catatan tidak dapat diubah atau dihapus oleh siapa pun.',
        'Everything that staff do. Nobody can change or delete an entry.',
      ),
      components: { beforeListTable: ['/audit/audit-filters.tsx#AuditFilters'] },
    },
    access: collectionAccess('audit-log'),
    disableBulkEdit: true,
    disableBulkDelete: true,
    disableDuplicate: true,
    lockDocuments: false,
    timestamps: false,
    defaultSort: '-sequence',
    indexes: [{ fields: ['collection', 'document'] }],
    endpoints: [exportAuditEndpoint],
    hooks: { beforeOperation: [rejectChanges] },
    fields: [
      {
        name: 'sequence',
        type: 'number',
        required: true,
        unique: true,
        index: true,
        label: bilingual('Nomor', 'Number'),
        admin: { readOnly: true },
      },
      {
        name: 'at',
        type: 'date',
        required: true,
        index: true,
        label: bilingual('Waktu', 'Time'),
        admin: {
          readOnly: true,
          date: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm:ss' },
          components: { Cell: '/audit/audit-cells.tsx#TimeCell' },
        },
      },
      {
        name: 'actor',
        type: 'number',
        index: true,
        label: bilingual('ID akun', 'Account id'),
        admin: { readOnly: true },
      },
      // Kept beside the id: accounts are renamed and deleted.
      text('actorName', bilingual('Oleh', 'By'), cell('ActorCell')),
      text('action', bilingual('Tindakan', 'Action'), { required: true, index: true, ...cell('ActionCell') }),
      text('collection', bilingual('Koleksi', 'Collection')),
      text('document', bilingual('ID dokumen', 'Document id')),
      text('label', bilingual('Judul dokumen', 'Title of the document')),
      text('field', bilingual('Kolom', 'Field'), cell('FieldCell')),
      text('from', bilingual('Dari', 'From'), cell('FromCell')),
      text('to', bilingual('Menjadi', 'To'), cell('ToCell')),
      text('keyId', bilingual('Kunci', 'Key'), required),
      text('previousHash', bilingual('Hash sebelumnya', 'Previous hash'), required),
      text('hash', bilingual('Hash', 'Hash'), required),
    ],
  };
}
