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

it('creates a directory with mode 0700 and leaves it empty', () => {
  const path = join(folder, 'deep/data');

  ensureDataDirectory(path);

  expect(statSync(path).mode & 0o777).toBe(0o700);
  expect(readdirSync(path)).toEqual([]);
});

it('explains which directory is not writable and what to set', () => {
  const path = join(folder, 'file');
  writeFileSync(path, '');

  expect(() => ensureDataDirectory(join(path, 'data'))).toThrow(
    /cannot write to its data directory .*ENOTDIR.*DATA_DIR/,
  );
});

it.runIf(process.platform === 'linux')('does not loop forever where no directory can be created', () => {
  expect(() => ensureDataDirectory('/proc/beranda/data')).toThrow(
    /cannot write to its data directory .*ENOENT/,
  );
});
