import { bilingual } from '#cms/i18n/bilingual.ts';

/** Texts of date fields. */
export const jakartaDateTexts = {
  unreadable: bilingual(
    'Tanggal ini tidak terbaca dan belum disimpan. Tulis seperti 31/12/2026 23:59 atau 31 Des 2026 23:59.',
    'This date cannot be read and is not saved. Write it like 31/12/2026 23:59 or 31 Dec 2026 23:59.',
  ),
  noDay: bilingual(
    'Tanggal ini tidak terbaca. Tulis seperti 31/12/2026 atau 31 Des 2026.',
    'This date cannot be read. Write it like 31/12/2026 or 31 Dec 2026.',
  ),
  noTime: bilingual(
    'Waktu ini tidak terbaca. Tulis seperti 31/12/2026 23:59 atau 31 Des 2026 23:59.',
    'This time cannot be read. Write it like 31/12/2026 23:59 or 31 Dec 2026 23:59.',
  ),
  hour: bilingual('Jam', 'Time'),
  clear: bilingual('Kosongkan tanggal', 'Clear the date'),
  earlyDay: bilingual('Tanggal ini terlalu awal.', 'This date is too early.'),
  futureDay: bilingual('Tanggal ini belum tiba.', 'This date has not come yet.'),
};
