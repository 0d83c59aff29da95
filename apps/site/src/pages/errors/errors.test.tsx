import { expect, test } from 'vitest';
import { notFound, PageError } from '#src/content/page-error.ts';
import { DefaultLayout } from '#src/layouts/default.tsx';
import { renderLayout } from '../../../testing/render-layout.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { RootErrorScreen } from './root-error-screen.tsx';

function fail(error: unknown) {
  return () => {
    throw error;
  };
}

const pageWith = (error: unknown, address = '/berita-lama') =>
  renderLayout(<DefaultLayout />, { address, page: fail(error), pageError: <ErrorScreen /> });

const siteWith = (error: unknown) =>
  renderLayout(<DefaultLayout />, { root: fail(error), rootError: <RootErrorScreen /> });

const titleIn = (markup: string) => markup.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1];

test('a missing page shows its path and suggests links', async () => {
  const markup = await pageWith(notFound('/berita-lama'));
  expect(titleIn(markup)).toBe('Halaman tidak ditemukan');
  const main = markup.slice(markup.indexOf('<main'), markup.indexOf('</main>'));
  expect(main).toContain('>/berita-lama<');
  for (const url of ['/', '/simpanan', '/pinjaman', '/branches', '/about-us/contact-us'])
    expect(main).toContain(`href="${url}"`);
  expect(main).not.toContain('lang="en"');
  expect(markup).toContain('<title>Halaman tidak ditemukan | Bank Contoh</title>');
});

test.each([
  ['/berita%20lama/caf%C3%A9', '/berita lama/café'],
  ['/100%25', '/100%'],
  ['/berita%3Fa%2Fb', '/berita%3Fa%2Fb'],
  // It would change the writing direction.
  ['/berita%E2%80%AE', '/berita%E2%80%AE'],
])('the missing page %s is named %s, to people and in its error object', async (pathname, shown) => {
  expect(notFound(pathname).message).toBe(`Page Not Found: ${shown}`);
  expect(await pageWith(notFound(pathname), pathname)).toContain(`>${shown}</span>`);
});

test('a missing page of the English site links to English pages only', async () => {
  const markup = await pageWith(notFound('/en/old-news'), '/en/old-news');
  const main = markup.slice(markup.indexOf('<main'), markup.indexOf('</main>'));
  const links = [...main.matchAll(/href="(\/[^"#]*)"/g)].map(([, url]) => url);
  expect(links.length).toBeGreaterThan(4);
  expect(links.filter((url) => !/^\/en(\/|$)|\.svg$/.test(url ?? ''))).toEqual([]);
});

test.each([500, 502, 503])('status %i has the generic title and the incident code', async (statusCode) => {
  const markup = await pageWith(new PageError({ statusCode, message: 'boom', correlationId: 'a1b2' }));
  expect(titleIn(markup)).toBe('Terjadi kesalahan');
  expect(markup).toContain(
    statusCode === 503 ? 'Halaman ini sedang tidak dapat dimuat.' : 'Terjadi kesalahan. Coba lagi!',
  );
  expect(markup).not.toContain('boom');
  expect(markup).toContain('a1b2');
});

test('a withdrawn page shows the reason, marked with its language', async () => {
  const gone = new PageError({ statusCode: 410, message: 'Tarif lama tidak berlaku.', language: 'id' });
  const markup = await pageWith(gone, '/en/news/tarif-lama');
  expect(titleIn(markup)).toBe('This page has been withdrawn');
  expect(markup).toContain('<span lang="id-ID">Tarif lama tidak berlaku.</span>');
});

test("any other status has the error's message as title", async () => {
  expect(titleIn(await pageWith(new PageError({ statusCode: 403, message: 'Ditolak' })))).toBe('Ditolak');
});

test('an error without status is a crash and exposes nothing', async () => {
  const markup = await pageWith(new Error('secret'));
  expect(titleIn(markup)).toBe('Terjadi kesalahan');
  expect(markup).not.toContain('secret');
});

test('retry is a link to the same URL, including its query', async () => {
  const error = new PageError({ statusCode: 503, message: '' });
  expect(await pageWith(error, '/en/news?page=2')).toMatch(
    /<a href="\/en\/news\?page=2"[^>]*>Try again<\/a>/,
  );
});

test('without navigation there is a full-screen error with a link home', async () => {
  const markup = await siteWith(new PageError({ statusCode: 503, message: 'nav data not loaded' }));
  expect(titleIn(markup)).toBe('Menu situs tidak dapat dimuat');
  expect(markup).toContain('nav data not loaded');
  expect(markup).toMatch(/<svg[^>]* class="[^"]*state-scene"/);
  expect(markup).toContain('Sebagian situs sedang tidak dapat dijangkau.');
  expect(markup).toMatch(/<main id="main"/);
  expect(markup).toMatch(/<a [^>]*href="\/"/);
  expect(markup).not.toContain('<nav');
});

test('an error in the layout is a crash, not a missing navigation', async () => {
  expect(titleIn(await siteWith(new Error('secret')))).toBe('Terjadi kesalahan');
});

test('in maintenance the configured message and expected end replace the page', async () => {
  const maintenance = { message: 'Kami pindah pusat data.', expectedEnd: '2026-11-21T14:30:00.000Z' };
  const markup = await siteWith(new PageError({ statusCode: 503, message: '', maintenance }));
  expect(markup).toContain('Perhatian');
  expect(markup).toContain('Kami pindah pusat data.');
  expect(markup).toContain(
    '<time dateTime="2026-11-21T14:30:00.000Z">Diperkirakan selesai Sabtu, 21\u00A0November\u00A02026, pukul 21.30 WIB</time>',
  );
  const links = [...markup.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, text]) => text);
  expect(links).toEqual(['Coba lagi']);
});

test('the expected end of maintenance has a day without a leading zero', async () => {
  const maintenance = { message: null, expectedEnd: '2026-12-01T14:30:00.000Z' };
  const markup = await siteWith(new PageError({ statusCode: 503, message: '', maintenance }));
  expect(markup).toContain('Selasa, 1\u00A0Desember\u00A02026,');
});

test('maintenance without message or end has the default text', async () => {
  const maintenance = { message: null, expectedEnd: null };
  const markup = await siteWith(new PageError({ statusCode: 503, message: '', maintenance }));
  expect(markup).toContain('Kami sedang merapikannya');
  expect(markup).not.toContain('<time');
});

test.each([
  ['a missing page', () => pageWith(notFound('/x'))],
  ['a crash', () => pageWith(new Error('x'))],
  ['a broken layout', () => siteWith(new Error('x'))],
])('%s has one title and is not indexed', async (_, render) => {
  const markup = await render();
  expect(markup).toContain('<meta name="robots" content="noindex"/>');
  expect(markup.match(/<h1/g)).toHaveLength(1);
});
