import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadSecrets, SECRET_NAMES } from './secrets.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beranda-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, 'secrets.env');
const ignore = () => {};

it('makes every secret once, long enough, in a file that only its owner reads', () => {
  const secrets = loadSecrets(folder, {}, ignore);

  expect(Object.keys(secrets)).toEqual(SECRET_NAMES);
  expect(secrets.PAYLOAD_SECRET?.length).toBeGreaterThanOrEqual(32);
  expect(secrets.SERVICE_KEY?.length).toBeGreaterThanOrEqual(32);
  expect(secrets.COOKIE_SECRET?.length).toBeGreaterThanOrEqual(32);
  expect(Buffer.from(secrets.ENCRYPTION_KEY ?? '', 'base64')).toHaveLength(32);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

it('gives the same secrets at the next start and leaves the file alone', () => {
  const first = loadSecrets(folder, {}, ignore);
  const text = readFileSync(file(), 'utf8');

  expect(loadSecrets(folder, {}, ignore)).toEqual(first);
  expect(readFileSync(file(), 'utf8')).toBe(text);
});

it('appends a missing secret, also behind a last line without an end, and keeps the others', () => {
  writeFileSync(file(), 'SERVICE_KEY=already-here\nPAYLOAD_SECRET=');

  const secrets = loadSecrets(folder, {}, ignore);

  expect(secrets.SERVICE_KEY).toBe('already-here');
  expect(secrets.PAYLOAD_SECRET).toHaveLength(64);
  expect(loadSecrets(folder, {}, ignore)).toEqual(secrets);
});

it('makes none of those that the configuration brings', () => {
  const configured = Object.fromEntries(SECRET_NAMES.map((name) => [name, 'configured']));

  expect(loadSecrets(folder, configured, ignore)).toEqual({});
  expect(() => statSync(file())).toThrow();
});

it('warns when a database is there but the key to what it encrypts is not', () => {
  writeFileSync(join(folder, 'beranda.db'), '');
  const warn = vi.fn();

  loadSecrets(folder, {}, warn);

  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no ENCRYPTION_KEY'));
});

it('says in one sentence that the file cannot be read', () => {
  // Nobody can read a folder as a file, not even root.
  mkdirSync(file());

  expect(() => loadSecrets(folder, {}, ignore)).toThrow(/cannot read its secrets .*EISDIR/);
});

it('says in one sentence that the file cannot be written', () => {
  const path = join(folder, 'not-a-folder');
  writeFileSync(path, '');

  expect(() => loadSecrets(path, {}, ignore)).toThrow(/cannot write its secrets .*ENOTDIR/);
});
