import { FORMS, isFormName } from '@beranda/contract';
import type { CollectionBeforeChangeHook, Field } from 'payload';
import { denyAll } from '#cms/access/rules.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import type { Case } from '#cms/payload-types.ts';
import { isFinished } from '../status/case-status.ts';
import { eraseAfter } from './erase-after.ts';

/** Written by hooks and by the endpoint of the hold. */
const ownOnly = { access: { create: denyAll, update: denyAll } } as const;

/** When a case is erased, and what prevents it. */
export const retentionFields: Field[] = [
  {
    name: 'eraseAfter',
    type: 'date',
    index: true,
    label: bilingual('Dihapus mulai', 'Erased from'),
    ...ownOnly,
    admin: {
      readOnly: true,
      position: 'sidebar',
      condition: (data) => Boolean(data.eraseAfter),
      date: { pickerAppearance: 'dayOnly' },
    },
  },
  {
    name: 'legalHold',
    type: 'checkbox',
    defaultValue: false,
    label: bilingual('Dilarang dihapus', 'Legal hold'),
    ...ownOnly,
    admin: {
      position: 'sidebar',
      components: { Field: '/collections/cases/retention/legal-hold-field.tsx#LegalHoldField' },
    },
  },
  {
    name: 'legalHoldReason',
    type: 'text',
    label: bilingual('Alasan larangan hapus', 'Reason of the legal hold'),
    ...ownOnly,
    admin: { hidden: true },
  },
];

/** The retention of a case runs from when it is finished; a case that is open again has none. */
export const setEraseAfter: CollectionBeforeChangeHook<Case> = ({ data, operation, originalDoc }) => {
  const { status, form = originalDoc?.form } = data;
  if (operation !== 'update' || !status || status === originalDoc?.status) return data;
  if (!isFinished(status) || !form || !isFormName(form)) return { ...data, eraseAfter: null };
  return { ...data, eraseAfter: eraseAfter(new Date(), FORMS[form].definition.retentionMonths) };
};
