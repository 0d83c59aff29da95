import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashSources, readStamp, removeStamp, writeStamp } from './build-stamp.mjs';

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'beranda-stamp-'));
  write('app/src/page.tsx', 'page');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

const hash = () => hashSources(root, ['app', 'package-lock.json']);

it('changes with contents, names and new files', () => {
  const hashes = new Set([hash()]);
  write('app/src/page.tsx', 'another page');
  hashes.add(hash());
  write('app/src/news.tsx', '');
  hashes.add(hash());
  rmSync(join(root, 'app/src/news.tsx'));
  write('app/src/blog.tsx', '');
  hashes.add(hash());
  write('package-lock.json', '{ }');
  hashes.add(hash());

  expect(hashes.size).toBe(5);
});

it('does not change with the modification time', () => {
  const before = hash();
  utimesSync(join(root, 'app/src/page.tsx'), 1, 1);

  expect(hash()).toBe(before);
});

it('ignores tests, packages, output and data', () => {
  const before = hash();
  write('app/src/page.test.tsx', '');
  write('app/src/page.integration.test.ts', '');
  write('app/node_modules/x/index.js', '');
  write('app/dist/main.js', '');
  write('app/.next/server.js', '');
  write('app/data/beranda.db', '');
  write('app/next-env.d.ts', '');

  expect(hash()).toBe(before);
});

it('differs for two files and one with both contents', () => {
  write('app/a', 'one');
  write('app/b', 'two');
  const before = hash();
  write('app/a', 'onetwo');
  write('app/b', '');

  expect(hash()).not.toBe(before);
});

it('keeps the stamp of a build until it is removed', () => {
  mkdirSync(join(root, 'dist'));
  expect(readStamp(join(root, 'dist'))).toBeUndefined();
  writeStamp(join(root, 'dist'), 'abc');
  expect(readStamp(join(root, 'dist'))).toBe('abc');
  removeStamp(join(root, 'dist'));
  expect(readStamp(join(root, 'dist'))).toBeUndefined();
});
