import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { UserError } from './user-error.mjs';

/** Least privilege: variables that only one application gets. The site has no key to the database or to personal data. */
const ONLY_FOR_CMS = [
  'PAYLOAD_SECRET',
  'ENCRYPTION_KEY',
  'ENCRYPTION_KEYS',
  'FEED_KEY',
  'DATABASE_URL',
  'SMTP_URL',
  'CLAMD_ADDRESS',
  'OIDC_CLIENT_SECRET',
];
const ONLY_FOR_SITE = ['COOKIE_SECRET', 'RECAPTCHA_SECRET'];

/**
 * The configuration of both applications: the process environment overrides `.env`, which overrides the defaults. Each
 * application validates its own part when it starts.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} processEnv
 * @returns {NodeJS.ProcessEnv & { DATA_DIR: string, SITE_URL: string, CMS_URL: string }}
 */
export function loadEnvironment(root, processEnv) {
  // Compose files and shells set a variable to the empty string to unset it.
  const configured = { ...dropEmptyVariables(readEnvFile(root)), ...dropEmptyVariables(processEnv) };
  const environment = {
    SITE_HOST: '127.0.0.1',
    SITE_PORT: '3000',
    INTERNAL_PORT: '3002',
    CMS_HOST: '127.0.0.1',
    CMS_PORT: '3001',
    ...configured,
  };
  for (const name of ['SITE_URL', 'CMS_URL']) ensureAddress(name, configured[name]);
  return {
    ...environment,
    DATA_DIR: resolve(root, configured.DATA_DIR ?? 'data'),
    SITE_URL: configured.SITE_URL ?? `http://localhost:${environment.SITE_PORT}`,
    CMS_URL: configured.CMS_URL ?? `http://${reachableHost(environment.CMS_HOST)}:${environment.CMS_PORT}`,
  };
}

/**
 * @param {NodeJS.ProcessEnv} environment
 * @param {'site' | 'cms'} app
 */
export function environmentFor(environment, app) {
  const hidden = app === 'site' ? ONLY_FOR_CMS : ONLY_FOR_SITE;
  const visible = Object.entries(environment).filter(([name]) => !hidden.includes(name));
  return /** @type {NodeJS.ProcessEnv} */ (Object.fromEntries(visible));
}

/**
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} name
 */
export function readPort(environment, name) {
  const value = environment[name] ?? '';
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port;
  throw new UserError(`${name} must be a port number from 1 to 65535, but it is "${value}".`);
}

/**
 * The address at which a server that listens on `host` is reachable from this machine.
 * @param {string} host
 */
export function reachableHost(host) {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * @param {string} name
 * @param {string | undefined} value
 */
function ensureAddress(name, value) {
  if (value === undefined || (URL.canParse(value) && /^https?:/.test(value))) return;
  throw new UserError(`${name} must be an address such as https://www.bank.example, but it is "${value}".`);
}

/** @param {string} root */
function readEnvFile(root) {
  const path = join(root, '.env');
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new UserError(
      `The configuration in ${path} cannot be read: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

/** @param {NodeJS.Dict<string>} variables */
function dropEmptyVariables(variables) {
  const set = Object.entries(variables).filter(([, value]) => value !== undefined && value !== '');
  return /** @type {NodeJS.ProcessEnv} */ (Object.fromEntries(set));
}
