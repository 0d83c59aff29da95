import { FORMS, type FormDefinition, type FormName } from '@beranda/contract';
import type { Case } from '#cms/payload-types.ts';

/** The columns that identify the sender, and the other answers. */
export function splitSender(form: FormName, answers: Readonly<Record<string, unknown>>) {
  const { name, email, phone } = (FORMS[form].definition as FormDefinition).sender;
  const { [name]: senderName, [email]: senderEmail, [phone]: senderPhone, ...others } = answers;
  return {
    senderName: String(senderName),
    senderEmail: senderEmail === undefined ? null : String(senderEmail),
    senderPhone: String(senderPhone),
    answers: others as Case['answers'],
  };
}
