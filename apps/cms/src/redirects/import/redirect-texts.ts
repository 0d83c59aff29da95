import { importTexts, type PanelTexts } from '#cms/imports/import-texts.ts';
import type { RedirectEffect } from './redirect-report.ts';

export type RedirectTexts = PanelTexts & typeof indonesian;

const indonesian = {
  ...importTexts.id,
  hint: 'Baris pertama berisi nama kolom: from, to, status. Pemisahnya koma atau titik koma; status 301 (tetap) atau 302 (sementara). Berkas diperiksa dulu; belum ada yang berubah sampai Anda mengimpornya.',
  sending: 'Mengimpor …',
  changedSince: 'Akibat berkas ini sudah berubah sejak Anda memeriksa. Belum ada yang diimpor; periksa lagi.',
  import: (count: number) => `Impor ${count} pengalihan`,
  nothing: 'Semua pengalihan di berkas ini sudah ada. Tidak ada yang perlu diimpor.',
  ready: 'Berkas ini dapat diimpor.',
  hidden:
    'Perhatian: berkas ini mengalihkan alamat dari halaman yang sedang tayang. Pengunjung tidak akan melihat halaman itu lagi.',
  importHiding: (count: number) => `Tetap impor ${count} pengalihan`,
  done: 'Berkas sudah diimpor.',
  effects: { created: 'Baru', changed: 'Diubah', unchanged: 'Tetap' } satisfies Record<
    RedirectEffect,
    string
  >,
  count: { created: 'baru', changed: 'diubah', unchanged: 'tetap' } satisfies Record<RedirectEffect, string>,
  from: 'Dari',
  to: 'Ke',
  former: 'Sebelumnya',
  status: 'Jenis',
  effect: 'Akibat',
};

const english: RedirectTexts = {
  ...importTexts.en,
  hint: 'The first line names the columns: from, to, status. They are separated by commas or semicolons; the status is 301 (permanent) or 302 (temporary). The file is checked first; nothing changes until you import it.',
  sending: 'Importing …',
  changedSince:
    'The effects of this file have changed since you looked. Nothing is imported yet; look again.',
  import: (count) => `Import ${count} ${count === 1 ? 'redirect' : 'redirects'}`,
  nothing: 'All redirects of this file are there already. There is nothing to import.',
  ready: 'This file can be imported.',
  hidden: 'Mind: this file leads visitors away from live pages. They will not see those pages any more.',
  importHiding: (count) => `Import ${count} ${count === 1 ? 'redirect' : 'redirects'} all the same`,
  done: 'The file has been imported.',
  effects: { created: 'New', changed: 'Changed', unchanged: 'Unchanged' },
  count: { created: 'new', changed: 'changed', unchanged: 'unchanged' },
  from: 'From',
  to: 'To',
  former: 'Before',
  status: 'Kind',
  effect: 'Effect',
};

/** The texts of the import in the language of the admin panel. */
export function redirectTexts(language: string): RedirectTexts {
  return language === 'en' ? english : indonesian;
}
