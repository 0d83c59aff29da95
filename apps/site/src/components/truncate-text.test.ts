import { expect, it } from 'vitest';
import { truncateText } from './truncate-text.ts';

it.each([
  ['Pendek.', 20, 'Pendek.'],
  ['Kartu dan PIN tetap rahasia', 20, 'Kartu dan PIN tetap…'],
  ['Kartu, PIN, dan kata sandi', 12, 'Kartu, PIN…'],
  ['Suara bisa ditiru. Teleponlah kembali.', 25, 'Suara bisa ditiru.'],
  ['Ya. Suara bisa ditiru oleh mesin', 20, 'Ya. Suara bisa…'],
  ['pengawasan', 5, 'penga…'],
  ['Naik 1.250 rupiah', 7, 'Naik…'],
  ['Naik 1.250 rupiah', 10, 'Naik 1.250…'],
  ['Dijamin sampai Rp2.000.000.000 per nasabah', 19, 'Dijamin sampai…'],
  ['Suara bisa ditiru. Teleponlah.', 18, 'Suara bisa ditiru.'],
])('of “%s” with at most %d characters it is “%s”', (text, maxLength, expected) => {
  expect(truncateText(text, maxLength)).toBe(expected);
});
