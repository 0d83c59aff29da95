import { LOCALES, type Locale } from '@beranda/contract';
import { HOUR_MS } from '@beranda/finance';
import { formatJakartaTime } from '#cms/dates/jakarta.ts';
import { type DueBreach, recipientsOfNotices, WARNING_HOURS } from './due-breaches.ts';

/** The reminders before the deadline of a breach and after it, from the latest to the earliest; each is sent once. */
export const BREACH_MAILS = ['overdue', 'lastHours', 'lastDay'] as const;
export type BreachMail = (typeof BREACH_MAILS)[number];

const LAST_HOURS = 6;

const HOURS_BEFORE: Record<BreachMail, number> = {
  overdue: 0,
  lastHours: LAST_HOURS,
  lastDay: WARNING_HOURS,
};

/** Which mail applies at a time; undefined before the first. */
export const breachMailAt = ({ dueAt }: Pick<DueBreach, 'dueAt'>, now: Date): BreachMail | undefined =>
  BREACH_MAILS.find((mail) => now.getTime() >= Date.parse(dueAt) - HOURS_BEFORE[mail] * HOUR_MS);

const timeLeft = {
  id: (hours: number) => `kurang dari ${hours} jam lagi`,
  en: (hours: number) => `less than ${hours} hours left`,
};

const texts = {
  id: {
    subject: (id: number) => `Kegagalan pelindungan data nomor ${id}, pemberitahuan`,
    overdue: 'terlambat',
    due: (id: number, to: string, dueAt: string) =>
      `Pemberitahuan kepada ${to} tentang kegagalan pelindungan data nomor ${id} harus dikirim paling lambat ${dueAt}.`,
    wasDue: (id: number, to: string, dueAt: string) =>
      `Pemberitahuan kepada ${to} tentang kegagalan pelindungan data nomor ${id} sudah lewat batas ${dueAt}. Kirim sekarang, lalu catat waktunya.`,
    law: 'Batasnya 3 × 24 jam sejak diketahui, juga pada hari libur (UU 27/2022 pasal 46). Jika pemberitahuan tidak atau belum dikirim, catat alasannya.',
    open: 'Buka register (perlu masuk):',
  },
  en: {
    subject: (id: number) => `Personal data breach number ${id}, notices`,
    overdue: 'overdue',
    due: (id: number, to: string, dueAt: string) =>
      `The notice to ${to} about personal data breach number ${id} has to be sent by ${dueAt}.`,
    wasDue: (id: number, to: string, dueAt: string) =>
      `The notice to ${to} about personal data breach number ${id} was due by ${dueAt}. Send it now, then record the time.`,
    law: 'The deadline is 3 × 24 hours from the discovery, also on holidays (UU 27/2022, article 46). If a notice is not sent, or not yet, record the reason.',
    open: 'Open the register (sign-in required):',
  },
} as const satisfies Record<Locale, object>;

/**
 * Builds the reminder for those who keep the register of breaches, in both languages. Without its title and what is in the
 * register: mail is not confidential.
 */
export function breachMail(
  kind: BreachMail,
  { dueAt, id, open }: DueBreach,
  { cmsUrl, to }: { cmsUrl: string; to: readonly string[] },
) {
  const isOverdue = kind === 'overdue';
  const recipients = recipientsOfNotices(open);
  const subjects = LOCALES.map((locale) => {
    const { overdue, subject } = texts[locale];
    return `${subject(id)}: ${isOverdue ? overdue : timeLeft[locale](HOURS_BEFORE[kind])}`;
  });
  const parts = LOCALES.map((locale) => {
    const localeTexts = texts[locale];
    const sentence = isOverdue ? localeTexts.wasDue : localeTexts.due;
    return [
      sentence(id, recipients[locale], formatJakartaTime(dueAt, locale, 'long')),
      localeTexts.law,
      `${localeTexts.open}\n${cmsUrl}/admin/collections/data-breaches/${id}`,
    ].join('\n\n');
  });
  return { to: [...to], subject: subjects.join(' / '), text: parts.join('\n\n---\n\n') };
}
