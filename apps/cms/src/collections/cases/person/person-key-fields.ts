import type { Field } from 'payload';
import { derivedTextField } from '../derived-text-field.ts';
import { emailKeyOf, phoneKeyOf } from './person.ts';

/** E-mail address and phone of the sender in one spelling each, by whose index the cases of a person are found. */
export const personKeyFields: Field[] = [
  derivedTextField('senderEmailKey', ({ senderEmail }) => (senderEmail ? emailKeyOf(senderEmail) : null)),
  derivedTextField('senderPhoneKey', ({ senderPhone }) => phoneKeyOf(senderPhone)),
].map((field) => ({ ...field, index: true, hidden: true }));
