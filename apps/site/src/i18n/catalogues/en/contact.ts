import type { contact as indonesian } from '../id/contact.ts';
import type { Translation } from '../translation.ts';

export const contact = {
  title: 'Contact us',
  lead: 'Write us your question or ask for information. We answer by email or phone on working days.',
  description: 'Send {bankName} a question or a request for information and receive a ticket number.',
} satisfies Translation<typeof indonesian>;
