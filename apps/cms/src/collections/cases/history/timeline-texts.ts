import { bilingual } from '#cms/i18n/bilingual.ts';

/** Texts of the timeline. */
export const timelineTexts = {
  title: bilingual('Riwayat', 'History'),
  system: bilingual('Sistem', 'System'),
  nobody: bilingual('tanpa petugas', 'nobody'),
  contactCorrected: bilingual('Kontak diperbaiki', 'Contact corrected'),
  noContact: bilingual('tidak ada', 'none'),
  requeued: bilingual('Email diantrekan lagi', 'Mail queued again'),
  givenUp: bilingual('Email tidak akan dikirim', 'Mail will not be sent'),
  note: bilingual('Catatan baru', 'New note'),
  hint: bilingual(
    'Catatan hanya terlihat oleh petugas, dan tidak dapat diubah atau dihapus.',
    'Only staff can see notes. They cannot be changed or deleted.',
  ),
  add: bilingual('Tambahkan catatan', 'Add note'),
  notAdded: bilingual(
    'Catatan belum tersimpan. Tulisan Anda masih ada: coba lagi.',
    'The note has not been stored. What you typed is still here: try again.',
  ),
  notLoaded: bilingual(
    'Riwayat tidak dapat dimuat. Muat ulang halaman ini.',
    'The history could not be loaded. Reload this page.',
  ),
};
