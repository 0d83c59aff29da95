import { formIn, LOCALES } from '@beranda/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { receiptMail } from './receipt-mail.ts';

const mailSender = {
  bankName: 'Bank Uji',
  phone: '021 555 0100',
  statusUrl: 'https://bank.example/about-us/complaint/status',
};
const received = {
  arrivedBy: 'site' as 'branch' | 'letter' | 'phone' | 'site',
  senderEmail: 'ratna@contoh.example',
  locale: 'id' as 'en' | 'id',
  ticket: '0000-1111-2222',
  receivedAt: '2026-11-23T17:30:00.000Z',
  dueAt: null as string | null,
  answers: { customerType: 'individual', topicType: 'question', issue: 'atm', issueDetail: 'debited-atm' },
};
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(received.receivedAt) });
});
afterEach(() => {
  vi.useRealTimers();
});
const typed = { notes: 'Klik https://palsu.example sekarang', identityNumber: '3171234507890001' };

const mailTo = (more: Partial<typeof received> = {}) => {
  const whole = { ...received, ...more };
  return receiptMail(whole, formIn(whole.locale, 'contact'), mailSender);
};

it('is written in the language of the sender', () => {
  expect(mailTo().text).toContain('Nomor tiket: 0000-1111-2222');
  expect(mailTo({ locale: 'en' }).text).toContain('Ticket number: 0000-1111-2222');
});

it('names the time of receipt in Jakarta, what happens next, and the phone of the bank', () => {
  const { text } = mailTo();
  expect(text).toContain('Diterima: 24 November 2026 pukul 00.30 WIB');
  expect(text).toContain(formIn('id', 'contact').texts.nextSteps);
  expect(text).toContain('021 555 0100');
  expect(mailTo({ locale: 'en' }).text).toContain('Received: 24 November 2026 at 00:30 WIB');
});

it('names the day by which the bank answers, and the hour where it promises hours', () => {
  const dueAt = '2026-11-26T16:59:59.999Z';
  expect(mailTo({ dueAt }).text).toContain('\nKami jawab paling lambat: Kamis, 26 November 2026\n');
  const inHours = { dueAt: '2026-11-26T17:30:00.000Z', locale: 'en' as const };
  const request = receiptMail({ ...received, ...inHours }, formIn('en', 'data-request'), mailSender);
  expect(request.text).toContain('\nWe answer no later than: 27 November 2026 at 00:30 WIB\n');
  expect(mailTo({ dueAt: null }).text).not.toContain('paling lambat:');
});

it('names no deadline that has passed, when it is sent again', () => {
  const dueAt = '2026-11-26T16:59:59.999Z';
  vi.setSystemTime('2026-11-26T17:00:00.000Z');
  expect(mailTo({ dueAt }).text).not.toContain('paling lambat:');
  vi.setSystemTime('2026-11-26T16:59:00.000Z');
  expect(mailTo({ dueAt }).text).toContain('paling lambat:');
});

it('has the further paragraphs of a form that has them, before the phone', () => {
  const form = formIn('id', 'contact');
  const receipt = ['Paling lambat 10 hari kerja.', 'Setelah itu ke LAPS SJK.'];
  const { text } = receiptMail(received, { ...form, texts: { ...form.texts, receipt } }, mailSender);
  expect(text).toContain(`${form.texts.nextSteps}\n\n${receipt.join('\n\n')}\n\nLihat sampai`);
});

it('has how to add what was forgotten', () => {
  expect(mailTo().text).toContain('Balas email ini tanpa mengubah judulnya.');
  expect(mailTo({ locale: 'en' }).text).toContain('Reply to this email and leave its subject as it is.');
  for (const locale of ['id', 'en'] as const)
    expect(receiptMail({ ...received, locale }, formIn(locale, 'data-request'), mailSender).text).toMatch(
      /(foto kartu identitas\? Kirimkan|identity card, please send it).*(membalas email ini|reply to this email)/,
    );
});

it.each([
  ['id', 'Dokumen belum perlu dikirim.', 'Bukan Anda yang mengirimnya? Beri tahu kami'],
  ['en', 'No documents are needed yet.', 'If it was not you who sent the form, please tell us'],
] as const)(
  'in %s asks for no documents where the form takes none, and for word of a mistake',
  (locale, none, mistake) => {
    const toApplicant = { ...received, locale };
    const { text } = receiptMail(toApplicant, formIn(locale, 'supply-chain-financing'), mailSender);
    expect(text).toContain(none);
    expect(text).toContain(mistake);
    expect(mailTo({ locale }).text).not.toContain(none);
  },
);

it('does without a phone that is not entered', () => {
  const { text } = receiptMail(received, formIn('id', 'contact'), { ...mailSender, phone: '' });
  expect(text).not.toContain('hubungi kantor');
});

it.each(['id', 'en'] as const)(
  'in %s it contains the ticket and the chosen options, but no typed text',
  (locale) => {
    const mail = mailTo({ locale, answers: { ...received.answers, ...typed } });
    expect(mail).toEqual(mailTo({ locale }));
    expect(mail.to).toBe(received.senderEmail);
    expect(mail.text).toContain(locale === 'id' ? 'Saldo terpotong di ATM' : 'Debited ATM');
    for (const value of Object.values(typed)) expect(JSON.stringify(mail)).not.toContain(value);
  },
);

it('omits values that are not among the options', () => {
  const forged = { issue: 'https://palsu.example', customerType: 'constructor' } as never;
  expect(JSON.stringify(mailTo({ answers: forged }))).not.toMatch(/palsu|native code/);
});

it('names what was chosen from an offer, in one line', () => {
  const answers = { product: 'simpanan/giro', city: 'Kota Atlantis' };
  const offered = new Map([['product', 'Giro\nLentera']]);
  const { text } = receiptMail({ ...received, answers }, formIn('id', 'product-registration'), {
    ...mailSender,
    offered,
  });
  expect(text).toContain('\nProduk yang Anda pilih: Giro Lentera\n');
  expect(text).not.toContain('Atlantis');
});

it('leads to the page of the status, and names the letter only where one is attached', () => {
  const form = formIn('id', 'complaint');
  expect(mailTo().text).toContain(mailSender.statusUrl);
  expect(mailTo().text).toContain('serta email ini atau nomor telepon Anda:');
  expect(mailTo({ locale: 'en' }).text).toContain('and this email address or your phone number:');
  expect(mailTo().text).not.toContain('PDF');
  expect(receiptMail(received, form, { ...mailSender, hasLetter: true }).text).toContain('PDF');
});

it('has a subject of one line', () => {
  const mail = receiptMail(received, formIn('id', 'contact'), { ...mailSender, bankName: 'Bank\nUji' });
  expect(mail.subject).not.toMatch(/[\r\n]/);
});

it('certifies the hour of its receipt only where that is known, as staff enter it only for forms that promise hours', () => {
  const arrivedBy = 'letter' as const;
  expect(mailTo({ arrivedBy }).text).toContain('\nDiterima: Selasa, 24 November 2026\n');
  const request = receiptMail({ ...received, arrivedBy }, formIn('id', 'data-request'), mailSender);
  expect(request.text).toContain('\nDiterima: 24 November 2026 pukul 00.30 WIB\n');
});

it('begins with the phone number for urgent matters, unless the sender has called', () => {
  const answers = { ...received.answers, issueDetail: 'other' };
  const urgentTo = (more: Partial<typeof received> = {}) => mailTo({ answers, ...more }).text;
  const urgent = 'Telepon kami sekarang di 021 555 0100';
  const question =
    'Kartu hilang, dicuri, atau tertelan ATM, tertipu, salah transfer, atau ada transaksi yang tidak Anda kenal?';
  expect(urgentTo().startsWith(`${question} Jangan menunggu jawaban tertulis. ${urgent} supaya`)).toBe(true);
  expect(urgentTo({ arrivedBy: 'letter' })).toContain(urgent);
  expect(urgentTo({ locale: 'en' })).toMatch(
    /^A card lost, stolen or kept by an ATM, .*\? Do not wait for a written answer\. Call us now on 021 555 0100, so that/,
  );
  for (const arrivedBy of ['phone', 'branch'] as const) expect(urgentTo({ arrivedBy })).not.toContain(urgent);
  expect(mailTo().text).not.toContain(urgent);
  const withHours = receiptMail({ ...received, answers }, formIn('id', 'contact'), {
    ...mailSender,
    phoneHours: '24 jam',
  });
  expect(withHours.text).toContain(`${urgent} (24 jam) supaya`);
});

it.each(LOCALES)('in %s names the deadline of an oral complaint, or of a written one', (locale) => {
  const form = formIn(locale, 'complaint');
  const nextOf = (arrivedBy: 'letter' | 'phone', channel: 'oral' | 'written') =>
    receiptMail({ ...received, arrivedBy, clock: { channel }, locale }, form, mailSender).text;
  // A complaint by phone may be filed in writing later, and staff may classify a letter as oral.
  for (const arrivedBy of ['phone', 'letter'] as const) {
    expect(nextOf(arrivedBy, 'oral')).toContain(form.texts.oralNextSteps);
    expect(nextOf(arrivedBy, 'oral')).not.toContain(form.texts.nextSteps);
    expect(nextOf(arrivedBy, 'written')).toContain(form.texts.nextSteps);
  }
});
