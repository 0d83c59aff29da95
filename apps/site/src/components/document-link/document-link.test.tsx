import { expect, it } from 'vitest';
import { renderMarkup } from '../render-markup.tsx';
import { DocumentLink } from './document-link.tsx';

const file = {
  url: '/documents/a-0a1b2c3d.pdf',
  title: 'Laporan',
  language: 'id',
  bytes: 1,
  type: 'pdf',
} as const;

it('leads to the one address that a document has, in any language', () => {
  expect(renderMarkup(<DocumentLink file={file} />)).toContain('href="/documents/a-0a1b2c3d.pdf"');
});

it('says in which language its title is, and not that of a text that the page has', () => {
  expect(renderMarkup(<DocumentLink file={file} />, '/en')).toMatch(/lang="id[^"]*">Laporan</);
  const inTable = renderMarkup(<DocumentLink file={file} text="Download" about={file} />, '/en');
  expect(inTable).toContain('font-medium">Download<');
  expect(inTable).toMatch(/lang="id[^"]*"> Laporan</);
});

it.each([
  [1, 'PDF · 1 kB'],
  [48_211, 'PDF · 48 kB'],
  [999_999, 'PDF · 1.000 kB'],
  [2_340_000, 'PDF · 2,3 MB'],
])('says before it is fetched that %i bytes are %s', (bytes, said) => {
  const text = renderMarkup(<DocumentLink file={{ ...file, bytes }} />).replaceAll(/<[^>]+>/g, '');
  expect(text.replaceAll('\u00a0', ' ')).toContain(said);
});
