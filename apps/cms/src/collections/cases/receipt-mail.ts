import { FORMS, type FormDefinition, fieldsOf, formIn, type Locale } from '@beranda/contract';
import type { Case } from '#cms/payload-types.ts';

const texts = {
  id: {
    subject: (bank: string, ticket: string) => `Kiriman Anda kepada ${bank} kami terima (${ticket})`,
    opening:
      'Seseorang, semoga Anda, mengirim formulir di situs kami dan meminta konfirmasi ke alamat ini. Kirimannya telah kami terima.',
    form: 'Formulir',
    ticket: 'Nomor tiket',
    closing:
      'Pesan ini dikirim otomatis. Simpan nomor tiket untuk menanyakan tindak lanjutnya. Demi keamanan Anda, isi formulir tidak kami kirim lewat email. Jika bukan Anda yang mengirimnya, abaikan email ini.',
  },
  en: {
    subject: (bank: string, ticket: string) => `We have received your form at ${bank} (${ticket})`,
    opening:
      'Somebody, we hope you, sent us a form on our website and asked for a confirmation to this address. We have received it.',
    form: 'Form',
    ticket: 'Ticket number',
    closing:
      'This message was sent automatically. Keep the ticket number to ask what became of it. For your safety we do not send what was written by email. If it was not you who sent it, ignore this email.',
  },
} as const satisfies Record<Locale, object>;

type ReceivedCase = Pick<Case, 'answers' | 'form' | 'locale' | 'senderEmail' | 'ticket'>;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The chosen options with their labels; values that are not among the form's options are left out. */
function chosenOptions({ form, locale, answers }: ReceivedCase): string[] {
  const definition: FormDefinition = FORMS[form].definition;
  const labels = formIn(locale, form).texts.fields;
  return Object.entries(fieldsOf(definition)).flatMap(([name, field]) => {
    const value = String(answers[name]);
    if (!('options' in field) || !field.options.includes(value)) return [];
    return [`${labels[name]?.label}: ${labels[name]?.options?.[value]}`];
  });
}

/**
 * Confirms a submission to its sender in their language, as plain text. Anyone can enter any address, so the
 * mail contains no typed text (spam relay): only the form, the ticket and chosen options.
 */
export function receiptMail(received: ReceivedCase, bankName: string) {
  const { form, locale, ticket } = received;
  const words = texts[locale];
  const facts = [`${words.form}: ${formIn(locale, form).texts.title}`, `${words.ticket}: ${ticket}`];
  return {
    to: received.senderEmail,
    subject: oneLine(words.subject(bankName, ticket)),
    text: [words.opening, [...facts, ...chosenOptions(received)].join('\n'), words.closing, bankName].join(
      '\n\n',
    ),
  };
}
