type ImportTexts = typeof indonesian;

const indonesian = {
  csvTitle: 'Impor dari berkas CSV',
  file: 'Berkas CSV',
  checking: 'Memeriksa berkas …',
  fileBad: (count: number) =>
    `${count} masalah. Perbaiki berkasnya lalu pilih lagi; belum ada yang berubah selama masih ada masalah.`,
  line: 'Baris',
  reason: 'Masalah',
  more: (count: number) => `… dan ${count} baris lain.`,
  failures: {
    forbidden:
      'Anda tidak (lagi) berhak melakukan ini. Masuk lagi di tab lain lalu coba kembali; isian Anda tetap di sini.',
    tooLarge: 'Terlalu besar. Paling besar 1 MB.',
    unreadable: 'Tidak dapat dibaca. Simpan sebagai CSV dengan pengodean UTF-8.',
    conflict: 'Isian sebelumnya ternyata sudah sampai. Periksa daftar di bawah sebelum mengirim lagi.',
    failed: 'Gagal; belum ada yang berubah dan isian Anda tetap di sini. Coba lagi nanti.',
  },
};

const english: ImportTexts = {
  csvTitle: 'Import from a CSV file',
  file: 'CSV file',
  checking: 'Checking the file …',
  fileBad: (count) =>
    `${count === 1 ? 'One problem' : `${count} problems`}. Mend the file and choose it again; nothing changes while there are any.`,
  line: 'Line',
  reason: 'Problem',
  more: (count) => `… and ${count} more.`,
  failures: {
    forbidden:
      'You may not do this (any more). Sign in again in another tab and retry; what you entered is still here.',
    tooLarge: 'This is too large. The maximum is 1 MB.',
    unreadable: 'This cannot be read. Save it as CSV in UTF-8.',
    conflict: 'What you sent before has arrived after all. Look at the list below before you send again.',
    failed: 'It failed; nothing has changed and what you entered is still here. Try again later.',
  },
};

/** The texts that all imports share, in both languages. */
export const importTexts = { id: indonesian, en: english } as const;

/** The texts of one import: the shared ones and its own. */
export type PanelTexts = ImportTexts & {
  hint: string;
  sending: string;
  /** For effects that have changed since they were confirmed. */
  changedSince: string;
};
