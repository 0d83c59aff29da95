import { FORM_NAMES, FORMS, LOCALES } from '@beranda/contract';
import type { Field } from 'payload';
import { denyAll } from '#cms/access/rules.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { asReceivedInSidebar } from './as-received.ts';
import { ARRIVALS, arrivalLabels } from './manual-entry/arrivals.ts';

const languages = {
  id: bilingual('Bahasa Indonesia', 'Indonesian'),
  en: bilingual('Bahasa Inggris', 'English'),
};

/** The form that a case arrived by. */
export const formField: Field = {
  name: 'form',
  type: 'select',
  required: true,
  index: true,
  label: bilingual('Formulir', 'Form'),
  options: FORM_NAMES.map((value) => {
    const { id, en } = FORMS[value].texts;
    return { value, label: bilingual(id.title, en.title) };
  }),
  ...asReceivedInSidebar,
};

/** How and when a case arrived, in which language, and with which consent. */
export const arrivalFields: Field[] = [
  {
    name: 'ticket',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    label: bilingual('Nomor tiket', 'Ticket number'),
    ...asReceivedInSidebar,
    admin: {
      ...asReceivedInSidebar.admin,
      components: { Cell: '/collections/cases/queues/ticket-cell.tsx#TicketCell' },
    },
  },
  {
    name: 'receivedAt',
    type: 'date',
    required: true,
    label: bilingual('Diterima', 'Received'),
    access: { update: denyAll },
    admin: asReceivedInSidebar.admin,
  },
  {
    name: 'arrivedBy',
    type: 'select',
    required: true,
    defaultValue: 'site',
    label: bilingual('Diterima lewat', 'Arrived by'),
    options: ARRIVALS.map((value) => ({ value, label: arrivalLabels[value] })),
    ...asReceivedInSidebar,
  },
  {
    name: 'locale',
    type: 'select',
    required: true,
    label: bilingual('Bahasa pengirim', 'Language of the sender'),
    options: LOCALES.map((value) => ({ value, label: languages[value] })),
    ...asReceivedInSidebar,
  },
  {
    name: 'consent',
    type: 'group',
    label: bilingual('Persetujuan privasi', 'Privacy consent'),
    access: { update: denyAll },
    admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.consent?.at) },
    fields: [
      {
        name: 'noticeVersion',
        type: 'text',
        label: bilingual('Versi pemberitahuan', 'Version of the notice'),
      },
      {
        name: 'noticeLocale',
        type: 'select',
        label: bilingual('Bahasa pemberitahuan', 'Language of the notice'),
        options: LOCALES.map((value) => ({ value, label: languages[value] })),
      },
      {
        name: 'at',
        type: 'date',
        label: bilingual('Disetujui', 'Given'),
      },
    ].map((field) => ({ ...field, admin: { readOnly: true } }) as Field),
  },
];
