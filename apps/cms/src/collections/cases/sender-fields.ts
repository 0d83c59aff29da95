import type { Field } from 'payload';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { asReceived } from './as-received.ts';
import { contactLabels } from './contact/contact-fields.ts';
import { contactTexts } from './contact/contact-texts.ts';

const senderField = (name: string, label: Bilingual, { isRequired = true } = {}): Field => ({
  name,
  type: 'text',
  required: isRequired,
  label,
  ...asReceived,
});

/** Who sent a case, and how to reach them. Staff correct the contact by an action, which keeps the former one in the history. */
export const senderFields: Field[] = [
  senderField('senderName', bilingual('Nama lengkap', 'Full name')),
  {
    type: 'row',
    fields: [
      // Who calls or writes a letter may have none.
      senderField('senderEmail', contactLabels.senderEmail, { isRequired: false }),
      senderField('senderPhone', contactLabels.senderPhone),
    ],
  },
  {
    name: 'contact',
    type: 'ui',
    label: contactTexts.title,
    admin: { components: { Field: '/collections/cases/contact/contact-box.tsx#ContactBox' } },
  },
];
