import type { Field } from 'payload';
import { denyAll } from '#cms/access/rules.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { validateAssignee } from './assignment/desk-staff.ts';

/** Written by our endpoints and hooks only, and shown where they mean something. */
const ownOnly = { access: { create: denyAll, update: denyAll } } as const;

/** The fields with which the desk works a case. */
export const deskFields: Field[] = [
  {
    name: 'assignee',
    type: 'relationship',
    relationTo: 'users',
    index: true,
    label: bilingual('Petugas', 'Assignee'),
    validate: validateAssignee,
    admin: {
      position: 'sidebar',
      components: {
        Field: '/collections/cases/assignment/assignee-field.tsx#AssigneeField',
        Cell: '/collections/cases/assignment/assignee-cell.tsx#AssigneeCell',
      },
    },
  },
  {
    name: 'mergedInto',
    type: 'relationship',
    relationTo: 'cases',
    index: true,
    label: bilingual('Digabungkan ke', 'Merged into'),
    ...ownOnly,
    admin: { hidden: true, disableListColumn: true },
  },
  {
    name: 'merge',
    type: 'ui',
    label: bilingual('Gabungkan', 'Merge'),
    admin: {
      position: 'sidebar',
      components: { Field: '/collections/cases/merge/merge-box.tsx#MergeBox' },
    },
  },
  {
    // Without it the case is unread.
    name: 'firstReadAt',
    type: 'date',
    label: bilingual('Pertama dibuka', 'First opened'),
    ...ownOnly,
    admin: { hidden: true, disableListColumn: true },
  },
  {
    name: 'closedAt',
    type: 'date',
    label: bilingual('Ditutup', 'Closed'),
    ...ownOnly,
    admin: { hidden: true },
  },
];
