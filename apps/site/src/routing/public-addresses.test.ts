import { expect, it } from 'vitest';
import { matchPage } from './page-match.ts';
import { definitionOf } from './routes.ts';

// Addresses that are linked from elsewhere, printed and bookmarked. Whoever drops or moves one adds a redirect.
const ADDRESSES = [
  '/',
  '/about-us',
  '/about-us/complaint',
  '/about-us/contact-us',
  '/about-us/financial-statements',
  '/about-us/governance',
  '/about-us/guides',
  '/about-us/questions',
  '/about-us/questions-mobile',
  '/blogs',
  '/blogs/all',
  '/business-consultation/business-consultation',
  '/careers',
  '/coming-soon',
  '/exchange-rate',
  '/literasi',
  '/literasi/index-bak',
  '/maintenance',
  '/nab',
  '/news',
  '/news-mobile',
  '/pembiayaan-supply-chain',
  '/privacy-notice',
  '/promo',
  '/register-product',
  '/search',
  '/sitemap',
];

it.each(ADDRESSES)('%s is a page of its own, in both languages', (address) => {
  const english = address === '/' ? '/en' : `/en${address}`;
  const { page } = matchPage(address);
  expect(page && definitionOf(page).path).toBe(address);
  expect(matchPage(address).locale).toBe('id');
  expect(matchPage(english)).toMatchObject({ page, locale: 'en' });
});

it.each([
  ['/simpanan/tabungan', '/:type/:subType'],
  ['/about-us/governance/manajemen-risiko', '/about-us/governance/:slug'],
  ['/about-us/guides/blokir-kartu', '/about-us/guides/:slug'],
  ['/about-us/guides/groups/kartu', '/about-us/guides/groups/:slug'],
  ['/blogs/dana-darurat', '/blogs/:slug'],
  ['/careers/analis', '/careers/:slug'],
  ['/literasi/detail/amplop', '/literasi/detail/:title'],
  ['/news/laporan', '/news/:slug'],
  ['/news-mobile/laporan', '/news-mobile/:slug'],
])('%s is a page of the kind %s, in both languages', (address, pattern) => {
  const { page } = matchPage(address);
  expect(page && definitionOf(page).path).toBe(pattern);
  expect(matchPage(`/en${address}`)).toMatchObject({ page, locale: 'en' });
});

it.each(['/coming-soon', '/business-consultation', '/en/en/business-consultation'])(
  '%s has the empty layout',
  (address) => {
    const { page } = matchPage(address);
    expect(page && definitionOf(page).layout).toBe('empty');
  },
);
