import { bilingual } from '#cms/i18n/bilingual.ts';

export const shortcutTexts = {
  open: bilingual('Tombol pintas', 'Shortcut keys'),
  inList: bilingual('Di daftar kiriman', 'In the list of cases'),
  onScreen: bilingual('Di layar kiriman', 'On the screen of a case'),
  nextRow: bilingual('Kiriman berikutnya', 'Next case'),
  previousRow: bilingual('Kiriman sebelumnya', 'Previous case'),
  openRow: bilingual('Buka kiriman yang dipilih', 'Open the selected case'),
  next: bilingual('Buka kiriman berikutnya dari daftar', 'Open the next case of the list'),
  previous: bilingual('Buka kiriman sebelumnya dari daftar', 'Open the previous case of the list'),
  reply: bilingual('Balas', 'Reply'),
  note: bilingual('Tulis catatan', 'Write a note'),
  assign: bilingual('Tugaskan kepada saya', 'Assign to me'),
  help: bilingual('Tampilkan bantuan ini', 'Show this help'),
  rule: bilingual(
    'Tombol pintas hanya bekerja selama tidak ada isian yang sedang diketik.',
    'The keys work only while you are not typing in a field.',
  ),
  isOn: bilingual('Gunakan tombol pintas', 'Use shortcut keys'),
  notStored: bilingual(
    'Pilihan ini belum tersimpan. Periksa jaringan, lalu coba lagi.',
    'This choice has not been stored. Check the network, then try again.',
  ),
  close: bilingual('Tutup', 'Close'),
  position: bilingual('{position} dari {count}', '{position} of {count}'),
  adjacentCases: bilingual('Kiriman lain dari daftar', 'Other cases of the list'),
  previousLink: bilingual('Sebelumnya', 'Previous'),
  nextLink: bilingual('Berikutnya', 'Next'),
};
