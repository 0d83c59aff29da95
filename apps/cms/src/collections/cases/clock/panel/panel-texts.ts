import { ANSWER_WORKING_DAYS, type ComplaintAction } from '@beranda/complaints';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

/** Texts of the panel that shows the clock of a case. */
export const panelTexts = {
  title: bilingual('Batas waktu', 'Deadline'),
  stage: bilingual('Tahap', 'Stage'),
  due: bilingual('Batas waktu', 'Due'),
  noDeadline: bilingual(
    'Tidak ada: tidak ada yang harus dijawab sekarang.',
    'None: nothing has to be answered now.',
  ),
  channel: bilingual('Saluran', 'Channel'),
  kind: bilingual('Jenis', 'Kind'),
  complete: bilingual('Dokumen lengkap', 'Documents complete'),
  notConfirmed: bilingual('Belum dipastikan', 'Not confirmed yet'),
  notClassified: bilingual('Belum digolongkan', 'Not classified yet'),
  extension: bilingual('Perpanjangan', 'Extension'),
  paused: bilingual('Menunggu dokumen sampai', 'Waiting for documents until'),
  latest: bilingual('Jika dokumen tidak datang, jatuh tempo', 'If they do not come, due'),
  overdueDocuments: bilingual(
    'Dokumen yang diminta tidak datang pada waktunya. Hitungan hari berjalan lagi: jawab dengan dokumen yang ada, atau minta lagi.',
    'The documents have not come in time. The days count again: answer with what there is, or ask again.',
  ),
  pauses: bilingual('Permintaan dokumen', 'Requests for documents'),
  requested: bilingual('Diminta', 'Requested'),
  received: bilingual('Diterima', 'Received'),
  noPauses: bilingual('Belum ada.', 'None yet.'),
  notReceived: bilingual('Belum', 'Not yet'),
  letters: bilingual('Surat', 'Letters'),
  receipt: bilingual('Tanda terima (PDF)', 'Receipt (PDF)'),
  answer: bilingual('Jawaban akhir (PDF)', 'Final answer (PDF)'),
  actions: bilingual('Yang dapat dilakukan', 'What can be done'),
  unavailable: bilingual('Tidak dapat dilakukan sekarang', 'Not possible now'),
  failed: bilingual(
    'Belum tersimpan. Tulisan Anda masih ada: coba lagi.',
    'Not stored. What you typed is still here: try again.',
  ),
  preview: bilingual('Unduh pratinjau surat', 'Download a preview of the letter'),
  noPreview: bilingual(
    'Pratinjau tidak dapat dibuat sekarang. Tulisan Anda masih ada: coba lagi.',
    'No preview can be made now. What you typed is still here: try again.',
  ),
};

type NotificationTexts = { mailed: Bilingual; notMailed: Bilingual };

const mailed = bilingual('Dikirim lewat email kepada pengirim.', 'Mailed to the sender.');

const notMailed = bilingual(
  'Pengirim tidak punya email: beri tahu dahulu lewat telepon atau surat, lalu tulis kapan dan apa buktinya.',
  'The sender has no e-mail address: notify them by phone or letter first, then enter when, and the proof.',
);

const notMailedAnd = (more: Bilingual) =>
  bilingual(`${notMailed.id} ${more.id}`, `${notMailed.en} ${more.en}`);

/** Without a field for a proof: regulation demands none for an acknowledgement. */
const notAcknowledged = bilingual(
  'Pengirim tidak punya email: beri tahu lewat telepon atau surat bahwa kami menerimanya, dan sebutkan batas waktunya.',
  'The sender has no e-mail address: tell them by phone or letter that we have it, and the deadline.',
);

/** How the sender is notified of an action, if at all. */
export const notificationTexts: Partial<Record<ComplaintAction, NotificationTexts>> = {
  fileInWriting: {
    mailed: bilingual(
      'Batas waktu yang baru dikirim lewat email kepada pengirim.',
      'The new deadline is mailed to the sender.',
    ),
    notMailed: notMailedAnd(
      bilingual(
        `Sebutkan batas waktunya: ${ANSWER_WORKING_DAYS.written} hari kerja sejak diajukan tertulis.`,
        `Tell them the deadline: ${ANSWER_WORKING_DAYS.written} working days after it was filed in writing.`,
      ),
    ),
  },
  requestDocuments: {
    mailed,
    notMailed: notMailedAnd(
      bilingual(
        'Permintaannya dihitung sejak dicatat di sini, jadi catat pada hari yang sama.',
        'The request counts from the day on which it is recorded here, so record it on the same day.',
      ),
    ),
  },
  receiveDocuments: {
    mailed: bilingual(
      'Pengirim menerima email bahwa dokumennya datang, dengan batas waktunya.',
      'The sender gets a mail that they have come, with the deadline.',
    ),
    notMailed: notAcknowledged,
  },
  extend: { mailed, notMailed },
  answer: {
    mailed,
    notMailed: notMailedAnd(
      bilingual(
        'Jawaban dihitung pada hari pengirim diberi tahu.',
        'The answer counts on the day on which the sender was told.',
      ),
    ),
  },
  appeal: {
    mailed: bilingual(
      'Pengirim menerima email bahwa keberatannya kami terima, dengan batas waktunya. Isi yang Anda tulis tidak ikut dikirim.',
      'The sender gets a mail that we have received the appeal, with the deadline. What you write is not sent.',
    ),
    notMailed: notAcknowledged,
  },
  closeUnanswered: {
    mailed: bilingual(
      'Alasannya dikirim lewat email kepada pengirim, kecuali jika spam. Penjelasan Anda tidak ikut dikirim.',
      'The reason is mailed to the sender, except of spam. Your explanation is not.',
    ),
    notMailed: notMailedAnd(bilingual('Untuk spam tidak perlu.', 'Not needed for spam.')),
  },
};

/** Labels of the buttons. */
export const actionLabels: Record<ComplaintAction, Bilingual> = {
  classify: bilingual('Golongkan', 'Classify'),
  fileInWriting: bilingual('Catat sebagai tertulis', 'Record as filed in writing'),
  requestDocuments: bilingual('Minta dokumen', 'Request documents'),
  receiveDocuments: bilingual('Catat dokumen datang', 'Record documents received'),
  extend: bilingual('Perpanjang batas waktu', 'Extend the deadline'),
  answer: bilingual('Kirim jawaban akhir', 'Send the final answer'),
  appeal: bilingual('Catat keberatan', 'Record an appeal'),
  close: bilingual('Tutup pengaduan', 'Close the complaint'),
  closeUnanswered: bilingual('Tutup tanpa jawaban', 'Close without an answer'),
};

/** Labels of the fields of the actions. */
export const fieldTexts = {
  channel: bilingual('Saluran', 'Channel'),
  kind: bilingual('Jenis pengaduan', 'Kind of complaint'),
  documentsCompleteOn: bilingual(
    'Dokumen lengkap sejak (kosongkan jika belum)',
    'Documents complete since (leave empty if they are not)',
  ),
  documents: bilingual('Dokumen yang diminta', 'Documents requested'),
  receivedOn: bilingual('Tanggal dokumen datang', 'Day on which they came'),
  isComplete: bilingual('Sekarang semua dokumen lengkap', 'All documents are complete now'),
  reason: bilingual('Alasan', 'Reason'),
  workingDays: bilingual('Tambahan hari kerja (1–10)', 'Additional working days (1–10)'),
  notifiedOn: bilingual('Nasabah diberi tahu pada', 'Customer was told on'),
  proof: bilingual(
    'Bukti pemberitahuan (nomor surat, waktu telepon, dan sebagainya)',
    'Proof of the notice (number of the letter, time of the call, and so on)',
  ),
  answer: bilingual('Jawaban akhir', 'Final answer'),
  filedOn: bilingual('Diajukan tertulis tanggal', 'Filed in writing on'),
  appealReceivedOn: bilingual('Keberatan diterima tanggal', 'Appeal received on'),
  appeal: bilingual('Isi keberatan', 'What the customer objects to'),
  closingReason: bilingual('Alasan ditutup', 'Reason for closing'),
  explanation: bilingual(
    'Penjelasan untuk riwayat (misalnya kapan dan bagaimana pengaduan dicabut)',
    'Explanation for the history (such as when and how it was withdrawn)',
  ),
} satisfies Record<string, Bilingual>;

/** The countdown of a deadline in hours, such as “71 hours left”. */
export function hoursText(hours: number, isLate: boolean): Bilingual {
  const inEnglish = `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  return isLate
    ? bilingual(`terlambat ${hours} jam`, `${inEnglish} late`)
    : bilingual(`${hours} jam lagi`, `${inEnglish} left`);
}

/** The countdown of a deadline, such as “3 working days left”. */
export function countdownText(remaining: number, overdue: number): Bilingual {
  if (overdue > 0)
    return bilingual(
      `terlambat ${overdue} hari kerja`,
      `${overdue} working ${overdue === 1 ? 'day' : 'days'} late`,
    );
  if (remaining === 0) return bilingual('jatuh tempo', 'due');
  return bilingual(
    `${remaining} hari kerja lagi`,
    `${remaining} working ${remaining === 1 ? 'day' : 'days'} left`,
  );
}
