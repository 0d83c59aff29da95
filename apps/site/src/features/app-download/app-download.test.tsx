import { expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { AppDownload } from './app-download.tsx';
import { type QrCode, qrCodeOf } from './qr-code.server.ts';

const apps = {
  type: 'apps',
  title: 'Aplikasi',
  items: [{ text: 'Google Play', icon: 'google-play', url: 'https://toko.example/lentera' }],
};

const markupOf = (code: QrCode | null, isDemonstration: boolean, address = '/') =>
  renderMarkup(<AppDownload code={code} />, address, {
    settings: { isDemonstration },
    data: { Footer: { 'Left Menu': [], 'Right Menu': [apps] } },
  } as never);

it('shows the stores of the footer, and the code of the address that it is given', () => {
  const code = qrCodeOf('https://aplikasi.lentera.example/unduh');
  const markup = markupOf(code, false);
  expect(markup).toContain('href="https://toko.example/lentera"');
  expect(markup).toContain('aria-label="Kode QR untuk mengunduh aplikasi"');
  expect(markup).toContain(`d="${code?.path}"`);
  expect(markupOf(null, false)).not.toContain('role="img"');
});

it('says on a demonstration site only that no store opens', () => {
  expect(markupOf(null, true)).toContain('tidak membuka toko aplikasi');
  expect(markupOf(null, true, '/en')).toContain('do not open an app store');
  expect(markupOf(null, false)).not.toContain('toko aplikasi.');
});
