import type { CollectionConfig } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { EVENT_KINDS, eventLabels } from './event-kinds.ts';

/**
 * The history of the cases. Append-only: `recordEvent` adds rows, and nothing changes or deletes one. Values are texts,
 * so that assignments and deadlines can be recorded as `from` and `to` as well.
 */
export function caseEvents(): CollectionConfig {
  return {
    slug: 'case-events',
    labels: {
      singular: bilingual('Riwayat kiriman', 'Event of a case'),
      plural: bilingual('Riwayat kiriman', 'Events of cases'),
    },
    // Shown as the timeline of its case.
    admin: { hidden: true },
    access: collectionAccess('case-events'),
    disableDuplicate: true,
    timestamps: false,
    defaultSort: '-id',
    fields: [
      {
        name: 'case',
        type: 'relationship',
        relationTo: 'cases',
        required: true,
        index: true,
        label: bilingual('Kiriman', 'Case'),
      },
      {
        name: 'kind',
        type: 'select',
        required: true,
        label: bilingual('Peristiwa', 'Event'),
        options: EVENT_KINDS.map((value) => ({ value, label: eventLabels[value] })),
      },
      { name: 'at', type: 'date', required: true, label: bilingual('Waktu', 'Time') },
      {
        name: 'author',
        type: 'relationship',
        relationTo: 'users',
        label: bilingual('Akun', 'Account'),
      },
      // Kept beside the account: accounts are renamed and deleted.
      { name: 'authorName', type: 'text', label: bilingual('Oleh', 'By') },
      { name: 'field', type: 'text', label: bilingual('Kolom', 'Field') },
      { name: 'from', type: 'text', label: bilingual('Dari', 'From') },
      { name: 'to', type: 'text', label: bilingual('Menjadi', 'To') },
      { name: 'note', type: 'textarea', label: bilingual('Catatan', 'Note') },
    ],
  };
}
