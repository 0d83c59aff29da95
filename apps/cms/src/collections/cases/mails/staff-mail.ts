import { FORMS, formIn, isUrgent, LOCALES, type Locale } from '@beranda/contract';
import { formatJakartaTime } from '#cms/dates/jakarta.ts';
import type { Case } from '#cms/payload-types.ts';

const texts = {
  id: {
    opening: 'Ada kiriman baru dari situs.',
    urgent: 'Mendesak',
    urgentOpening:
      'Mendesak: menurut isiannya, kiriman ini tidak dapat menunggu jawaban tertulis. Buka sekarang.',
    form: 'Formulir',
    ticket: 'Nomor tiket',
    received: 'Diterima',
    open: 'Buka kiriman (perlu masuk)',
  },
  en: {
    opening: 'A new case has arrived from the site.',
    urgent: 'Urgent',
    urgentOpening: 'Urgent: as it was filled in, this case cannot wait for a written answer. Open it now.',
    form: 'Form',
    ticket: 'Ticket number',
    received: 'Received',
    open: 'Open the case (sign-in required)',
  },
} as const satisfies Record<Locale, object>;

type NewCase = Pick<Case, 'answers' | 'form' | 'id' | 'receivedAt' | 'ticket'>;

/** Notifies staff of a new case, in both languages. Contains no personal data, since mail is not confidential. */
export function staffMail({ answers, form, id, receivedAt, ticket }: NewCase, cmsUrl: string, to: string[]) {
  const isUrgentCase = isUrgent(FORMS[form].definition, answers);
  const titles = LOCALES.map((locale) => formIn(locale, form).texts.title);
  const urgentWords = LOCALES.map((locale) => texts[locale].urgent).join(' / ');
  const paragraphs = LOCALES.map((locale) => {
    const localeTexts = texts[locale];
    return [
      isUrgentCase ? localeTexts.urgentOpening : localeTexts.opening,
      '',
      `${localeTexts.form}: ${formIn(locale, form).texts.title}`,
      `${localeTexts.ticket}: ${ticket}`,
      `${localeTexts.received}: ${formatJakartaTime(receivedAt, locale, 'long')}`,
      `${localeTexts.open}:`,
      `${cmsUrl}/admin/collections/cases/${id}`,
    ].join('\n');
  });
  return {
    to,
    subject: `${isUrgentCase ? `${urgentWords}: ` : ''}${ticket}: ${titles.join(' / ')}`,
    text: paragraphs.join('\n\n---\n\n'),
  };
}
