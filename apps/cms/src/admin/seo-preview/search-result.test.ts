import { expect, it } from 'vitest';
import { type SearchFields, searchResultOf } from './search-result.ts';

const location = { siteUrl: 'https://www.bank.example', base: '/news/', locale: 'id' };
const fields: SearchFields = {
  title: 'Jam layanan baru',
  metaTitle: '',
  summary: 'Kantor cabang buka lebih pagi.',
  metaDescription: '',
  slug: 'jam-layanan-baru',
};

it('falls back to title and summary', () => {
  expect(searchResultOf(fields, location)).toMatchObject({
    address: 'www.bank.example › news › jam-layanan-baru',
    title: 'Jam layanan baru',
    description: 'Kantor cabang buka lebih pagi.',
  });
  const own = { ...fields, metaTitle: ' Jam buka ', metaDescription: 'Pukul 07.30.' };
  expect(searchResultOf(own, location)).toMatchObject({ title: 'Jam buka', description: 'Pukul 07.30.' });
});

it('shows the address of the edited language', () => {
  expect(searchResultOf(fields, { ...location, locale: 'en' }).address).toBe(
    'www.bank.example › en › news › jam-layanan-baru',
  );
});

it('truncates at a word, with an ellipsis', () => {
  const long = { ...fields, title: 'Kantor cabang '.repeat(8), summary: 'kata '.repeat(60) };
  const result = searchResultOf(long, location);
  expect(result.title).toMatch(/^Kantor cabang .* …$/);
  expect(result.title.length).toBeLessThanOrEqual(61);
  expect(result.description.length).toBeLessThanOrEqual(161);
  expect([result.isTitleCut, result.isDescriptionCut]).toEqual([true, true]);
  expect(searchResultOf({ ...fields, title: 'x'.repeat(200) }, location).title.length).toBeLessThanOrEqual(
    61,
  );
});

it('reports a missing description', () => {
  expect(searchResultOf({ ...fields, summary: '' }, location).isDescriptionMissing).toBe(true);
});
