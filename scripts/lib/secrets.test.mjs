import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DATABASE_FILE } from './data-directory.mjs';
import { ensureSecrets, SECRET_NAMES } from './secrets.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beranda-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, 'secrets.env');
const ignore = () => {};

it('generates every secret once, long enough, in a file with mode 0600', () => {
  const secrets = ensureSecrets(folder, {}, ignore);

  expect(Object.keys(secrets)).toEqual(SECRET_NAMES);
  expect(secrets.PAYLOAD_SECRET?.length).toBeGreaterThanOrEqual(32);
  expect(secrets.SERVICE_KEY?.length).toBeGreaterThanOrEqual(32);
  expect(secrets.COOKIE_SECRET?.length).toBeGreaterThanOrEqual(32);
  expect(Buffer.from(secrets.ENCRYPTION_KEY ?? '', 'base64')).toHaveLength(32);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

it('loads the same secrets at the next start and does not change the file', () => {
  const first = ensureSecrets(folder, {}, ignore);
  const text = readFileSync(file(), 'utf8');

  expect(ensureSecrets(folder, {}, ignore)).toEqual(first);
  expect(readFileSync(file(), 'utf8')).toBe(text);
});

it('appends a missing secret, also after a last line without a newline, and keeps the others', () => {
  writeFileSync(file(), 'SERVICE_KEY=already-here\nPAYLOAD_SECRET=');

  const secrets = ensureSecrets(folder, {}, ignore);

  expect(secrets.SERVICE_KEY).toBe('already-here');
  expect(secrets.PAYLOAD_SECRET).toHaveLength(64);
  expect(ensureSecrets(folder, {}, ignore)).toEqual(secrets);
});

it('does not generate secrets that are configured', () => {
  const configured = Object.fromEntries(SECRET_NAMES.map((name) => [name, 'configured']));

  expect(ensureSecrets(folder, configured, ignore)).toEqual({});
  expect(() => statSync(file())).toThrow();
});

it('generates no encryption key beside a list of them', () => {
  expect(ensureSecrets(folder, { ENCRYPTION_KEYS: 'a:…' }, ignore)).not.toHaveProperty('ENCRYPTION_KEY');
});

it('warns when there is a database but no encryption key', () => {
  writeFileSync(join(folder, DATABASE_FILE), '');
  const warn = vi.fn();

  ensureSecrets(folder, {}, warn);

  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no ENCRYPTION_KEY'));
});

it('reports that the file cannot be read', () => {
  // Reading a folder as a file fails even for root.
  mkdirSync(file());

  expect(() => ensureSecrets(folder, {}, ignore)).toThrow(/cannot read its secrets .*EISDIR/);
});

it('reports that the file cannot be written', () => {
  const path = join(folder, 'not-a-folder');
  writeFileSync(path, '');

  expect(() => ensureSecrets(path, {}, ignore)).toThrow(/cannot write its secrets .*ENOTDIR/);
});
