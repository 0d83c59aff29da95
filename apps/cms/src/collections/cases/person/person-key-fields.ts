import type { Field } from 'payload';
import { derivedText } from '../derived-text.ts';
import { nationalNumber, normalEmail } from './person.ts';

/** E-mail address and phone of the sender in one spelling each, by whose index the cases of a person are found. */
export const personKeyFields: Field[] = [
  derivedText('senderEmailKey', ({ senderEmail }) => (senderEmail ? normalEmail(senderEmail) : null)),
  derivedText('senderPhoneKey', ({ senderPhone }) => nationalNumber(senderPhone)),
].map((field) => ({ ...field, index: true, hidden: true }));
