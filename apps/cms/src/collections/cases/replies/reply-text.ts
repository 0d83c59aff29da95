import type { Locale } from '@beranda/contract';

/** The longest subject and text of a reply, in characters. */
export const SUBJECT_MAX_LENGTH = 150;
export const BODY_MAX_LENGTH = 8_000;

const texts = {
  id: {
    ticket: 'Nomor tiket',
    phone: (phone: string) => `Telepon: ${phone}`,
    safety:
      'Demi keamanan Anda, jangan mengirim PIN, kata sandi, kode OTP, atau nomor kartu lewat email. Kami tidak pernah memintanya.',
  },
  en: {
    ticket: 'Ticket number',
    phone: (phone: string) => `Phone: ${phone}`,
    safety:
      'For your safety, never send a PIN, a password, a one-time code or a card number by email. We never ask for them.',
  },
} as const satisfies Record<Locale, object>;

/** The bank, as it signs the mail. */
export type MailSender = { bankName: string; phone: string };

/** A gap that the author of a reply has to fill in: an ellipsis between blanks, not after a word. */
const GAP = /(?:^|\s)…(?=\s|$)/;

/** Whether a text still has a gap that its template left. */
export const hasUnfilledGap = (text: string): boolean => GAP.test(text);

type Reply = { subject: string; body: string; locale: Locale; ticket: string };

/** Whatever could end a header line is a blank. */
const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** Subject and text of a reply as they are mailed; the preview shows the same. The subject names the ticket. */
export function replyText(
  { body, locale, subject, ticket }: Reply,
  { bankName, phone }: MailSender,
): { subject: string; text: string } {
  const localeTexts = texts[locale];
  const line = oneLine(subject);
  return {
    subject: line.includes(ticket) ? line : `${line} [${ticket}]`,
    text: [
      body.replaceAll('\r\n', '\n').trim(),
      '--',
      [bankName, ...(phone ? [localeTexts.phone(phone)] : []), `${localeTexts.ticket}: ${ticket}`].join('\n'),
      localeTexts.safety,
    ].join('\n\n'),
  };
}
