import type { Field } from 'payload';
import { nobody } from '#cms/access/rules.ts';
import type { Case } from '#cms/payload-types.ts';
import { nationalNumber, normalEmail } from './person.ts';

type Sender = Pick<Case, 'senderEmail' | 'senderPhone'>;

const keyField = (name: string, keyOf: (sender: Sender) => string | null): Field => ({
  name,
  type: 'text',
  index: true,
  hidden: true,
  access: { update: nobody },
  // What the sender wrote never changes.
  hooks: {
    beforeChange: [
      ({ operation, siblingData, value }) => (operation === 'create' ? keyOf(siblingData as Sender) : value),
    ],
  },
});

/** E-mail address and phone of the sender in one spelling each, by whose index the cases of a person are found. */
export const personKeyFields: Field[] = [
  keyField('senderEmailKey', ({ senderEmail }) => (senderEmail ? normalEmail(senderEmail) : null)),
  keyField('senderPhoneKey', ({ senderPhone }) => nationalNumber(senderPhone)),
];
