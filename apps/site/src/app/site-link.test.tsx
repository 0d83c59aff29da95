import { expect, it } from 'vitest';
import { renderMarkup } from '../../testing/render-markup.tsx';
import { SiteLink } from './site-link.tsx';

const hrefIn = (page: string, to: string) =>
  renderMarkup(<SiteLink to={to}>Tautan</SiteLink>, page).match(/href="([^"]*)"/)?.[1];

it('a link to a page has the prefix of the reader’s language', () => {
  expect(hrefIn('/', '/news?topic=company#top')).toBe('/news?topic=company#top');
  expect(hrefIn('/en', '/news?topic=company#top')).toBe('/en/news?topic=company#top');
});

it('a file has the same URL in both languages', () => {
  for (const page of ['/', '/en']) {
    expect(hrefIn(page, '/documents/tarif-0a1b2c3d.pdf')).toBe('/documents/tarif-0a1b2c3d.pdf');
    expect(hrefIn(page, '/media/peta.png')).toBe('/media/peta.png');
  }
});

it('a fragment link stays as it is, and an external link sends no referrer', () => {
  expect(hrefIn('/en', '#biaya')).toBe('#biaya');
  expect(renderMarkup(<SiteLink to="https://ojk.example/">OJK</SiteLink>, '/en')).toContain(
    'rel="noopener noreferrer"',
  );
});
