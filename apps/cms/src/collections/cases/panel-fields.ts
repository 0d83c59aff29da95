import type { Field } from 'payload';
import { bilingual } from '#cms/i18n/bilingual.ts';

/** The panels of the screen of a case below its answers; they store nothing themselves. */
export const panelFields: Field[] = [
  {
    name: 'attachments',
    type: 'ui',
    label: bilingual('Lampiran', 'Attachments'),
    admin: {
      components: { Field: '/collections/attachments/case-attachments.tsx#CaseAttachments' },
    },
  },
  {
    name: 'earlier',
    type: 'ui',
    label: bilingual('Kiriman lain', 'Other cases'),
    admin: {
      components: { Field: '/collections/cases/related/earlier-cases-table.tsx#EarlierCases' },
    },
  },
  {
    name: 'reply',
    type: 'ui',
    label: bilingual('Balas', 'Reply'),
    admin: { components: { Field: '/collections/cases/replies/reply-box.tsx#ReplyBox' } },
  },
  {
    name: 'person',
    type: 'ui',
    label: bilingual('Data orang ini', 'Data of this person'),
    admin: {
      condition: (data) => data.form === 'data-request',
      components: { Field: '/collections/cases/person/person-field.tsx#PersonField' },
    },
  },
  {
    name: 'history',
    type: 'ui',
    label: bilingual('Riwayat', 'History'),
    admin: { components: { Field: '/collections/cases/history/case-history.tsx#CaseHistory' } },
  },
];
