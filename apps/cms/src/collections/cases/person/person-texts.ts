import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import type { KeepReason } from './keep-reasons.ts';

/** Whether an erasure would erase a case, or why it is kept. */
export const erasureTexts: Record<'erasable' | KeepReason, Bilingual> = {
  erasable: bilingual('Dapat dihapus', 'Can be erased'),
  open: bilingual('Disimpan: belum selesai', 'Kept: not finished'),
  hold: bilingual('Disimpan: dilarang dihapus', 'Kept: legal hold'),
  law: bilingual('Disimpan: diwajibkan peraturan', 'Kept: demanded by law'),
};

/** Texts of the panel on a request about personal data. */
export const personTexts = {
  title: bilingual('Data orang ini', 'Data of this person'),
  lead: bilingual(
    'Pastikan dulu identitasnya. Cari menurut email dan telepon yang pernah dipakai orang ini, lalu pilih hanya kiriman yang benar-benar miliknya.',
    'First make sure who it is. Search by the addresses and phone numbers that this person has used, then choose only cases that are really theirs.',
  ),
  email: bilingual('Email', 'E-mail'),
  phone: bilingual('Telepon', 'Phone'),
  find: bilingual('Cari', 'Search'),
  none: bilingual('Tidak ada kiriman.', 'There are no cases.'),
  choose: bilingual('Pilih', 'Choose'),
  ticket: bilingual('Tiket', 'Ticket'),
  form: bilingual('Formulir', 'Form'),
  sender: bilingual('Pengirim', 'Sender'),
  received: bilingual('Diterima', 'Received'),
  erasure: bilingual('Jika diminta dihapus', 'If erasure is asked for'),
  until: bilingual('sampai', 'until'),
  language: bilingual('Bahasa berkas', 'Language of the file'),
  export: bilingual('Ekspor yang dipilih (ZIP)', 'Export the chosen ones (ZIP)'),
  erase: bilingual('Hapus yang dipilih…', 'Erase the chosen ones…'),
  warning: bilingual(
    'Yang dihapus tidak dapat dikembalikan: isian, lampiran, dan riwayatnya. Yang wajib disimpan tetap tersimpan. Jumlah yang akan dihapus:',
    'What is erased cannot be brought back: answers, attachments and history. What has to be kept stays. Number to be erased:',
  ),
  confirm: bilingual('Ya, hapus', 'Yes, erase'),
  cancel: bilingual('Batal', 'Cancel'),
  erased: bilingual('Dihapus:', 'Erased:'),
  kept: bilingual('Tetap disimpan:', 'Kept:'),
  failed: bilingual('Gagal. Coba lagi.', 'Failed. Try again.'),
};
