import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

/** What can happen to a case. */
export const EVENT_KINDS = [
  'received',
  'status',
  'note',
  'revealed',
  'receipt-mailed',
  'receipt-limited',
  'receipt-failed',
  'staff-notified',
  'staff-failed',
  'assigned',
  'reply-sent',
  'reply-failed',
  'merged',
  'deadline-inherited',
  'opened',
  'classified',
  'filed-in-writing',
  'documents-requested',
  'documents-received',
  'documents-overdue',
  'extended',
  'answered',
  'appealed',
  'request-mailed',
  'request-failed',
  'extension-mailed',
  'extension-failed',
  'answer-mailed',
  'answer-failed',
  'legal-hold',
  'legal-hold-lifted',
  'exported',
  'erased-on-request',
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

export const eventLabels: Record<EventKind, Bilingual> = {
  received: bilingual('Diterima dari situs', 'Received from the site'),
  status: bilingual('Status diubah', 'Status changed'),
  note: bilingual('Catatan', 'Note'),
  revealed: bilingual('Data rahasia dilihat', 'Sensitive answer shown'),
  'receipt-mailed': bilingual('Tanda terima dikirim lewat email', 'Receipt mailed'),
  'receipt-limited': bilingual(
    'Tanda terima tidak dikirim: alamat ini sudah menerima sebanyak batas hariannya',
    'Receipt not mailed: its address has reached the daily limit',
  ),
  'receipt-failed': bilingual('Tanda terima tidak dapat dikirim', 'Receipt could not be mailed'),
  'staff-notified': bilingual('Petugas diberi tahu lewat email', 'Staff notified by mail'),
  'staff-failed': bilingual('Email kepada petugas tidak dapat dikirim', 'Mail to staff could not be sent'),
  assigned: bilingual('Petugas diubah', 'Assignee changed'),
  'reply-sent': bilingual('Balasan dikirim lewat email', 'Reply mailed'),
  'reply-failed': bilingual('Balasan tidak dapat dikirim', 'Reply could not be mailed'),
  merged: bilingual('Digabungkan', 'Merged'),
  'deadline-inherited': bilingual(
    'Batas waktu yang lebih awal diambil dari kiriman yang digabungkan',
    'Earlier deadline taken from the merged case',
  ),
  opened: bilingual('Dibuka pertama kali', 'Opened for the first time'),
  classified: bilingual('Pengaduan digolongkan', 'Complaint classified'),
  'filed-in-writing': bilingual('Pengaduan lisan diajukan tertulis', 'Oral complaint filed in writing'),
  'documents-requested': bilingual('Dokumen diminta', 'Documents requested'),
  'documents-received': bilingual('Dokumen diterima', 'Documents received'),
  'documents-overdue': bilingual(
    'Dokumen tidak datang dalam sepuluh hari kerja',
    'Documents did not come within ten working days',
  ),
  extended: bilingual('Batas waktu diperpanjang', 'Deadline extended'),
  answered: bilingual('Jawaban akhir', 'Final answer'),
  appealed: bilingual('Keberatan atas jawaban', 'Appeal against the answer'),
  'request-mailed': bilingual('Permintaan dokumen dikirim lewat email', 'Request for documents mailed'),
  'request-failed': bilingual(
    'Permintaan dokumen tidak dapat dikirim',
    'Request for documents could not be mailed',
  ),
  'extension-mailed': bilingual(
    'Pemberitahuan perpanjangan dikirim lewat email',
    'Notice of extension mailed',
  ),
  'extension-failed': bilingual(
    'Pemberitahuan perpanjangan tidak dapat dikirim',
    'Notice of extension could not be mailed',
  ),
  'answer-mailed': bilingual('Jawaban akhir dikirim lewat email', 'Final answer mailed'),
  'answer-failed': bilingual('Jawaban akhir tidak dapat dikirim', 'Final answer could not be mailed'),
  'legal-hold': bilingual('Dilarang dihapus', 'Legal hold set'),
  'legal-hold-lifted': bilingual('Larangan hapus dicabut', 'Legal hold lifted'),
  exported: bilingual('Data orang ini diekspor', 'Data of this person exported'),
  'erased-on-request': bilingual('Data dihapus atas permintaan', 'Data erased on request'),
};

/** The longest note, in characters. */
export const NOTE_MAX_LENGTH = 4_000;
