import { userLocale } from '#cms/i18n/bilingual.ts';
import type { ImportedRow } from './import-report.ts';

export type ImportTexts = typeof indonesian;

type Outcome = ImportedRow['outcome'];

const indonesian = {
  title: 'Impor dari berkas CSV',
  explanation:
    'Baris pertama berisi nama kolom: from, to, status. Pemisahnya koma atau titik koma; status 301 (tetap) atau 302 (sementara). Berkas diperiksa dulu; belum ada yang berubah sampai Anda mengimpornya.',
  file: 'Berkas CSV',
  checking: 'Memeriksa berkas …',
  importing: 'Mengimpor …',
  import: (count: number) => `Impor ${count} pengalihan`,
  nothing: 'Semua pengalihan di berkas ini sudah ada. Tidak ada yang perlu diimpor.',
  problems: (count: number) =>
    `${count} baris bermasalah. Perbaiki berkasnya lalu pilih lagi; tidak ada yang diimpor selama masih ada masalah.`,
  ready: 'Berkas ini dapat diimpor.',
  taken:
    'Perhatian: berkas ini mengalihkan alamat dari halaman yang sedang tayang. Pengunjung tidak akan melihat halaman itu lagi.',
  takenPages: 'Halaman yang hilang',
  importTaking: (count: number) => `Tetap impor ${count} pengalihan`,
  done: 'Berkas sudah diimpor.',
  outcome: { created: 'Baru', changed: 'Diubah', unchanged: 'Tetap' } satisfies Record<Outcome, string>,
  count: { created: 'baru', changed: 'diubah', unchanged: 'tetap' } satisfies Record<Outcome, string>,
  line: 'Baris',
  reason: 'Masalah',
  from: 'Dari',
  to: 'Ke',
  status: 'Jenis',
  effect: 'Akibat',
  more: (count: number) => `… dan ${count} baris lain.`,
  tooLarge: 'Berkas ini terlalu besar. Paling besar 1 MB.',
  unreadable: 'Berkas ini tidak dapat dibaca. Simpan sebagai CSV dengan pengodean UTF-8.',
  refused: 'Anda tidak (lagi) berhak mengimpor pengalihan. Masuk lagi lalu coba kembali.',
  failed: 'Impor gagal; tidak ada yang berubah. Coba lagi nanti.',
};

const english: ImportTexts = {
  title: 'Import from a CSV file',
  explanation:
    'The first line names the columns: from, to, status. They are separated by commas or semicolons; the status is 301 (permanent) or 302 (temporary). The file is checked first; nothing changes until you import it.',
  file: 'CSV file',
  checking: 'Checking the file …',
  importing: 'Importing …',
  import: (count) => `Import ${count} ${count === 1 ? 'redirect' : 'redirects'}`,
  nothing: 'All redirects of this file are there already. There is nothing to import.',
  problems: (count) =>
    `${count === 1 ? '1 line has a problem' : `${count} lines have problems`}. Mend the file and choose it again; nothing is imported while there are any.`,
  ready: 'This file can be imported.',
  taken: 'Mind: this file leads visitors away from live pages. They will not see those pages any more.',
  takenPages: 'Pages that are lost',
  importTaking: (count) => `Import ${count} ${count === 1 ? 'redirect' : 'redirects'} all the same`,
  done: 'The file has been imported.',
  outcome: { created: 'New', changed: 'Changed', unchanged: 'Unchanged' },
  count: { created: 'new', changed: 'changed', unchanged: 'unchanged' },
  line: 'Line',
  reason: 'Problem',
  from: 'From',
  to: 'To',
  status: 'Kind',
  effect: 'Effect',
  more: (count) => `… and ${count} more.`,
  tooLarge: 'This file is too large. It may have 1 MB.',
  unreadable: 'This file cannot be read. Save it as CSV in UTF-8.',
  refused: 'You may not import redirects (any more). Sign in again and try once more.',
  failed: 'The import failed; nothing has changed. Try again later.',
};

/** The texts of the import in the language of the admin panel. */
export function importTexts(language: string): ImportTexts {
  return { id: indonesian, en: english }[userLocale(language)];
}
