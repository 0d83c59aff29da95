import { expect, it } from 'vitest';
import { renderMarkup } from '#src/components/render-markup.tsx';
import { SiteLink } from './site-link.tsx';

const hrefIn = (page: string, to: string) =>
  renderMarkup(<SiteLink to={to}>Tautan</SiteLink>, page).match(/href="([^"]*)"/)?.[1];

it('a page is linked in the reader’s language', () => {
  expect(hrefIn('/', '/news?topic=company#top')).toBe('/news?topic=company#top');
  expect(hrefIn('/en', '/news?topic=company#top')).toBe('/en/news?topic=company#top');
});

it('a stored file has one address for both languages', () => {
  for (const page of ['/', '/en']) {
    expect(hrefIn(page, '/documents/tarif-0a1b2c3d.pdf')).toBe('/documents/tarif-0a1b2c3d.pdf');
    expect(hrefIn(page, '/media/peta.png')).toBe('/media/peta.png');
  }
});

it('an address within the page stays as it is, and one elsewhere tells nobody where it came from', () => {
  expect(hrefIn('/en', '#biaya')).toBe('#biaya');
  expect(renderMarkup(<SiteLink to="https://ojk.example/">OJK</SiteLink>, '/en')).toContain(
    'rel="noopener noreferrer"',
  );
});
