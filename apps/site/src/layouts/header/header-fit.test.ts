import { expect, test } from 'vitest';
import { headerFit } from './header-fit.ts';

const items = (...texts: string[]) => texts.map((text) => ({ text, url: '/' }));
const withPanel = (text: string) => ({
  text,
  columns: [{ links: [{ text: 'Tabungan', url: '/tabungan' }] }],
});

test('a short menu fits a narrow header, and is shown with all labels from a wider one', () => {
  expect(headerFit({ name: 'Bank Lentera', items: items('Beranda', 'Produk', 'Tentang') })).toBe(
    'fits-52 expanded-60',
  );
});

test('a longer menu needs a wider header', () => {
  const menu = items('Beranda', 'Produk', 'Wealth Management', 'Tentang Kami');
  expect(headerFit({ name: 'Bank Lentera', items: menu })).toBe('fits-60 expanded-75');
});

const FOUR = items('Beranda', 'Produk', 'Investasi', 'Tentang');

test('a longer name of the bank needs a wider header, too', () => {
  expect(headerFit({ name: 'Bank Lentera', items: FOUR })).toBe('fits-52 expanded-68');
  expect(headerFit({ name: 'Bank Nusantara Sejahtera', items: FOUR })).toBe('fits-60 expanded-68');
});

test('a bank name that wraps to two lines does not take more room', () => {
  const two = headerFit({ name: 'Bank Nusantara Sejahtera', items: FOUR });
  expect(headerFit({ name: 'Bank Pembangunan Daerah Nusa Tenggara Timur', items: FOUR })).toBe(two);
});

test('an item with a panel needs room for its chevron', () => {
  const plain = items('Produk', 'Layanan', 'Investasi', 'Tentang', 'Kantor');
  expect(headerFit({ name: 'Bank', items: plain })).toContain('fits-52');
  expect(headerFit({ name: 'Bank', items: plain.map(({ text }) => withPanel(text)) })).toContain('fits-60');
});

test('a menu of eight long items is collapsed at every width', () => {
  const menu = Array.from({ length: 8 }, () => withPanel('Vermögensverwaltung'));
  expect(headerFit({ name: 'Bank Lentera', items: menu })).toBe('');
});
