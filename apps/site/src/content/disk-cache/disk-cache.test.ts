import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskCache } from './disk-cache.server.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'beranda-answers-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const ANSWER = { body: { title: 'Berita\nbaru' }, tags: { news: 3 } };

it('returns what was written', async () => {
  const store = createDiskCache(directory);
  await store.write('news?page=1', ANSWER);
  expect(await store.read('news?page=1')).toEqual(ANSWER);
  expect(await store.read('news?page=2')).toBeUndefined();
});

it.each([
  ['cut off', (text: string) => text.slice(0, -20)],
  ['altered without breaking the JSON', (text: string) => text.replace('Berita', 'Cerita')],
  ['empty', () => ''],
])('treats a file that is %s as missing', async (_what, damage) => {
  const store = createDiskCache(directory);
  await store.write('news', ANSWER);
  const file = path.join(directory, String(readdirSync(directory)[0]));
  writeFileSync(file, damage(readFileSync(file, 'utf8')));
  expect(await store.read('news')).toBeUndefined();
});
