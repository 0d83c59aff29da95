import type { UIFieldServerProps } from 'payload';
import { isWorkerOf } from '#cms/access/case-forms.ts';
import { ContactForm } from './contact-form.tsx';

/** Lets staff who work a case correct how its sender is reached. */
export function ContactBox({ data, req }: UIFieldServerProps) {
  const { form, id, senderEmail, senderPhone, status } = data ?? {};
  if (typeof id !== 'number' || !isWorkerOf(form, req.user) || status === 'merged') return null;
  return (
    <ContactForm
      caseId={id}
      stored={{ senderEmail: String(senderEmail ?? ''), senderPhone: String(senderPhone ?? '') }}
    />
  );
}
