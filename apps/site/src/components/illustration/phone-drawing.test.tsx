import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PhoneDrawing } from './phone-drawing.tsx';

const markup = renderToStaticMarkup(
  <PhoneDrawing
    label="Contoh layar aplikasi"
    greeting="Selamat pagi"
    balance={{ label: 'Saldo', amount: 'Rp12.480.000' }}
    action="Transfer"
    tiles={[{ icon: 'piggy-bank', label: 'Nabung' }]}
    history={{ title: 'Transaksi terakhir', lines: [{ label: 'Token listrik', amount: '−100.000' }] }}
  />,
);

test('the phone is one image with one text alternative', () => {
  expect(markup).toMatch(/^<svg [^>]*role="img" aria-label="Contoh layar aplikasi"/);
});

test('every text on the screen is passed in', () => {
  const texts = [...markup.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
  expect(texts).toEqual([
    'Selamat pagi',
    'Saldo',
    'Rp12.480.000',
    'Transfer',
    'Nabung',
    'Transaksi terakhir',
    'Token listrik',
    '−100.000',
  ]);
});
