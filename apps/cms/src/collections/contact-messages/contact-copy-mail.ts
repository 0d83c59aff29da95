import type { Locale } from '@beranda/contract';
import type { ContactMessage as StoredMessage } from '#cms/payload-types.ts';
import { choiceLabels } from './choice-labels.ts';

const texts = {
  id: {
    subject: (bank: string, ticket: string) => `Pesan Anda kepada ${bank} kami terima (${ticket})`,
    opening:
      'Seseorang, semoga Anda, mengirim pesan kepada kami lewat situs dan meminta konfirmasi ke alamat ini. Pesannya telah kami terima.',
    ticket: 'Nomor tiket',
    choices: {
      customerType: 'Jenis nasabah',
      topicType: 'Jenis pesan',
      issue: 'Perihal',
      issueDetail: 'Rincian',
    },
    closing:
      'Pesan ini dikirim otomatis. Simpan nomor tiket untuk menanyakan tindak lanjutnya. Demi keamanan Anda, isi pesan tidak kami kirim lewat email. Jika bukan Anda yang mengirimnya, abaikan email ini.',
  },
  en: {
    subject: (bank: string, ticket: string) => `We have received your message to ${bank} (${ticket})`,
    opening:
      'Somebody, we hope you, sent us a message on our website and asked for a confirmation to this address. We have received the message.',
    ticket: 'Ticket number',
    choices: {
      customerType: 'Kind of customer',
      topicType: 'Kind of message',
      issue: 'Issue',
      issueDetail: 'Issue in detail',
    },
    closing:
      'This message was sent automatically. Keep the ticket number to ask what became of it. For your safety we do not send the text of messages by email. If it was not you who sent it, ignore this email.',
  },
} as const satisfies Record<Locale, object>;

const CHOICES = ['customerType', 'topicType', 'issue', 'issueDetail'] as const;

type Message = Pick<StoredMessage, 'email' | 'locale' | 'ticket' | (typeof CHOICES)[number]>;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Confirms a message to its sender in their language, as plain text. Anyone can enter any address, so the
 * mail contains no typed text (spam relay): only the ticket and known choices.
 */
export function contactCopyMail(message: Message, bankName: string) {
  const { locale } = message;
  const words = texts[locale];
  const chosen = CHOICES.flatMap((name) => {
    const value = message[name] ?? '';
    const label = Object.hasOwn(choiceLabels, value) ? choiceLabels[value] : undefined;
    return label ? [`${words.choices[name]}: ${label[locale]}`] : [];
  });
  return {
    to: message.email,
    subject: oneLine(words.subject(bankName, message.ticket)),
    text: [
      words.opening,
      [`${words.ticket}: ${message.ticket}`, ...chosen].join('\n'),
      words.closing,
      bankName,
    ].join('\n\n'),
  };
}
