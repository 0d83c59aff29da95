import type { Rejection } from '@beranda/complaints';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

/** Why an action on a complaint is not allowed, as a sentence for staff. */
export const rejectionTexts: Record<Rejection, Bilingual> = {
  closed: bilingual(
    'Pengaduan ini sudah ditutup. Untuk melanjutkannya, misalnya karena keberatan, ubah dahulu statusnya menjadi “Dikerjakan”.',
    'This complaint is closed. To go on with it, such as after an appeal, first change its status to “In progress”.',
  ),
  answered: bilingual('Pengaduan ini sudah dijawab.', 'This complaint has been answered.'),
  notAnswered: bilingual('Pengaduan ini belum dijawab.', 'This complaint has not been answered yet.'),
  waitingForDocuments: bilingual(
    'Bank sedang menunggu dokumen, dan hitungan hari berhenti selama itu.',
    'The bank is waiting for documents, and no days count until then.',
  ),
  noOpenRequest: bilingual(
    'Tidak ada permintaan dokumen yang belum dijawab.',
    'There is no open request for documents.',
  ),
  oralNeedsWriting: bilingual(
    'Pengaduan lisan yang memerlukan dokumen diajukan tertulis oleh nasabah. Catat itu lebih dahulu.',
    'An oral complaint that needs documents is filed in writing by the customer. Record that first.',
  ),
  writtenAlready: bilingual('Pengaduan ini sudah tertulis.', 'This complaint is in writing already.'),
  oralNotExtended: bilingual(
    'Pengaduan lisan tidak dapat diperpanjang. Jika perlu pemeriksaan lanjutan, nasabah mengajukannya tertulis.',
    'An oral complaint cannot be extended. If it needs further investigation, the customer files it in writing.',
  ),
  appealNotExtended: bilingual(
    'Pemeriksaan keberatan tidak dapat diperpanjang.',
    'The review of an appeal cannot be extended.',
  ),
  appealUndecided: bilingual(
    'Keberatan harus dijawab, juga bila nasabah mencabutnya. Setelah itu pengaduan dapat ditutup.',
    'An appeal has to be answered, also if the customer withdraws it. The complaint can be closed after that.',
  ),
  extendedAlready: bilingual(
    'Batas waktu sudah diperpanjang. Perpanjangan hanya sekali.',
    'The deadline has been extended already. That is possible once.',
  ),
  appealedAlready: bilingual(
    'Keberatan sudah diajukan. Setelah itu nasabah dapat ke OJK, LAPS SJK, atau pengadilan.',
    'There has been an appeal already. After that the customer may turn to OJK, LAPS SJK or a court.',
  ),
  deadlineOver: bilingual(
    'Batas waktunya sudah lewat. Pengaduan ini harus segera dijawab.',
    'The deadline is over. This complaint must be answered now.',
  ),
  dateInFuture: bilingual('Tanggal itu belum tiba.', 'That date is in the future.'),
  dateTooEarly: bilingual(
    'Tanggal itu sebelum pengaduan, permintaan, atau jawaban yang mendahuluinya.',
    'That date is before the complaint, request or answer that it follows.',
  ),
  tooManyDays: bilingual(
    'Perpanjangan paling sedikit 1 dan paling lama 10 hari kerja.',
    'An extension has 1 to 10 working days.',
  ),
  proofMissing: bilingual(
    'Tulis bukti bahwa nasabah sudah diberi tahu.',
    'Enter the proof that the customer was told.',
  ),
};
