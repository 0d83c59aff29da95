import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isInstallNeeded, markInstalled } from './install.mjs';

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'beranda-install-'));
  writeLock('package-lock.json', { zod: '4.0.0' });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/**
 * @param {string} path
 * @param {Record<string, string>} versions
 * @param {Record<string, unknown>} [others]
 */
function writeLock(path, versions, others) {
  const packages = Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]);
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(
    join(root, path),
    JSON.stringify({ packages: { ...Object.fromEntries(packages), ...others } }),
  );
}

it('is needed where nothing is installed', () => {
  expect(isInstallNeeded(root)).toBe(true);
});

it('is not needed again until the lockfile changes', () => {
  mkdirSync(join(root, 'node_modules'));
  markInstalled(root);
  expect(isInstallNeeded(root)).toBe(false);

  writeLock('package-lock.json', { zod: '4.0.1' });
  expect(isInstallNeeded(root)).toBe(true);
});

it('is not needed after a manual npm install of the same versions', () => {
  writeLock('node_modules/.package-lock.json', { zod: '4.0.0' });

  expect(isInstallNeeded(root)).toBe(false);
});

it('is needed when an installed version differs or is missing', () => {
  writeLock('node_modules/.package-lock.json', { zod: '3.0.0' });
  expect(isInstallNeeded(root)).toBe(true);

  writeLock('node_modules/.package-lock.json', {});
  expect(isInstallNeeded(root)).toBe(true);
});

it('ignores packages for other platforms', () => {
  writeLock(
    'package-lock.json',
    { zod: '4.0.0' },
    { 'node_modules/x-windows': { version: '1.0.0', optional: true }, 'apps/site': { version: '0.1.0' } },
  );
  writeLock('node_modules/.package-lock.json', { zod: '4.0.0' });

  expect(isInstallNeeded(root)).toBe(false);
});

it('explains that the lockfile is missing', () => {
  mkdirSync(join(root, 'node_modules'));
  rmSync(join(root, 'package-lock.json'));

  expect(() => isInstallNeeded(root)).toThrow('package-lock.json is missing');
});
