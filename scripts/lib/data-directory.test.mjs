import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensureDataDirectory } from './data-directory.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beranda-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('makes a directory that only its owner can look into, and leaves nothing in it', () => {
  const path = join(folder, 'deep/data');

  ensureDataDirectory(path);

  expect(statSync(path).mode & 0o777).toBe(0o700);
  expect(readdirSync(path)).toEqual([]);
});

it('says in one sentence which directory cannot be written to and what to set', () => {
  const path = join(folder, 'file');
  writeFileSync(path, '');

  expect(() => ensureDataDirectory(join(path, 'data'))).toThrow(
    /cannot write to its data directory .*ENOTDIR.*DATA_DIR/,
  );
});

it.runIf(process.platform === 'linux')('does not try for ever where no directory can be made', () => {
  expect(() => ensureDataDirectory('/proc/beranda/data')).toThrow(
    /cannot write to its data directory .*ENOENT/,
  );
});
