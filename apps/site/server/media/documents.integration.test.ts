import { expect, it } from 'vitest';
import { pdfFile } from '../../../cms/testing/document.ts';
import { waitUntil } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms, site } = withSite();

/** What a browser accepts when a person opens an address. */
const NAVIGATION = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

it.each(['/documents/tidak-ada.pdf', '/documents/tidak-ada.exe', '/media/tidak-ada.png'])(
  'the missing file %s is a page for a person, and JSON for a program',
  async (target) => {
    const page = await site.get(target, NAVIGATION);
    expect(page.status).toBe(404);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const html = await page.text();
    expect(html).toContain('Halaman tidak ditemukan');
    expect(html).toContain('</nav>');
    for (const accept of ['*/*', 'image/avif,image/webp,*/*', 'application/json']) {
      const response = await site.get(target, { accept });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ statusCode: 404, message: `Page Not Found: ${target}` });
    }
  },
);

it('a document has a readable file name, is always the newest file, and is served in an outage', async () => {
  const { filename, id } = await cms.payload.create({
    collection: 'documents',
    data: { title: 'Laporan' },
    file: pdfFile('laporan-2025', 'pertama'),
  });
  const target = `/documents/${filename}`;
  const first = await site.get(target);
  expect(first.status).toBe(200);
  expect(await first.text()).toContain('pertama');
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="laporan-2025.pdf"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=0, must-revalidate',
  });

  await cms.payload.update({ collection: 'documents', id, data: {}, file: pdfFile('lain', 'kedua') });
  await waitUntil(
    () => site.get(target).then((response) => response.text()),
    (text) => text.includes('kedua'),
  );
  expect((await site.get('/documents/..%2fberanda.db')).status).toBe(400);

  await cms.stop();
  expect(await (await site.get(target)).text()).toContain('kedua');

  // Not cached before the outage: temporarily unavailable, not gone.
  const uncached = '/documents/belum-diambil-0123abcd.pdf';
  const response = await site.get(uncached);
  expect(response.status).toBe(503);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'retry-after': '10',
    'cache-control': 'no-store',
  });
  expect(await response.json()).toMatchObject({ statusCode: 503 });
  const page = await site.get(uncached, NAVIGATION);
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('10');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).toContain('This file cannot be fetched at the moment.');
});
