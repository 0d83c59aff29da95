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
  'legal-hold': bilingual('Dilarang dihapus', 'Legal hold set'),
  'legal-hold-lifted': bilingual('Larangan hapus dicabut', 'Legal hold lifted'),
  exported: bilingual('Data orang ini diekspor', 'Data of this person exported'),
  'erased-on-request': bilingual('Data dihapus atas permintaan', 'Data erased on request'),
};

/** The longest note, in characters. */
export const NOTE_MAX_LENGTH = 4_000;
