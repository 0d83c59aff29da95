import { expect, it } from 'vitest';
import { receiptMail } from './receipt-mail.ts';

const received = {
  form: 'contact' as const,
  senderEmail: 'ratna@contoh.example',
  locale: 'id' as const,
  ticket: '0000-1111-2222',
  answers: { customerType: 'individual', topicType: 'question', issue: 'atm', issueDetail: 'debited-atm' },
};
const typed = { notes: 'Klik https://palsu.example sekarang', identityNumber: '3171234507890001' };

it('is written in the language of the sender', () => {
  expect(receiptMail(received, 'Bank Uji').text).toContain('Nomor tiket: 0000-1111-2222');
  expect(receiptMail({ ...received, locale: 'en' }, 'Bank Uji').text).toContain(
    'Ticket number: 0000-1111-2222',
  );
});

it.each(['id', 'en'] as const)(
  'in %s it contains the ticket and the chosen options, but no typed text',
  (locale) => {
    const whole = { ...received, locale, answers: { ...received.answers, ...typed } };
    const mail = receiptMail(whole, 'Bank Uji');
    expect(mail).toEqual(receiptMail({ ...received, locale }, 'Bank Uji'));
    expect(mail.to).toBe(received.senderEmail);
    expect(mail.text).toContain(locale === 'id' ? 'Saldo terpotong di ATM' : 'Debited ATM');
    for (const value of Object.values(typed)) expect(JSON.stringify(mail)).not.toContain(value);
  },
);

it('omits values that are not among the options', () => {
  const forged = { ...received, answers: { issue: 'https://palsu.example', customerType: 'constructor' } };
  expect(JSON.stringify(receiptMail(forged, 'Bank Uji'))).not.toMatch(/palsu|native code/);
});

it('has a subject of one line', () => {
  expect(receiptMail(received, 'Bank\nUji').subject).not.toMatch(/[\r\n]/);
});
