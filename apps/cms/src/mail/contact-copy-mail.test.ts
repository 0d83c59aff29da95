import { expect, it } from 'vitest';
import { contactCopyMail } from './contact-copy-mail.ts';

const message = {
  email: 'ratna@contoh.example',
  fullName: 'Ratna Wulandari',
  locale: 'id' as const,
  notes: 'Bagaimana cara membuka deposito?',
  ticket: '0000-1111-2222',
  identityNumber: '3171234567890001',
};

it('is written in the language of the sender', () => {
  expect(contactCopyMail(message, 'Bank Uji').text).toContain('Terima kasih');
  expect(contactCopyMail({ ...message, locale: 'en' }, 'Bank Uji').text).toContain('Thank you');
});

it('carries the ticket and the words, and never the identity number', () => {
  const mail = JSON.stringify(contactCopyMail(message, 'Bank Uji'));
  expect(mail).toContain(message.ticket);
  expect(mail).toContain(message.notes);
  expect(mail).not.toContain(message.identityNumber);
});

it('lets nobody write headers with their name', () => {
  const mail = contactCopyMail({ ...message, fullName: 'A\r\nBcc: everyone@contoh.example' }, 'Bank\nUji');
  expect(mail.to.name).toBe('A Bcc: everyone@contoh.example');
  expect(mail.subject).not.toMatch(/[\r\n]/);
});
