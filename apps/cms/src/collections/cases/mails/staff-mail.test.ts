import { expect, it } from 'vitest';
import { sampleCase } from '../../../../testing/records.ts';
import { staffMail } from './staff-mail.ts';

it('begins with “urgent” if the sender should call, without naming the matter', () => {
  const answers = { customerType: 'general', issue: 'atm', issueDetail: 'other', notes: 'Kartu tertelan' };
  const mail = staffMail({ ...sampleCase('urgent'), id: 13, answers }, 'https://cms.bank.example', []);
  expect(mail.subject).toMatch(/^Mendesak \/ Urgent: [-0-9A-Z]{14}: Formulir kontak/);
  expect(mail.text).toMatch(/^Mendesak: .*\n[\s\S]*^Urgent: /m);
  expect(JSON.stringify(mail)).not.toMatch(/tertelan|ATM/i);
  const usual = staffMail({ ...sampleCase('usual'), id: 14 }, 'https://cms.bank.example', []);
  expect(JSON.stringify(usual)).not.toMatch(/mendesak|urgent/i);
});

it('names form, ticket, time and link in both languages, and no personal data', () => {
  const received = { ...sampleCase('staff'), id: 12 };
  const mail = staffMail(received, 'https://cms.bank.example', ['layanan@bank.example']);
  expect(mail.to).toEqual(['layanan@bank.example']);
  expect(mail.subject).toBe(`${received.ticket}: Formulir kontak / Contact form`);
  expect(mail.text).toContain('Diterima: 2 Januari 2026 pukul 10.04 WIB');
  expect(mail.text).toContain('Received: 2 January 2026 at 10:04 WIB');
  expect(mail.text.match(/^https:\/\/cms\.bank\.example\/admin\/collections\/cases\/12$/gm)).toHaveLength(2);
  for (const value of [received.senderName, received.senderEmail, received.senderPhone, 'deposito', '3171'])
    expect(JSON.stringify(mail)).not.toContain(value);
});
