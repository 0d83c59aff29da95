import type { Field } from 'payload';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { asReceived } from './as-received.ts';

const senderField = (name: string, label: Bilingual, isRequired = true): Field => ({
  name,
  type: 'text',
  required: isRequired,
  label,
  ...asReceived,
});

/** Who sent a case, and how to reach them. */
export const senderFields: Field[] = [
  senderField('senderName', bilingual('Nama lengkap', 'Full name')),
  {
    type: 'row',
    fields: [
      // Who calls or writes a letter may have none.
      senderField('senderEmail', bilingual('E-mail', 'E-mail'), false),
      senderField('senderPhone', bilingual('Telepon', 'Phone')),
    ],
  },
];
