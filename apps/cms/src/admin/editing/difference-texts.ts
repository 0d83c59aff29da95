import { bilingual } from '#cms/i18n/bilingual.ts';

/** Beside two equal texts: see `differInFormatOnly`. */
export const formatOnly = bilingual(
  'Teksnya sama, hanya formatnya yang berbeda, misalnya judul, daftar, atau huruf tebal.',
  'The text is the same, only its formatting differs, such as headings, lists or bold letters.',
);
