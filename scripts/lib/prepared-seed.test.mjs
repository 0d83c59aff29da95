import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DATABASE_FILE } from './data-directory.mjs';
import { copyPreparedSeed, seedCacheFolder, seedKey } from './prepared-seed.mjs';

/** @type {string} */
let root;
/** @type {string} */
let folder;
let made = 0;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'beranda-seeds-'));
  folder = join(root, 'cache/beranda/seeds');
  made = 0;
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** As a process leaves it that ends without closing its connection. @param {string} directory */
async function make(directory) {
  made += 1;
  const open = join(root, `open-${made}.db`);
  const database = new DatabaseSync(open);
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE news (title TEXT); INSERT INTO news VALUES (1)');
  for (const suffix of ['', '-wal']) copyFileSync(open + suffix, join(directory, DATABASE_FILE + suffix));
  database.close();
  mkdirSync(join(directory, 'media'), { mode: 0o700 });
  writeFileSync(join(directory, 'media/boat.jpg'), 'boat', { mode: 0o600 });
}

/**
 * @param {string} name of the data directory
 * @param {Partial<Parameters<typeof copyPreparedSeed>[0]>} [options]
 */
async function copyTo(name, options) {
  const dataDirectory = join(root, name);
  mkdirSync(dataDirectory, { recursive: true });
  await copyPreparedSeed({ folder, key: 'abc-2026-11-23', dataDirectory, make, ...options });
  return dataDirectory;
}

/** @param {string} directory */
const rowsIn = (directory) => {
  const database = new DatabaseSync(join(directory, DATABASE_FILE));
  const rows = database.prepare('SELECT title FROM news').all();
  database.close();
  return rows;
};

it('is made once, and copied with database and files from then on', async () => {
  const first = await copyTo('first');
  const second = await copyTo('second');

  expect(made).toBe(1);
  for (const directory of [first, second]) {
    expect(readdirSync(directory).sort()).toEqual([DATABASE_FILE, 'media']);
    expect(rowsIn(directory)).toHaveLength(1);
    expect(readFileSync(join(directory, 'media/boat.jpg'), 'utf8')).toBe('boat');
  }
});

it('can be read by its owner alone', async () => {
  const copy = await copyTo('data');

  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(copy, 'media')).mode & 0o777).toBe(0o700);
  expect(statSync(join(copy, 'media/boat.jpg')).mode & 0o777).toBe(0o600);
});

it('is whole, however many starts make it at the same time', async () => {
  const copies = await Promise.all(['a', 'b', 'c'].map((name) => copyTo(name)));

  expect(made).toBe(3);
  for (const copy of copies) expect(rowsIn(copy)).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(['abc-2026-11-23']);
});

it('leaves nothing behind when it cannot be made', async () => {
  const failing = async (/** @type {string} */ directory) => {
    writeFileSync(join(directory, 'half'), '');
    throw new Error('no news');
  };

  await expect(copyTo('data', { make: failing })).rejects.toThrow('no news');
  expect(readdirSync(folder)).toEqual([]);
  expect(existsSync(join(root, 'data', DATABASE_FILE))).toBe(false);
});

it('takes its pictures from the seed of another day, and only from one with the same sources', async () => {
  await copyTo('a', { key: 'other-2026-11-22' });
  await copyTo('b', { key: 'abc-2026-11-22' });
  /** @type {(string | undefined)[]} */
  const earlier = [];
  await copyTo('c', { make: (directory, from) => make(directory).then(() => void earlier.push(from)) });

  expect(earlier).toEqual([join(folder, 'abc-2026-11-22')]);
});

it('keeps the three that were used last, and what is being made', async () => {
  mkdirSync(join(folder, '.making-now'), { recursive: true });
  mkdirSync(join(folder, '.making-yesterday'));
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1_000);
  utimesSync(join(folder, '.making-yesterday'), yesterday, yesterday);
  for (const name of ['a', 'b', 'c']) {
    await copyTo(name, { key: `${name}-1` });
    utimesSync(join(folder, `${name}-1`), yesterday, yesterday);
  }
  await copyTo('again', { key: 'a-1' });
  await copyTo('d', { key: 'd-1' });

  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['.making-now', 'a-1', 'd-1']));
  expect(readdirSync(folder)).toHaveLength(4);
});

it('has another name with other texts, other code, and on another day in Jakarta', () => {
  for (const path of ['apps/cms/seed/content', 'apps/cms/src', 'packages'])
    mkdirSync(join(root, path), { recursive: true });
  writeFileSync(join(root, 'package-lock.json'), '{}');
  const evening = new Date('2026-11-23T16:59:00Z');
  const keys = [seedKey(root, evening)];
  for (const file of ['apps/cms/seed/content/satu.id.md', 'apps/cms/src/a.ts', 'packages/b.ts']) {
    writeFileSync(join(root, file), '');
    keys.push(seedKey(root, evening));
  }
  keys.push(seedKey(root, new Date('2026-11-23T17:00:00Z')));

  expect(new Set(keys).size).toBe(keys.length);
  expect(keys[0]).toMatch(/-2026-11-23$/);
  expect(keys.at(-1)).toMatch(/-2026-11-24$/);
  writeFileSync(join(root, 'apps/cms/src/a.test.ts'), '');
  expect(seedKey(root, evening)).toBe(keys.at(-2));
});

it('is kept where the system keeps what can be made again', () => {
  expect(seedCacheFolder({ HOME: '/home/a' })).toBe('/home/a/.cache/beranda/seeds');
  expect(seedCacheFolder({ HOME: '/home/a', XDG_CACHE_HOME: '/cache' })).toBe('/cache/beranda/seeds');
  expect(seedCacheFolder({ HOME: '/home/a', XDG_CACHE_HOME: 'cache' })).toBe('/home/a/.cache/beranda/seeds');
});
