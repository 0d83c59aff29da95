import type { ClosingReason } from '@beranda/complaints';
import type { Locale } from '@beranda/contract';
import { formatLongDate } from '#cms/dates/jakarta.ts';

/** What the bank writes to the sender about an action, sent as a reply. */
export type ActionNotice = { subject: string; body: string };

/** Days of a complaint that is filed in writing, as ISO dates: when it was, and its deadline before and after. */
type Filing = { filedOn: string; from: string; to: string };

type NotifiedReason = Exclude<ClosingReason, 'spam'>;

type Texts = {
  filing: { subject: string; body: (filing: Filing) => string[] };
  /** Of a complaint that keeps an earlier deadline, which it has from a merge. */
  filingWithSameDeadline: { subject: string; body: (filing: Filing) => string[] };
  closing: { subject: string; bodies: Record<NotifiedReason, string[]> };
  /** What somebody can do who does not agree that the complaint was closed. */
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
    closing: {
      subject: 'Pengaduan Anda kami tutup tanpa jawaban',
      bodies: {
        withdrawn: [
          'Menurut catatan kami, pengaduan Anda dicabut, jadi kami menutupnya tanpa jawaban.',
          'Bukan Anda yang mencabutnya, atau ingin melanjutkannya? Balas email ini atau telepon kantor kami, dan kami membukanya kembali.',
        ],
        duplicate: [
          'Pengaduan Anda sama dengan pengaduan lain yang sudah kami terima, jadi kami menutup yang ini dan menjawab yang lain itu.',
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
    closing: {
      subject: 'We have closed your complaint without an answer',
      bodies: {
        withdrawn: [
          'We have on record that your complaint was withdrawn, so we have closed it without an answer.',
          'If it was not you who withdrew it, or if you want to go on with it, reply to this email or call our office, and we open it again.',
        ],
        duplicate: [
          'Your complaint is the same as another one that we have received, so we have closed this one and answer the other one.',
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

/** That a complaint by phone or in person counts as a written one, and its deadline. */
export function filingNotice(locale: Locale, { filedOn, from, to }: Filing): ActionNotice {
  const { subject, body } = texts[locale][from === to ? 'filingWithSameDeadline' : 'filing'];
  const format = (date: string) => formatLongDate(date, locale);
  const days = { filedOn: format(filedOn), from: format(from), to: format(to) };
  return { subject, body: body(days).join('\n\n') };
}

/** That a complaint was closed without an answer, and why. Not what staff explain, which is for the history. */
export function closingNotice(locale: Locale, reason: NotifiedReason): ActionNotice {
  const { closing, outsideBodies } = texts[locale];
  return { subject: closing.subject, body: [...closing.bodies[reason], outsideBodies].join('\n\n') };
}
