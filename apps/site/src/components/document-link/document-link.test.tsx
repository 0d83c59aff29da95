import { expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { DocumentLink } from './document-link.tsx';

const file = {
  url: '/documents/a-0a1b2c3d.pdf',
  title: 'Laporan',
  language: 'id',
  bytes: 1,
  type: 'pdf',
} as const;

it('links to the one URL of a document, in any language', () => {
  expect(renderMarkup(<DocumentLink file={file} />)).toContain('href="/documents/a-0a1b2c3d.pdf"');
});

it('marks the language of its title, but not of a text given by the page', () => {
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
])('shows the size of %i bytes as %s', (bytes, said) => {
  const text = renderMarkup(<DocumentLink file={{ ...file, bytes }} />).replaceAll(/<[^>]+>/g, '');
  expect(text.replaceAll('\u00a0', ' ')).toContain(said);
});
