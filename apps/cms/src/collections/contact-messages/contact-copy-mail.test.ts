import { expect, it } from 'vitest';
import { contactCopyMail } from './contact-copy-mail.ts';

const message = {
  email: 'ratna@contoh.example',
  locale: 'id' as const,
  ticket: '0000-1111-2222',
  customerType: 'individual' as const,
  topicType: 'question' as const,
  issue: 'atm' as const,
  issueDetail: 'debited-atm' as const,
};
const typed = {
  fullName: 'Menangkan hadiah di https://palsu.example',
  phone: '081234567890',
  notes: 'Klik https://palsu.example sekarang',
  identityNumber: '3171234567890001',
};

it('is written in the language of the sender', () => {
  expect(contactCopyMail(message, 'Bank Uji').text).toContain('Nomor tiket: 0000-1111-2222');
  expect(contactCopyMail({ ...message, locale: 'en' }, 'Bank Uji').text).toContain(
    'Ticket number: 0000-1111-2222',
  );
});

it.each(['id', 'en'] as const)(
  'in %s it contains the ticket and the choices, but no typed text',
  (locale) => {
    const whole = { ...message, ...typed, locale };
    const mail = contactCopyMail(whole, 'Bank Uji');
    expect(mail).toEqual(contactCopyMail({ ...message, locale }, 'Bank Uji'));
    expect(mail.to).toBe(message.email);
    expect(mail.text).toContain(locale === 'id' ? 'Saldo terdebit di ATM' : 'Debited by an ATM');
    for (const value of Object.values(typed)) expect(JSON.stringify(mail)).not.toContain(value);
  },
);

it('omits values that are not among the known choices', () => {
  const forged = { ...message, issue: 'https://palsu.example', customerType: 'constructor' } as never;
  expect(JSON.stringify(contactCopyMail(forged, 'Bank Uji'))).not.toMatch(/palsu|native code/);
});

it('has a subject of one line', () => {
  expect(contactCopyMail(message, 'Bank\nUji').subject).not.toMatch(/[\r\n]/);
});
