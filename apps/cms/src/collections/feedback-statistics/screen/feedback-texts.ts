import type { FeedbackReason, Locale } from '@beranda/contract';
import { userLocale } from '#cms/i18n/bilingual.ts';
import { FEEDBACK_DAYS, MIN_ANSWERS } from '../feedback-figures.ts';

type FeedbackTexts = typeof indonesian;

const indonesian = {
  title: 'Penilaian halaman',
  lead: `Jawaban pembaca atas “Apakah halaman ini membantu?” di bawah panduan, artikel, dan jawaban pertanyaan, ${FEEDBACK_DAYS} hari terakhir.`,
  onlyReaders: 'Layar ini untuk penyunting, penerbit, dan administrator.',
  empty: `Belum ada jawaban dalam ${FEEDBACK_DAYS} hari terakhir. Jawaban muncul di sini paling lambat satu menit setelah diberikan.`,
  answers: 'Jawaban',
  yes: 'Ya',
  no: 'Tidak',
  share: 'Bagian tidak',
  page: 'Halaman',
  inLanguage: 'Bahasa',
  languages: { id: 'Indonesia', en: 'Inggris' } satisfies Record<Locale, string> as Record<string, string>,
  reasons: {
    missing: 'Yang dicari tidak ada',
    unclear: 'Kurang jelas',
    outdated: 'Sudah tidak berlaku',
    other: 'Hal lain',
  } satisfies Record<FeedbackReason, string>,
  mostNo: 'Paling banyak dijawab tidak',
  highestShare: 'Bagian tidak terbesar',
  highestShareHint: `Halaman dengan sedikitnya ${MIN_ANSWERS} jawaban ya atau tidak.`,
  none: 'Tidak ada halaman seperti ini.',
  scroll: (title: string) => `${title}, tabel yang dapat digeser`,
  notes: [
    'Setiap jaringan terhitung sekali sehari untuk satu halaman dan bahasa; orang yang memakai jaringan yang sama terhitung sebagai satu. Tidak ada alamat pembaca, cookie, atau teks yang disimpan.',
    'Alasan boleh tidak diisi, sehingga jumlahnya lebih kecil daripada jawaban tidak. Tanpa JavaScript, jawaban dalam daftar pertanyaan tidak ditanyai alasan.',
    'Angka disimpan 400 hari, menurut hari di Jakarta.',
  ],
};

const english: FeedbackTexts = {
  title: 'Page feedback',
  lead: `What readers answered to “Was this page helpful?” below guides, articles and answers to questions, in the last ${FEEDBACK_DAYS} days.`,
  onlyReaders: 'This screen is for editors, publishers and administrators.',
  empty: `No answer in the last ${FEEDBACK_DAYS} days. Answers appear here within a minute.`,
  answers: 'Answers',
  yes: 'Yes',
  no: 'No',
  share: 'Share of no',
  page: 'Page',
  inLanguage: 'Language',
  languages: { id: 'Indonesian', en: 'English' },
  reasons: { missing: 'Missing', unclear: 'Not clear', outdated: 'Out of date', other: 'Something else' },
  mostNo: 'Most often no',
  highestShare: 'Highest share of no',
  highestShareHint: `Pages with at least ${MIN_ANSWERS} answers yes or no.`,
  none: 'There is no such page.',
  scroll: (title) => `${title}, scrollable table`,
  notes: [
    'Each network counts once a day for a page and language; people who share a network count as one. No address of a reader, no cookie and no text is stored.',
    'Nobody has to give a reason, so there are fewer of them than answers no. Without JavaScript, lists of questions ask for none.',
    'Figures are kept for 400 days, by day in Jakarta.',
  ],
};

/** The texts of the screen in the user's language. */
export const feedbackTexts = (language: string | undefined): FeedbackTexts =>
  ({ id: indonesian, en: english })[userLocale(language)];
