import { LOCALES } from '@beranda/contract';
import { expect, it } from 'vitest';
import { navigation } from './navigation.ts';

it.each([
  ['id', ['Beranda', 'Produk', 'Wealth Management', 'Tentang'], ['Informasi perusahaan', 'Bantuan']],
  ['en', ['Home', 'Product', 'Wealth Management', 'About'], ['Company information', 'Help']],
] as const)('the menus in %s have the titles that the bank prescribes', (locale, bar, footer) => {
  const { 'Navigation Bar': menus, Footer: groups } = navigation[locale];
  expect(menus['Left Menu'].map(({ text }) => text)).toEqual(bar);
  expect(groups['Left Menu'].map(({ title }) => title)).toEqual(footer);
});

it.each(LOCALES)('the footer in %s has the links that the bank prescribes, in their groups', (locale) => {
  const [company, help] = navigation[locale].Footer['Left Menu'].map(({ items }) =>
    items.map(({ url }) => url),
  );
  expect(company).toEqual(
    expect.arrayContaining(['/about-us', '/careers', '/sitemap', '/about-us/questions']),
  );
  expect(help).toEqual(expect.arrayContaining(['/branches', '/about-us/complaint']));
  const types = navigation[locale].Footer['Right Menu'].map(({ type }) => type);
  expect(types).toEqual(['social', 'apps']);
});
