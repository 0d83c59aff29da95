import type { ItemCollection, SiteMapItem } from '@beranda/contract';
import { expect, it } from 'vitest';
import { sectionsOf } from './sections.server.ts';

const itemsOf = (collection: ItemCollection, count: number): SiteMapItem[] =>
  Array.from({ length: count }, (_, at) => ({
    collection,
    slug: `${collection}-${at}`,
    language: 'id',
    title: `${collection} ${at}`,
    from: null,
    until: null,
  }));

it('shows a few items below their list page, and their total', () => {
  const sections = sectionsOf(['/news', '/nab'], itemsOf('news', 5_000), 'id');
  expect(sections.map(({ name }) => name)).toEqual(['products', 'news']);
  const [news] = sections[1]?.entries ?? [];
  expect(news).toMatchObject({ path: '/news', title: 'Berita', totalItems: 5_000 });
  expect(news?.items.map(({ path }) => path)).toEqual(
    Array.from({ length: 6 }, (_, at) => `/news/news-${at}`),
  );
});

it('shows the first items of a collection without list page, and keeps the others behind "show all"', () => {
  const [section] = sectionsOf([], itemsOf('pages', 500), 'id');
  expect(section?.entries.map(({ path }) => path)).toEqual(
    Array.from({ length: 18 }, (_, at) => `/pages-${at}`),
  );
  expect(section?.others.map(({ path }) => path)).toEqual(
    Array.from({ length: 482 }, (_, at) => `/pages-${at + 18}`),
  );
});

it('shows the products of a type below its overview', () => {
  const slugs = ['simpanan/giro', 'pinjaman/kpr', 'simpanan/deposito'];
  const products = itemsOf('products', 3).map((one, at) => ({ ...one, slug: slugs[at] ?? '' }));
  const [section] = sectionsOf(['/simpanan', '/pinjaman'], products, 'id');
  expect(section?.entries.map(({ path, items }) => [path, items.map((item) => item.path)])).toEqual([
    ['/simpanan', ['/simpanan/giro', '/simpanan/deposito']],
    ['/pinjaman', ['/pinjaman/kpr']],
  ]);
});

it('omits pages without a name, and empty sections', () => {
  expect(sectionsOf(['/', '/unnamed'], [], 'en')).toEqual([
    {
      name: 'other',
      entries: [{ path: '/', title: 'Home', language: 'en', items: [], totalItems: 0 }],
      others: [],
    },
  ]);
});

it('has each page once', () => {
  const paths = ['/', '/news', '/blogs', '/blogs/all', '/promo', '/search', '/sitemap'];
  const listed = sectionsOf(paths, [], 'id').flatMap(({ entries }) => entries.map(({ path }) => path));
  expect([...listed].sort()).toEqual([...paths].sort());
});
