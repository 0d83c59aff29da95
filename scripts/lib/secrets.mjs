import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { DATABASE_FILE } from './data-directory.mjs';
import { UserError } from './user-error.mjs';

const FILE = 'secrets.env';

const HEADER = `# Written once by Beranda at its first start. Back it up, but apart from the database: without ENCRYPTION_KEY
# what is encrypted in there cannot be read again. Never commit it, never send it by mail.
`;

/** Generators of the secrets. */
const GENERATORS = {
  PAYLOAD_SECRET: () => randomBytes(32).toString('hex'),
  SERVICE_KEY: () => randomBytes(32).toString('base64url'),
  ENCRYPTION_KEY: () => randomBytes(32).toString('base64'),
  COOKIE_SECRET: () => randomBytes(32).toString('base64url'),
  FEED_KEY: () => randomBytes(32).toString('base64url'),
};

export const SECRET_NAMES = Object.keys(GENERATORS);

/**
 * Reads the secrets of the data directory, and generates and appends those that are missing there and not configured
 * otherwise. Existing ones are never changed.
 * @param {string} dataDirectory must exist and be writable
 * @param {NodeJS.ProcessEnv} configured
 * @param {(sentence: string) => void} warn
 * @returns {Record<string, string>}
 */
export function ensureSecrets(dataDirectory, configured, warn) {
  const path = join(dataDirectory, FILE);
  const isNew = !existsSync(path);
  const text = isNew ? '' : read(path);
  /** @type {Record<string, string>} */
  const secrets = {};
  for (const [name, value] of Object.entries(parseEnv(text))) if (value) secrets[name] = value;

  /** Beside a list of keys, a new single key would have nothing to read. @param {string} name */
  const isNeeded = (name) =>
    name !== 'ENCRYPTION_KEY' || !(secrets.ENCRYPTION_KEYS || configured.ENCRYPTION_KEYS);
  const generated = Object.entries(GENERATORS)
    .filter(([name]) => !secrets[name] && !configured[name] && isNeeded(name))
    .map(([name, make]) => /** @type {const} */ ([name, make()]));
  if (generated.length === 0) return secrets;

  if (
    existsSync(join(dataDirectory, DATABASE_FILE)) &&
    generated.some(([name]) => name === 'ENCRYPTION_KEY')
  ) {
    warn(
      `Warning: there is a database in ${dataDirectory} but no ENCRYPTION_KEY in ${FILE}, so a new one was made: what was encrypted with the old one cannot be read until you put it back.`,
    );
  }
  append(path, isNew, text, generated);
  return { ...secrets, ...Object.fromEntries(generated) };
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UserError(
      `Beranda cannot read its secrets in ${path} (${codeOf(error)}): give the user that starts it access.`,
    );
  }
}

/**
 * @param {string} path
 * @param {boolean} isNew
 * @param {string} text
 * @param {readonly (readonly [string, string])[]} generated
 */
function append(path, isNew, text, generated) {
  const lines = generated.map(([name, value]) => `${name}=${value}\n`).join('');
  const separator = text === '' || text.endsWith('\n') ? '' : '\n';
  try {
    if (isNew) writeFileSync(path, HEADER + lines, { mode: 0o600, flag: 'wx' });
    else writeFileSync(path, separator + lines, { flag: 'a' });
    chmodSync(path, 0o600);
  } catch (error) {
    throw new UserError(
      `Beranda cannot write its secrets to ${path} (${codeOf(error)}): give the user that starts it access.`,
    );
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
