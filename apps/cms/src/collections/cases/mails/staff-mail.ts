import { formIn, LOCALES, type Locale } from '@beranda/contract';
import { formatJakartaTime } from '#cms/dates/jakarta.ts';
import type { Case } from '#cms/payload-types.ts';

const texts = {
  id: {
    opening: 'Ada kiriman baru dari situs.',
    form: 'Formulir',
    ticket: 'Nomor tiket',
    received: 'Diterima',
    open: 'Buka kiriman (perlu masuk)',
  },
  en: {
    opening: 'A new case has arrived from the site.',
    form: 'Form',
    ticket: 'Ticket number',
    received: 'Received',
    open: 'Open the case (sign-in required)',
  },
} as const satisfies Record<Locale, object>;

type NewCase = Pick<Case, 'form' | 'id' | 'receivedAt' | 'ticket'>;

/** Notifies staff of a new case, in both languages. Contains no personal data, since mail is not confidential. */
export function staffMail({ form, id, receivedAt, ticket }: NewCase, cmsUrl: string, to: string[]) {
  const titles = LOCALES.map((locale) => formIn(locale, form).texts.title);
  const paragraphs = LOCALES.map((locale) => {
    const words = texts[locale];
    return [
      words.opening,
      '',
      `${words.form}: ${formIn(locale, form).texts.title}`,
      `${words.ticket}: ${ticket}`,
      `${words.received}: ${formatJakartaTime(receivedAt, locale, 'long')}`,
      `${words.open}:`,
      `${cmsUrl}/admin/collections/cases/${id}`,
    ].join('\n');
  });
  return {
    to,
    subject: `${ticket}: ${titles.join(' / ')}`,
    text: paragraphs.join('\n\n---\n\n'),
  };
}
