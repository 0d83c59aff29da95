import { fieldsOf, isUrgent, type Locale, type LocalizedForm } from '@beranda/contract';
import type { Case } from '#cms/payload-types.ts';
import { promisedDeadlineText } from '../clock/deadline-text.ts';
import type { MailableCase } from '../mailable-case.ts';
import { arrivalLabels } from '../manual-entry/arrivals.ts';
import { statusSentence } from '../status/status-url.ts';
import { nextStepsOf } from './next-steps.ts';
import { receivedText } from './received-text.ts';

const texts = {
  id: {
    subject: (bank: string, ticket: string) => `Kiriman Anda kepada ${bank} kami terima (${ticket})`,
    opening: 'Kami telah menerima formulir yang dikirim lewat situs kami dengan alamat email ini.',
    recorded: (arrival: string) =>
      `Kami telah mencatat apa yang Anda sampaikan (${arrival.toLowerCase()}). Ini tanda terimanya.`,
    urgent: (phone: string, hours: string | null) =>
      `Kartu hilang, dicuri, atau tertelan ATM, tertipu, salah transfer, atau ada transaksi yang tidak Anda kenal? Jangan menunggu jawaban tertulis. Telepon kami sekarang di ${phone}${hours ? ` (${hours})` : ''} supaya kartu atau akses Anda segera diblokir, atau bank penerima segera kami hubungi.`,
    form: 'Formulir',
    ticket: 'Nomor tiket',
    received: 'Diterima',
    due: 'Kami jawab paling lambat',
    next: 'Apa selanjutnya',
    letter:
      'Tanda terima resmi terlampir sebagai PDF, dengan nama dan nomor telepon Anda; nomor lainnya disamarkan.',
    reply:
      'Ada yang perlu ditambahkan atau diperbaiki, misalnya dokumen yang tertinggal? Balas email ini tanpa mengubah judulnya.',
    replyWithoutDocuments:
      'Ada yang perlu ditambahkan atau diperbaiki? Balas email ini tanpa mengubah judulnya. Dokumen belum perlu dikirim.',
    phone: (phone: string) =>
      `Untuk menanyakan tindak lanjutnya, hubungi kantor kami di ${phone} dan sebutkan nomor tiket.`,
    closing:
      'Pesan ini dikirim otomatis. Demi keamanan Anda, nomor identitas, nomor rekening, dan uraian Anda tidak kami kirim lewat email, dan kami tidak pernah meminta PIN, kata sandi, atau kode OTP. Bukan Anda yang mengirimnya? Beri tahu kami: balas email ini atau telepon kami.',
  },
  en: {
    subject: (bank: string, ticket: string) => `We have received your form at ${bank} (${ticket})`,
    opening: 'We have received a form that was sent on our website with this email address.',
    recorded: (arrival: string) =>
      `We have recorded what you told us (${arrival.toLowerCase()}). This is your receipt.`,
    urgent: (phone: string, hours: string | null) =>
      `A card lost, stolen or kept by an ATM, a scam, money sent to the wrong account, or a transaction you do not recognise? Do not wait for a written answer. Call us now on ${phone}${hours ? ` (${hours})` : ''}, so that we can block your card or your access, or contact the receiving bank.`,
    form: 'Form',
    ticket: 'Ticket number',
    received: 'Received',
    due: 'We answer no later than',
    next: 'What happens next',
    letter:
      'The formal receipt is attached as a PDF, with your name and phone number; other numbers are masked.',
    reply:
      'Is there something to add or to correct, such as a document that you forgot? Reply to this email and leave its subject as it is.',
    replyWithoutDocuments:
      'Is there something to add or to correct? Reply to this email and leave its subject as it is. No documents are needed yet.',
    phone: (phone: string) =>
      `To ask what became of it, call our office on ${phone} and give the ticket number.`,
    closing:
      'This message was sent automatically. For your safety we do not send identity numbers, account numbers and what you described by email, and we never ask for a PIN, a password or a one-time code. If it was not you who sent the form, please tell us: reply to this email or call us.',
  },
} as const satisfies Record<Locale, object>;

type ReceivedCase = Pick<
  MailableCase,
  'answers' | 'arrivedBy' | 'clock' | 'dueAt' | 'locale' | 'receivedAt' | 'senderEmail' | 'ticket'
>;

type ReceiptParts = {
  bankName: string;
  /** Phone number of the office; empty if it is not entered. */
  phone: string;
  /** When it is answered, such as “24 hours”; null if that is not known. */
  phoneHours?: string | null;
  /** The page of the status of a case. */
  statusUrl: string;
  /** Whether a letter is attached. */
  hasLetter?: boolean;
  /** Labels of chosen values that are not part of the form's definition, by field. */
  offered?: ReadonlyMap<string, string>;
};

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** What was chosen, with its labels; values that the form does not offer are left out. */
function chosenValues(
  { definition, texts: { fields: labels } }: LocalizedForm,
  answers: Case['answers'],
  offered: ReadonlyMap<string, string>,
) {
  return Object.entries(fieldsOf(definition)).flatMap(([name, field]) => {
    const value = String(answers[name]);
    const isOption = 'options' in field && field.options.includes(value);
    const label = isOption ? labels[name]?.options?.[value] : offered.get(name);
    return label === undefined ? [] : [`${labels[name]?.label.replace(/\?$/, '')}: ${oneLine(label)}`];
  });
}

/**
 * Confirms a submission to its sender in their language, as plain text. Anyone can enter any address, so the
 * mail contains no typed text (spam relay): only the form with its own texts, ticket, time and what was chosen.
 */
export function receiptMail(
  caseDoc: ReceivedCase,
  localized: LocalizedForm,
  { bankName, phone, phoneHours = null, statusUrl, hasLetter = false, offered = new Map() }: ReceiptParts,
) {
  const { answers, arrivedBy, locale, senderEmail, ticket } = caseDoc;
  const { texts: form } = localized;
  const localeTexts = texts[locale];
  const deadline = promisedDeadlineText(caseDoc);
  const details = [
    `${localeTexts.form}: ${form.title}`,
    `${localeTexts.ticket}: ${ticket}`,
    `${localeTexts.received}: ${receivedText(caseDoc, localized.definition)}`,
    ...(deadline === null ? [] : [`${localeTexts.due}: ${deadline}`]),
    ...chosenValues(localized, answers, offered),
  ];
  const next = [`${localeTexts.next}\n${nextStepsOf(caseDoc, localized)}`, ...(form.receipt ?? [])];
  // Who called or came to a branch has been heard already.
  const mustCall = arrivedBy !== 'phone' && arrivedBy !== 'branch' && isUrgent(localized.definition, answers);
  return {
    to: senderEmail,
    subject: oneLine(localeTexts.subject(bankName, ticket)),
    text: [
      ...(mustCall && phone ? [localeTexts.urgent(phone, phoneHours)] : []),
      arrivedBy === 'site' ? localeTexts.opening : localeTexts.recorded(arrivalLabels[arrivedBy][locale]),
      details.join('\n'),
      ...(hasLetter ? [localeTexts.letter] : []),
      ...next,
      statusSentence(statusUrl, locale),
      localized.definition.hasAttachments ? localeTexts.reply : localeTexts.replyWithoutDocuments,
      ...(phone ? [localeTexts.phone(phone)] : []),
      localeTexts.closing,
      bankName,
    ].join('\n\n'),
  };
}
