import type { ContactMessage as StoredMessage } from '#cms/payload-types.ts';

const texts = {
  id: {
    subject: (bank: string, ticket: string) => `Salinan pesan Anda kepada ${bank} (${ticket})`,
    greeting: (name: string) => `Yth. ${name},`,
    opening: 'Terima kasih. Pesan Anda telah kami terima. Berikut salinan yang Anda minta.',
    ticket: 'Nomor tiket',
    message: 'Isi pesan',
    closing: 'Pesan ini dikirim otomatis. Simpan nomor tiket untuk menanyakan tindak lanjutnya.',
  },
  en: {
    subject: (bank: string, ticket: string) => `A copy of your message to ${bank} (${ticket})`,
    greeting: (name: string) => `Dear ${name},`,
    opening: 'Thank you. We have received your message. Here is the copy that you asked for.',
    ticket: 'Ticket number',
    message: 'Message',
    closing: 'This message was sent automatically. Keep the ticket number to ask what became of it.',
  },
} as const;

type Message = Pick<StoredMessage, 'email' | 'fullName' | 'locale' | 'notes' | 'ticket'>;

/** One line, so that nothing a person typed can begin another header or another greeting. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The copy of a message, in its sender's language, as plain text. Never with the identity number. */
export function contactCopyMail(message: Message, bankName: string) {
  const words = texts[message.locale];
  return {
    to: { name: oneLine(message.fullName), address: message.email },
    subject: oneLine(words.subject(bankName, message.ticket)),
    text: [
      words.greeting(oneLine(message.fullName)),
      words.opening,
      `${words.ticket}: ${message.ticket}`,
      `${words.message}:\n${message.notes}`,
      words.closing,
      bankName,
    ].join('\n\n'),
  };
}
