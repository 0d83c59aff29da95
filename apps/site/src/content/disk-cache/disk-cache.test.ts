import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskCache } from './disk-cache.server.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'beranda-responses-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const RESPONSE = { body: { title: 'Berita\nbaru' }, tags: { news: 3 } };

it('returns what was written', async () => {
  const store = createDiskCache(directory);
  await store.write('news?page=1', RESPONSE);
  expect(await store.read('news?page=1')).toEqual(RESPONSE);
  expect(await store.read('news?page=2')).toBeUndefined();
});

it('returns what the previous release wrote', async () => {
  const store = createDiskCache(directory);
  await store.write('news', RESPONSE);
  const file = path.join(directory, String(readdirSync(directory)[0]));
  const text = JSON.stringify({ key: 'news', answer: RESPONSE });
  writeFileSync(file, `${createHash('sha256').update(text).digest('hex')}\n${text}`);
  expect(await store.read('news')).toEqual(RESPONSE);
});

it.each([
  ['cut off', (text: string) => text.slice(0, -20)],
  ['altered without breaking the JSON', (text: string) => text.replace('Berita', 'Cerita')],
  ['empty', () => ''],
])('treats a file that is %s as missing', async (_what, damage) => {
  const store = createDiskCache(directory);
  await store.write('news', RESPONSE);
  const file = path.join(directory, String(readdirSync(directory)[0]));
  writeFileSync(file, damage(readFileSync(file, 'utf8')));
  expect(await store.read('news')).toBeUndefined();
});
