import type { LeftMenuItem } from '@beranda/contract';
import { expect, test } from 'vitest';
import { currentSection, isActive } from './current-section.ts';

const item = (text: string, url: string | undefined, ...links: string[]): LeftMenuItem => ({
  text,
  url,
  columns: links.length > 0 ? [{ links: links.map((link) => ({ text: link, url: link })) }] : undefined,
});

const MENU = [
  item('Beranda', '/'),
  item('Produk', undefined, '/simpanan/tabungan', '/exchange-rate'),
  item('Investasi', undefined, '/nab', '/exchange-rate', '/blogs'),
  item('Tentang', '/about-us', '/about-us/governance', '/news', '/blogs/all'),
];

test.each([
  ['/', 'Beranda'],
  ['/news', 'Tentang'],
  ['/news/kopi-gayo', 'Tentang'],
  ['/about-us/governance/dewan-komisaris', 'Tentang'],
  ['/about-us/contact-us', 'Tentang'],
  ['/blogs/menabung', 'Investasi'],
  ['/blogs/all', 'Tentang'],
])('%s is in the section %s', (pathname, section) => {
  expect(currentSection(MENU, pathname)?.text).toBe(section);
});

test('a page that two sections link to is in the first one', () => {
  expect(currentSection(MENU, '/exchange-rate')?.text).toBe('Produk');
});

test.each(['loan', 'savings-goal', 'time-deposit'])(
  'the calculator %s is in the first section that links to one',
  (kind) => {
    const menu = [
      item('Produk', undefined, '/simpanan', '/calculators/loan'),
      item('Investasi', undefined, '/calculators/savings-goal'),
    ];
    expect(currentSection(menu, `/calculators/${kind}`)?.text).toBe('Produk');
  },
);

test.each(['/newsletter', '/careers', '/simpanan'])('%s is in no section', (pathname) => {
  expect(currentSection(MENU, pathname)).toBeUndefined();
});

test('an external URL is never the current section', () => {
  expect(isActive('/news', 'https://lentera.example/news')).toBe(false);
});
