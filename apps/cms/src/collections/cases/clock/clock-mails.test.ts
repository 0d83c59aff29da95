import { LOCALES } from '@beranda/contract';
import { expect, it } from 'vitest';
import { answerMail, documentsRequestMail, extensionMail } from './clock-mails.ts';

const mailSender = {
  bankName: 'Bank Uji',
  phone: '021 555 0100',
  replyTo: { name: 'Bank Uji', address: 'halo@bank.example' },
  statusUrl: 'https://bank.example/about-us/complaint/status',
};
const extended = { field: 'external-factors', from: '2025-08-25', to: '2025-09-08' };

it.each(LOCALES)(
  'in %s each mail about a complaint names its ticket and links the page of its status',
  (locale) => {
    const to = { locale, senderEmail: 'ratna@contoh.example', ticket: '0000-1111-2222' };
    for (const { text } of [
      documentsRequestMail(to, mailSender, { note: 'KTP', to: '2025-08-22' }),
      extensionMail(to, mailSender, extended),
      answerMail(to, mailSender, false),
      answerMail(to, mailSender, true),
    ]) {
      expect(text).toMatch(/^(Nomor tiket|Ticket number): 0000-1111-2222$/m);
      expect(text).toContain(mailSender.statusUrl);
      expect(text).not.toMatch(/regist/i);
    }
  },
);

it.each([
  ['id', 'Perlu jawaban ini dibacakan atau dalam bentuk lain?'],
  ['en', 'Do you need this answer read to you, or in another form?'],
] as const)('in %s offers an answer in another form than the PDF', (locale, offer) => {
  const to = { locale, senderEmail: 'ratna@contoh.example', ticket: '0000-1111-2222' };
  for (const isOfAppeal of [false, true])
    expect(answerMail(to, mailSender, isOfAppeal).text).toContain(offer);
});
