import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { pictureFile } from '../../../cms/testing/picture.ts';
import { withSite } from '../../testing/with-site.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'beranda-media-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const { cms, site } = withSite({ dataDir });

async function bytesOf(target: string): Promise<Buffer | number> {
  const response = await site.get(target);
  return response.status === 200 ? Buffer.from(await response.arrayBuffer()) : response.status;
}

it('a social image is fetched again when the name of the bank in it changes', async () => {
  const page = await (await site.get('/news/berita-1')).text();
  const [, target = ''] = /property="og:image" content="[^"]*(\/social\/[^"]+)"/.exec(page) ?? [];
  const before = await bytesOf(target);
  expect(before).toBeInstanceOf(Buffer);
  await cms.payload.updateGlobal({ slug: 'settings', data: { bankName: 'Bank Lain' } });
  await site.site.tagVersions.poll();
  const after = await bytesOf(target);
  expect(after).toBeInstanceOf(Buffer);
  expect(after).not.toEqual(before);
});

it('a picture that the disk does not take is temporarily unavailable', async () => {
  const { filename } = await cms.payload.create({
    collection: 'media',
    data: { decorative: true },
    file: await pictureFile('penuh', 300, 200),
  });
  const target = `/media/${filename}`;
  // A file in place of the folder: nothing can be stored.
  const folder = path.join(dataDir, 'site', 'media');
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, '');
  const response = await site.get(target);
  expect(response.status).toBe(503);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'retry-after': '10',
    'cache-control': 'no-store',
  });
  await rm(folder);
  expect(await bytesOf(target)).toBeInstanceOf(Buffer);
});

it('a corrupt cached picture is fetched again, and not served while that fails', async () => {
  const picture = await pictureFile('gambar', 300, 200);
  const { filename } = await cms.payload.create({
    collection: 'media',
    data: { decorative: true },
    file: picture,
  });
  const target = `/media/${filename}`;
  const file = path.join(dataDir, 'site', 'media', String(filename));
  const whole = await bytesOf(target);
  expect(whole).toEqual(await readFile(file));

  await truncate(file, 100);
  expect(await bytesOf(target)).toEqual(whole);

  // The same length with one byte changed.
  const altered = Buffer.from(whole as Buffer);
  altered[200] = (altered[200] ?? 0) ^ 1;
  await writeFile(file, altered);
  expect(await bytesOf(target)).toEqual(whole);

  await cms.stop();
  await site.site.tagVersions.poll();
  expect(await bytesOf(target)).toEqual(whole);
  await truncate(file, 100);
  expect(await bytesOf(target)).toBe(503);
});
