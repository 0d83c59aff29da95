import { LOCALES } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import { expect, it } from 'vitest';
import { amountOf } from '#cms/fields/facts/fact-field.ts';
import { factsByKey } from './facts.ts';
import { navigation } from './navigation.ts';
import { settings } from './settings.ts';

it.each([
  ['id', ['Beranda', 'Produk', 'Wealth Management', 'Tentang'], ['Informasi perusahaan', 'Bantuan']],
  ['en', ['Home', 'Product', 'Wealth Management', 'About'], ['Company information', 'Help']],
] as const)('the menus in %s have the prescribed titles', (locale, bar, footer) => {
  const { 'Navigation Bar': menus, Footer: groups } = navigation[locale];
  expect(menus['Left Menu'].map(({ text }) => text)).toEqual(bar);
  expect(groups['Left Menu'].map(({ title }) => title)).toEqual(footer);
});

it.each(LOCALES)('the footer in %s leads to what is prescribed, in its groups', (locale) => {
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

it.each([
  ['id', 'dijamin LPS adalah {lps.batas-jaminan} per nasabah per bank.'],
  ['en', 'a maximum of {lps.batas-jaminan} per customer per bank.'],
] as const)('the note on the deposit guarantee in %s states its maximum, with a link', (locale, sentence) => {
  const { note, linkText, url } = settings[locale].depositGuarantee;
  expect(note).toContain(sentence);
  expect(amountOf('{lps.batas-jaminan}', factsByKey, jakartaDate(Date.now()))).toBe(2_000_000_000);
  expect(linkText).toMatch(/./);
  expect(url).toMatch(/^https:\/\/lps\.go\.id/);
});
