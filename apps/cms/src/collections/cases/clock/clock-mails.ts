import type { ExtensionReason } from '@beranda/complaints';
import type { Locale } from '@beranda/contract';
import { formatLongDate } from '#cms/dates/jakarta.ts';
import type { CaseEvent } from '#cms/payload-types.ts';
import type { MailableCase } from '../mailable-case.ts';
import type { readMailSender } from '../mails/mail-sender.ts';
import { statusSentence } from '../status/status-url.ts';
import { extensionReasonLabels } from './clock-labels.ts';

const texts = {
  id: {
    ticket: 'Nomor tiket',
    phone: (phone: string) => `Ada pertanyaan? Hubungi kantor kami di ${phone} dan sebutkan nomor tiket.`,
    closing:
      'Demi keamanan Anda, kami tidak pernah meminta PIN, kata sandi, atau kode OTP. Jangan menuliskannya di email.',
    request: {
      subject: (bank: string, ticket: string) => `${bank}: dokumen untuk pengaduan Anda (${ticket})`,
      opening: 'Untuk menangani pengaduan Anda, kami memerlukan dokumen berikut:',
      until: (date: string) =>
        `Mohon kirimkan paling lambat ${date} dengan membalas email ini atau ke kantor kami. Hitungan hari penyelesaian berhenti selama kami menunggu. Jika dokumen belum datang sampai tanggal itu, pengaduan kami lanjutkan dengan dokumen yang ada.`,
    },
    extension: {
      subject: (bank: string, ticket: string) =>
        `${bank}: penyelesaian pengaduan Anda diperpanjang (${ticket})`,
      opening: (from: string, to: string) =>
        `Kami belum dapat menyelesaikan pengaduan Anda sampai ${from}. Batas waktunya kami perpanjang sampai ${to}.`,
      reason: 'Alasan',
      allowed: 'Peraturan mengizinkan satu perpanjangan paling lama 10 hari kerja dengan alasan ini.',
    },
    readAloud: 'Perlu jawaban ini dibacakan atau dalam bentuk lain? Balas email ini atau telepon kami.',
    answer: {
      subject: (bank: string, ticket: string) => `${bank}: jawaban atas pengaduan Anda (${ticket})`,
      opening:
        'Jawaban kami atas pengaduan Anda terlampir sebagai PDF, beserta langkah yang dapat Anda ambil jika tidak setuju.',
    },
    appealAnswer: {
      subject: (bank: string, ticket: string) => `${bank}: jawaban atas keberatan Anda (${ticket})`,
      opening:
        'Jawaban kami atas keberatan Anda terlampir sebagai PDF, beserta lembaga yang dapat Anda hubungi jika tetap tidak setuju.',
    },
  },
  en: {
    ticket: 'Ticket number',
    phone: (phone: string) => `Questions? Call our office on ${phone} and give the ticket number.`,
    closing:
      'For your safety: we never ask for a PIN, a password or a one-time code. Please do not write any of them in an email.',
    request: {
      subject: (bank: string, ticket: string) => `${bank}: documents for your complaint (${ticket})`,
      opening: 'To deal with your complaint we need these documents:',
      until: (date: string) =>
        `Please send them by ${date}, as a reply to this email or to our office. While we wait, the days of our deadline do not count. If they have not come by then, we go on with the documents that we have.`,
    },
    extension: {
      subject: (bank: string, ticket: string) => `${bank}: more time for your complaint (${ticket})`,
      opening: (from: string, to: string) =>
        `We cannot settle your complaint by ${from}. We extend the deadline until ${to}.`,
      reason: 'Reason',
      allowed: 'Regulation allows one extension of up to 10 working days on this ground.',
    },
    readAloud: 'Do you need this answer read to you, or in another form? Reply to this email or call us.',
    answer: {
      subject: (bank: string, ticket: string) => `${bank}: our answer to your complaint (${ticket})`,
      opening:
        'Our answer to your complaint is attached as a PDF, with what you can do if you do not agree with it.',
    },
    appealAnswer: {
      subject: (bank: string, ticket: string) => `${bank}: our answer to your appeal (${ticket})`,
      opening:
        'Our answer to your appeal is attached as a PDF, with the bodies that you can turn to if you still do not agree.',
    },
  },
} as const satisfies Record<Locale, object>;

type Recipient = Pick<MailableCase, 'locale' | 'senderEmail' | 'ticket'>;

/** The sender of a mail, who also gets the replies to it. `statusUrl`: the page of the status of a case. */
type MailSender = Awaited<ReturnType<typeof readMailSender>> & { statusUrl: string };

function mailTo(
  { locale, senderEmail, ticket }: Recipient,
  { bankName, phone, replyTo, statusUrl }: MailSender,
  subject: string,
  body: string[],
) {
  const localeTexts = texts[locale];
  return {
    to: senderEmail,
    replyTo,
    subject: subject.replaceAll(/\s+/g, ' ').trim(),
    text: [
      `${localeTexts.ticket}: ${ticket}`,
      ...body,
      statusSentence(statusUrl, locale),
      ...(phone ? [localeTexts.phone(phone)] : []),
      localeTexts.closing,
      bankName,
    ].join('\n\n'),
  };
}

/** Asks the person for documents, in their language. */
export function documentsRequestMail(
  to: Recipient,
  mailSender: MailSender,
  { note, to: until }: Pick<CaseEvent, 'note' | 'to'>,
) {
  const requestTexts = texts[to.locale].request;
  return mailTo(to, mailSender, requestTexts.subject(mailSender.bankName, to.ticket), [
    requestTexts.opening,
    note ?? '',
    ...(until ? [requestTexts.until(formatLongDate(until, to.locale))] : []),
  ]);
}

/** Notifies the person that the deadline is extended, and why. */
export function extensionMail(
  to: Recipient,
  mailSender: MailSender,
  { field, from, to: until }: Pick<CaseEvent, 'field' | 'from' | 'to'>,
) {
  const extensionTexts = texts[to.locale].extension;
  const reason = extensionReasonLabels[field as ExtensionReason][to.locale];
  return mailTo(to, mailSender, extensionTexts.subject(mailSender.bankName, to.ticket), [
    extensionTexts.opening(formatLongDate(from ?? '', to.locale), formatLongDate(until ?? '', to.locale)),
    `${extensionTexts.reason}: ${reason}.`,
    extensionTexts.allowed,
  ]);
}

/** Accompanies the final answer to a complaint or an appeal, which is attached as a PDF without tags (accessibility). */
export function answerMail(to: Recipient, mailSender: MailSender, isOfAppeal: boolean) {
  const { answer, appealAnswer, readAloud } = texts[to.locale];
  const answerTexts = isOfAppeal ? appealAnswer : answer;
  return mailTo(to, mailSender, answerTexts.subject(mailSender.bankName, to.ticket), [
    answerTexts.opening,
    readAloud,
  ]);
}
