import type { ClosingReason } from '@beranda/complaints';
import type { Locale } from '@beranda/contract';
import { formatLongDate } from '#cms/dates/jakarta.ts';
import { statusSentence, statusUrl } from '../../status/status-url.ts';
import { deadlineText } from '../deadline-text.ts';

/** A mail to the sender about an action, sent as a reply. */
export type ActionNotice = { subject: string; body: string };

/** Days of a complaint that is filed in writing, as ISO dates: when it was, and its deadline before and after. */
type Filing = { filedOn: string; from: string; to: string };

/** The receipt of documents or of an appeal, which a notice acknowledges. */
export type Acknowledged = {
  /** ISO date. */
  receivedOn: string;
  /** The latest time to answer; null where no deadline runs. */
  dueAt: string | null;
  /** When it is recorded, as ISO time: the deadline may have passed by then. */
  now: string;
  /** Address of the site. */
  siteUrl: string;
};

type NotifiedReason = Exclude<ClosingReason, 'spam'>;

type Texts = {
  filing: { subject: string; body: (filing: Filing) => string[] };
  /** Of a complaint that keeps an earlier deadline, which it has from a merge. */
  filingWithSameDeadline: { subject: string; body: (filing: Filing) => string[] };
  documents: {
    subject: string;
    opening: (receivedOn: string) => string;
    complete: string;
    incomplete: string;
  };
  /** Documents that nobody had asked for, of a complaint or of another form. */
  addedDocuments: Record<'complaint' | 'other', { subject: string; opening: (receivedOn: string) => string }>;
  appeal: { subject: string; opening: (receivedOn: string) => string; next: string };
  /** By when the bank answers. The day has passed where staff record late what came. */
  deadline: Record<'ahead' | 'passed', (deadline: string) => string>;
  /** Where to report it if it was not the sender. */
  notYou: string;
  closing: { subject: string; bodies: Record<NotifiedReason, string[]> };
  /** Where to turn to against the closing of the complaint. */
  outsideBodies: string;
};

const texts: Record<Locale, Texts> = {
  id: {
    filing: {
      subject: 'Batas waktu baru untuk pengaduan Anda',
      body: ({ filedOn, from, to }) => [
        `Pengaduan yang semula Anda sampaikan secara lisan telah Anda ajukan secara tertulis pada ${filedOn}. Untuk pengaduan tertulis, batas waktu kami 10 hari kerja sejak diajukan dan dokumennya lengkap.`,
        `Kami jawab paling lambat ${to}, bukan lagi ${from}. Nomor tiketnya tetap sama.`,
        'Bukan Anda yang mengajukannya secara tertulis? Balas email ini atau telepon kantor kami.',
      ],
    },
    filingWithSameDeadline: {
      subject: 'Pengaduan Anda kami catat sebagai pengaduan tertulis',
      body: ({ filedOn, to }) => [
        `Pengaduan yang semula Anda sampaikan secara lisan telah Anda ajukan secara tertulis pada ${filedOn}.`,
        `Batas waktunya tidak berubah: kami jawab paling lambat ${to}. Nomor tiketnya tetap sama.`,
        'Bukan Anda yang mengajukannya secara tertulis? Balas email ini atau telepon kantor kami.',
      ],
    },
    documents: {
      subject: 'Dokumen untuk pengaduan Anda sudah kami terima',
      opening: (receivedOn) => `Dokumen untuk pengaduan Anda sudah kami terima pada ${receivedOn}.`,
      complete: 'Dokumen Anda sekarang lengkap, dan kami melanjutkan penanganannya.',
      incomplete:
        'Dokumennya belum lengkap. Kami menghubungi Anda tentang yang masih kurang, dan sementara itu melanjutkan dengan yang ada.',
    },
    addedDocuments: {
      complaint: {
        subject: 'Dokumen untuk pengaduan Anda sudah kami terima',
        opening: (receivedOn) =>
          `Dokumen untuk pengaduan Anda sudah kami terima pada ${receivedOn} dan kami simpan dengan nomor tiket ini.`,
      },
      other: {
        subject: 'Dokumen untuk formulir Anda sudah kami terima',
        opening: (receivedOn) =>
          `Dokumen untuk formulir Anda sudah kami terima pada ${receivedOn} dan kami simpan dengan nomor tiket ini.`,
      },
    },
    appeal: {
      subject: 'Keberatan Anda sudah kami terima',
      opening: (receivedOn) => `Keberatan Anda atas jawaban kami sudah kami terima pada ${receivedOn}.`,
      next: 'Kami memeriksa kembali pengaduan Anda dan jawaban kami. Nomor tiketnya tetap sama, dan keberatan tidak dikenai biaya.',
    },
    deadline: {
      ahead: (deadline) => `Kami jawab paling lambat ${deadline}.`,
      passed: (deadline) =>
        `Kami seharusnya menjawab paling lambat ${deadline}, dan kami mohon maaf. Telepon kantor kami dan sebutkan nomor tiket ini.`,
    },
    notYou: 'Bukan Anda yang menyampaikannya? Balas email ini atau telepon kantor kami.',
    closing: {
      subject: 'Pengaduan Anda kami tutup tanpa jawaban',
      bodies: {
        withdrawn: [
          'Menurut catatan kami, pengaduan Anda dicabut, jadi kami menutupnya tanpa jawaban.',
          'Bukan Anda yang mencabutnya, atau ingin melanjutkannya? Balas email ini atau telepon kantor kami, dan kami membukanya kembali.',
        ],
        duplicate: [
          'Pengaduan Anda sama dengan pengaduan lain yang sudah kami terima, jadi kami menutup yang ini dan menjawab yang lain itu. Ikuti jawabannya dengan nomor tiket pengaduan yang lain itu: ada di tanda terimanya, atau tanyakan lewat telepon.',
          'Menurut Anda tidak sama? Balas email ini atau telepon kantor kami, dan kami memeriksanya kembali.',
        ],
        'not-a-complaint': [
          'Setelah kami baca, kiriman Anda bukan pengaduan, jadi kami menutupnya tanpa jawaban akhir.',
          'Menurut Anda ini pengaduan? Balas email ini atau telepon kantor kami, dan kami memeriksanya kembali.',
        ],
      },
    },
    outsideBodies:
      'Anda juga dapat melapor kepada Otoritas Jasa Keuangan melalui APPK (kontak157.ojk.go.id, telepon 157).',
  },
  en: {
    filing: {
      subject: 'A new deadline for your complaint',
      body: ({ filedOn, from, to }) => [
        `You first made your complaint orally, and filed it in writing on ${filedOn}. We answer a written complaint within 10 working days of its filing, once its documents are complete.`,
        `We answer no later than ${to}, instead of ${from}. The ticket number stays the same.`,
        'Was it not you who filed it in writing? Reply to this email or call our office.',
      ],
    },
    filingWithSameDeadline: {
      subject: 'We have recorded your complaint as a written one',
      body: ({ filedOn, to }) => [
        `You first made your complaint orally, and filed it in writing on ${filedOn}.`,
        `Its deadline does not change: we answer no later than ${to}. The ticket number stays the same.`,
        'Was it not you who filed it in writing? Reply to this email or call our office.',
      ],
    },
    documents: {
      subject: 'We have received the documents for your complaint',
      opening: (receivedOn) => `We received documents for your complaint on ${receivedOn}.`,
      complete: 'Your documents are complete now, and we go on with our work.',
      incomplete:
        'They are not complete yet. We contact you about what is missing, and meanwhile go on with what we have.',
    },
    addedDocuments: {
      complaint: {
        subject: 'We have received documents for your complaint',
        opening: (receivedOn) =>
          `We received documents for your complaint on ${receivedOn}, and keep them under this ticket number.`,
      },
      other: {
        subject: 'We have received documents for your form',
        opening: (receivedOn) =>
          `We received documents for your form on ${receivedOn}, and keep them under this ticket number.`,
      },
    },
    appeal: {
      subject: 'We have received your appeal',
      opening: (receivedOn) => `We received your appeal against our answer on ${receivedOn}.`,
      next: 'We look at your complaint and at our answer again. The ticket number stays the same, and an appeal is free of charge.',
    },
    deadline: {
      ahead: (deadline) => `We answer no later than ${deadline}.`,
      passed: (deadline) =>
        `We should have answered by ${deadline}, and we apologise. Call our office and give this ticket number.`,
    },
    notYou: 'Was it not you who sent it? Reply to this email or call our office.',
    closing: {
      subject: 'We have closed your complaint without an answer',
      bodies: {
        withdrawn: [
          'We have on record that your complaint was withdrawn, so we have closed it without an answer.',
          'If it was not you who withdrew it, or if you want to go on with it, reply to this email or call our office, and we open it again.',
        ],
        duplicate: [
          'Your complaint is the same as another one that we have received, so we have closed this one and answer the other one. Follow that one with its own ticket number: it is in its receipt, or ask us for it by phone.',
          'If you think they differ, reply to this email or call our office, and we look at it again.',
        ],
        'not-a-complaint': [
          'As we read it, what you sent us is not a complaint, so we have closed it without a final answer.',
          'If you think it is one, reply to this email or call our office, and we look at it again.',
        ],
      },
    },
    outsideBodies:
      'You may also report it to the Financial Services Authority (OJK) at APPK (kontak157.ojk.go.id, phone 157).',
  },
};

/** Notice that a complaint by phone or in person counts as a written one, with its deadline. */
export function filingNotice(locale: Locale, { filedOn, from, to }: Filing, siteUrl: string): ActionNotice {
  const { subject, body } = texts[locale][from === to ? 'filingWithSameDeadline' : 'filing'];
  const format = (date: string) => formatLongDate(date, locale);
  const days = { filedOn: format(filedOn), from: format(from), to: format(to) };
  return { subject, body: [...body(days), statusSentence(statusUrl(siteUrl, locale), locale)].join('\n\n') };
}

/**
 * What was received, when the bank answers, and the status page. No typed text: a mail is not confidential. Only
 * complaints are a matter for OJK.
 */
function acknowledgement(
  locale: Locale,
  { dueAt, now, siteUrl }: Acknowledged,
  { isComplaint, received, subject }: { isComplaint: boolean; received: string[]; subject: string },
): ActionNotice {
  const { deadline, notYou, outsideBodies } = texts[locale];
  const isOverdue = dueAt !== null && Date.parse(dueAt) < Date.parse(now);
  const answer = dueAt ? [deadline[isOverdue ? 'passed' : 'ahead'](deadlineText(dueAt, locale))] : [];
  const bodies = isOverdue && isComplaint ? [outsideBodies] : [];
  const paragraphs = [
    ...received,
    [...answer, ...bodies].join(' '),
    statusSentence(statusUrl(siteUrl, locale), locale),
    notYou,
  ];
  return { subject, body: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n') };
}

/** Notice that requested documents were received. */
export function documentsNotice(
  locale: Locale,
  { isComplete, ...acknowledged }: Acknowledged & { isComplete: boolean },
): ActionNotice {
  const { complete, incomplete, opening, subject } = texts[locale].documents;
  const received = opening(formatLongDate(acknowledged.receivedOn, locale));
  return acknowledgement(locale, acknowledged, {
    isComplaint: true,
    received: [received, isComplete ? complete : incomplete],
    subject,
  });
}

/** Notice that documents were received that the bank had not requested. */
export function addedDocumentsNotice(
  locale: Locale,
  { isComplaint, ...acknowledged }: Acknowledged & { isComplaint: boolean },
): ActionNotice {
  const { opening, subject } = texts[locale].addedDocuments[isComplaint ? 'complaint' : 'other'];
  const received = [opening(formatLongDate(acknowledged.receivedOn, locale))];
  return acknowledgement(locale, acknowledged, { isComplaint, received, subject });
}

/** Notice that an appeal against the answer was received. */
export function appealNotice(locale: Locale, acknowledged: Acknowledged): ActionNotice {
  const { next, opening, subject } = texts[locale].appeal;
  return acknowledgement(locale, acknowledged, {
    isComplaint: true,
    received: [opening(formatLongDate(acknowledged.receivedOn, locale)), next],
    subject,
  });
}

/** Notice that a complaint was closed without an answer, with the reason, but not the explanation for the history. */
export function closingNotice(locale: Locale, reason: NotifiedReason, siteUrl: string): ActionNotice {
  const { closing, outsideBodies } = texts[locale];
  const status = statusSentence(statusUrl(siteUrl, locale), locale);
  return { subject: closing.subject, body: [...closing.bodies[reason], outsideBodies, status].join('\n\n') };
}
