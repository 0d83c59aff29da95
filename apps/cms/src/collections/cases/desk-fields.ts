import type { Field } from 'payload';
import { nobody } from '#cms/access/rules.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';

/** Written by our endpoints and hooks only, and shown where they mean something. */
const ownOnly = { access: { create: nobody, update: nobody } } as const;

/** The fields with which the desk works a case. */
export const deskFields: Field[] = [
  {
    name: 'closedAt',
    type: 'date',
    label: bilingual('Ditutup', 'Closed'),
    ...ownOnly,
    admin: { hidden: true },
  },
];
