import { formatOnly } from '#cms/admin/editing/difference-texts.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import type { SaveKind } from './history.ts';

export const versionTexts = {
  heading: bilingual('Riwayat versi', 'Version history'),
  columns: {
    version: bilingual('Versi', 'Version'),
    at: bilingual('Waktu (WIB)', 'Time (Jakarta)'),
    by: bilingual('Oleh', 'By'),
    language: bilingual('Bahasa', 'Language'),
    act: bilingual('Tindakan', 'Action'),
  },
  version: bilingual('Versi {number}', 'Version {number}'),
  untitled: bilingual('(belum ada judul)', '(no title yet)'),
  system: bilingual('Sistem', 'The system'),
  saveKinds: {
    saved: bilingual('Disimpan', 'Saved'),
    draft: bilingual('Draf disimpan', 'Draft saved'),
    published: bilingual('Diterbitkan', 'Published'),
    withdrawn: bilingual('Ditarik', 'Withdrawn'),
    trashed: bilingual('Dipindahkan ke tempat sampah', 'Moved to the trash'),
  } satisfies Record<SaveKind, ReturnType<typeof bilingual>>,
  latest: bilingual('Versi terkini', 'Latest version'),
  publicIn: bilingual('Dilihat pengunjung: {languages}', 'Seen by visitors: {languages}'),
  languages: {
    id: bilingual('Bahasa Indonesia', 'Indonesian'),
    en: bilingual('Bahasa Inggris', 'English'),
  },
  shared: bilingual('Isian bersama kedua bahasa', 'Fields that both languages share'),
  none: bilingual('Belum ada versi tersimpan.', 'No version is stored yet.'),
  compare: {
    with: bilingual('Bandingkan dengan', 'Compare with'),
    show: bilingual('Bandingkan', 'Compare'),
    same: bilingual('Tidak ada perbedaan.', 'No differences.'),
    first: bilingual('Ini versi pertama.', 'This is the first version.'),
    empty: bilingual('(kosong)', '(empty)'),
    formatOnly,
    back: bilingual('Semua versi', 'All versions'),
  },
  restore: {
    button: bilingual('Pulihkan versi ini', 'Restore this version'),
    heading: bilingual('Pulihkan versi {number}?', 'Restore version {number}?'),
    asDraft: bilingual(
      'Versi ini menjadi draf terkini dalam kedua bahasa. Pengunjung tetap melihat yang terbit sekarang: {shown}. Mereka baru melihat versi ini setelah seorang penerbit menerbitkannya.',
      'This version becomes the latest draft in both languages. Visitors go on seeing what is published now: {shown}. They see this version only once a publisher has published it.',
    ),
    shownInNone: bilingual(
      'tidak ada, karena belum terbit atau ditarik',
      'nothing, since it is not published or was withdrawn',
    ),
    atOnce: bilingual(
      'Data ini tidak memiliki draf: pengunjung langsung melihat isi versi ini.',
      'This has no drafts: visitors see the content of this version at once.',
    ),
    confirm: bilingual('Pulihkan', 'Restore'),
    cancel: bilingual('Batal', 'Cancel'),
    failed: bilingual(
      'Versi ini tidak dapat dipulihkan. Coba lagi.',
      'This version cannot be restored. Try again.',
    ),
  },
};
