import { expect, it } from 'vitest';
import { isDerivedFrom, slugOf } from './slug.ts';

it.each([
  ['Jam Layanan Baru', 'jam-layanan-baru'],
  ['  KPR: bunga 3,75 % — mulai Senin! ', 'kpr-bunga-3-75-mulai-senin'],
  ['Café à la façade', 'cafe-a-la-facade'],
  ['“Tanda kutip” / garis', 'tanda-kutip-garis'],
  ['!!!', ''],
  ['汉字', ''],
])('%s becomes %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it('a long title is truncated at a word', () => {
  const slug = slugOf('kata '.repeat(60));
  expect(slug.length).toBeLessThanOrEqual(90);
  expect(slug).toMatch(/^(kata-)*kata$/);
  expect(slugOf('x'.repeat(200))).toHaveLength(90);
});

it.each([
  ['bunga', 'Bunga', true],
  ['bunga-2', 'Bunga', true],
  ['bunga-deposito', 'Bunga', false],
  ['bunga', '!!!', false],
])('%s was made from %s: %s', (slug, title, isMade) => {
  expect(isDerivedFrom(slug, title)).toBe(isMade);
});
