import { formIn, LOCALES, type Locale } from '@beranda/contract';
import { deadlineText } from '../clock/deadline-text.ts';
import type { Deadlines, ListedCase } from './list-deadlines.ts';

/** Cases beyond this number are counted, not listed. */
const MAX_LISTED = 50;

const SECTIONS = ['overdue', 'dueSoon', 'lapsed'] as const;

const texts = {
  id: {
    subject: 'Batas waktu kiriman',
    counts: { overdue: 'terlambat', dueSoon: 'segera jatuh tempo', lapsed: 'dokumen tidak datang' },
    overdue: 'Terlambat, harus segera dijawab:',
    dueSoon: 'Jatuh tempo dalam 3 hari kerja:',
    lapsed: 'Dokumen tidak datang pada waktunya, hitungan hari berjalan lagi:',
    more: (count: number) => `… dan ${count} lainnya`,
    open: 'Buka antrean (perlu masuk):',
  },
  en: {
    subject: 'Deadlines of cases',
    counts: { overdue: 'overdue', dueSoon: 'due soon', lapsed: 'documents not received' },
    overdue: 'Overdue, to be answered now:',
    dueSoon: 'Due within 3 working days:',
    lapsed: 'Documents have not come in time, the days count again:',
    more: (count: number) => `… and ${count} more`,
    open: 'Open the queues (sign-in required):',
  },
} as const satisfies Record<Locale, object>;

function lineOf({ dueAt, form, id, ticket }: ListedCase, locale: Locale, list: string): string {
  const { title } = formIn(locale, form).texts;
  const parts = [ticket, title, ...(dueAt ? [deadlineText(dueAt, locale)] : [])];
  return `- ${parts.join(', ')}\n  ${list}/${id}`;
}

function sectionsIn(locale: Locale, deadlines: Deadlines, list: string): string[] {
  const localeTexts = texts[locale];
  return SECTIONS.filter((section) => deadlines[section].length > 0).map((section) => {
    const cases = deadlines[section];
    const rest = cases.length - MAX_LISTED;
    return [
      localeTexts[section],
      ...cases.slice(0, MAX_LISTED).map((caseDoc) => lineOf(caseDoc, locale, list)),
      ...(rest > 0 ? [localeTexts.more(rest)] : []),
    ].join('\n');
  });
}

/** The deadlines of a desk, in both languages. Contains no personal data, since mail is not confidential. */
export function deadlineMail(deadlines: Deadlines, cmsUrl: string, to: readonly string[]) {
  const list = `${cmsUrl}/admin/collections/cases`;
  const subjects = LOCALES.map((locale) => {
    const { counts, subject } = texts[locale];
    const parts = SECTIONS.filter((section) => deadlines[section].length > 0).map(
      (section) => `${deadlines[section].length} ${counts[section]}`,
    );
    return `${subject}: ${parts.join(', ')}`;
  });
  const paragraphs = LOCALES.map((locale) =>
    [...sectionsIn(locale, deadlines, list), `${texts[locale].open}\n${list}`].join('\n\n'),
  );
  return { to: [...to], subject: subjects.join(' / '), text: paragraphs.join('\n\n---\n\n') };
}
