import type { Field } from 'payload';
import { nobody } from '#cms/access/rules.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';

/** The deadline of a case. */
export const clockFields: Field[] = [
  {
    name: 'dueAt',
    type: 'date',
    index: true,
    label: bilingual('Batas waktu', 'Due'),
    access: { create: nobody, update: nobody },
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: (data) => Boolean(data.dueAt),
      components: {
        Field: '/admin/jakarta-date/jakarta-date-field.tsx#JakartaDateField',
        Cell: '/collections/cases/queues/due-cell.tsx#DueCell',
      },
    },
  },
];
