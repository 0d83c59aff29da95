import type { Field } from 'payload';
import { derivedText } from '../derived-text.ts';
import { emailKeyOf, phoneKeyOf } from './person.ts';

/** E-mail address and phone of the sender in one spelling each, by whose index the cases of a person are found. */
export const personKeyFields: Field[] = [
  derivedText('senderEmailKey', ({ senderEmail }) => (senderEmail ? emailKeyOf(senderEmail) : null)),
  derivedText('senderPhoneKey', ({ senderPhone }) => phoneKeyOf(senderPhone)),
].map((field) => ({ ...field, index: true, hidden: true }));
