import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serviceOf } from './apps.mjs';
import { DATABASE_FILE } from './data-directory.mjs';
import { copyPreparedSeed, seedCacheFolder, seedKey } from './prepared-seed.mjs';
import { runStep } from './run-step.mjs';
import { UserError } from './user-error.mjs';

/** @typedef {{ root: string, environment: NodeJS.ProcessEnv & { DATA_DIR?: string }, signal?: AbortSignal }} Options */

/**
 * Migrates the database to the schema of this version and, unless BERANDA_SEED is off, fills an empty one with the
 * demonstration content. A new SQLite database is a copy of the prepared seed.
 * @param {Options} options
 */
export async function prepareDatabase(options) {
  const { environment } = options;
  if (environment.BERANDA_SEED === 'off') return migrate(options);
  if (isNewDatabase(environment) && (await tryToCopySeed(options))) return;
  await seed('Preparing the database', options);
}

/**
 * Whether the database is on SQLite and not there yet.
 * @param {Options['environment']} environment
 */
export function isNewDatabase({ DATABASE_URL, DATA_DIR = '' }) {
  return !DATABASE_URL && !existsSync(join(DATA_DIR, DATABASE_FILE));
}

/** @param {Options} options */
async function migrate({ root, environment, signal }) {
  await runStep({
    title: 'Preparing the database',
    ...serviceOf(root, 'cms', 'migrate', environment),
    failureMessage: 'The database could not be prepared; what the migrations said is above.',
    signal,
  });
}

/**
 * @param {string} title
 * @param {Options} options
 */
async function seed(title, { root, environment, signal }) {
  await runStep({
    title,
    ...serviceOf(root, 'cms', 'seed', environment),
    failureMessage:
      'The database could not be prepared; what went wrong is above. BERANDA_SEED=off starts without the demonstration content.',
    signal,
  });
}

/**
 * Copies the prepared seed into the data directory.
 * @param {Options} options
 * @returns whether that was possible
 */
async function tryToCopySeed(options) {
  const { root, environment, signal } = options;
  try {
    await copyPreparedSeed({
      folder: seedCacheFolder(environment),
      key: seedKey(root, new Date()),
      dataDirectory: environment.DATA_DIR ?? '',
      make: (directory, earlier) =>
        seed('Making the demonstration content (once a day)', {
          ...options,
          environment: {
            ...environment,
            ...throwawaySecrets(),
            DATA_DIR: directory,
            ...(earlier && { BERANDA_SEED_PICTURES: join(earlier, 'media') }),
          },
        }),
    });
    return true;
  } catch (error) {
    if (error instanceof UserError || signal?.aborted) throw error;
    // A cache that cannot be used (no space, no access) makes the start slower and nothing else.
    return false;
  }
}

/** The copy belongs to every installation on this machine, so nothing in it is made with the secrets of one. */
function throwawaySecrets() {
  const secret = () => randomBytes(32).toString('base64');
  return { PAYLOAD_SECRET: secret(), SERVICE_KEY: secret(), ENCRYPTION_KEY: secret() };
}
