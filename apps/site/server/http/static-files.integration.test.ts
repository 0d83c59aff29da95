import { expect, it } from 'vitest';
import { pictureFile } from '../../../cms/testing/picture.ts';
import { SCRIPT } from '../../testing/built-files.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms, site } = withSite();

it('only files with a content hash in their name are immutable', async () => {
  const { filename } = await cms.payload.create({
    collection: 'media',
    data: { decorative: true },
    file: await pictureFile('gambar'),
  });
  const cacheControlOf = async (target: string) => {
    const response = await site.get(target, { 'accept-encoding': 'br' });
    expect(response.status, target).toBe(200);
    return response.headers.get('cache-control');
  };

  expect(await cacheControlOf(`/media/${filename}`)).toBe(
    'public, max-age=3600, stale-while-revalidate=86400',
  );
  for (const icon of [
    'favicon.ico',
    'favicon.svg',
    'icon-180.png',
    'icon-192.png',
    'icon-512.png',
    'icon-512-maskable.png',
  ])
    expect(await cacheControlOf(`/${icon}`), icon).toBe('public, max-age=86400');
  expect(await cacheControlOf(SCRIPT)).toBe('public, max-age=31536000, immutable');
});

it('sends the compressed copy of a file, which has no address of its own', async () => {
  const compressed = await site.get(SCRIPT, { 'accept-encoding': 'br' });
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(compressed.headers.get('vary')).toContain('accept-encoding');
  const plain = await site.get(SCRIPT, { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect((await site.get(`${SCRIPT}.br`)).status).toBe(404);
});

it('responds to a missing file with a short error, not with a page', async () => {
  const response = await site.get('/assets/gone.js');
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toContain('application/json');
});
