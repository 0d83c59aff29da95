import type { Locale } from '@beranda/contract';
import { beforeAll, expect, it } from 'vitest';
import { loadMessages } from '#src/i18n/messages.ts';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { appDownloadData } from './app-download.server.ts';
import { AppDownload } from './app-download.tsx';
import { qrCodeOf } from './qr-code.server.ts';

beforeAll(async () => {
  for (const locale of ['id', 'en'] as const) await loadMessages(locale, ['appDownload']);
});

const ADDRESS = 'https://aplikasi.lentera.example/unduh';
const apps = {
  type: 'apps',
  title: 'Aplikasi',
  items: [{ text: 'Google Play', icon: 'google-play', url: 'https://toko.example/lentera' }],
};

const markupOf = (address: string, isDemonstration: boolean, locale: Locale = 'id') =>
  renderMarkup(<AppDownload {...appDownloadData(locale, address)} />, locale === 'id' ? '/' : '/en', {
    settings: { isDemonstration },
    data: { Footer: { 'Left Menu': [], 'Right Menu': [apps] } },
  } as never);

it('has the app stores of the footer, and the QR code of its address', () => {
  const markup = markupOf(ADDRESS, false);
  expect(markup).toContain('href="https://toko.example/lentera"');
  expect(markup).toContain('aria-label="Kode QR untuk mengunduh aplikasi"');
  expect(markup).toContain(`d="${qrCodeOf(ADDRESS)?.path}"`);
  expect(markupOf('', false)).not.toContain('role="img"');
});

it('has a notice that the links open no app store, on a demonstration site only', () => {
  expect(markupOf('', true)).toContain('tidak membuka toko aplikasi');
  expect(markupOf('', true, 'en')).toContain('do not open an app store');
  expect(markupOf('', false)).not.toContain('toko aplikasi.');
});
