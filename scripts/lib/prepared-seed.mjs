import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { hashSources } from './build-stamp.mjs';
import { DATABASE_FILE } from './data-directory.mjs';

/** Everything that the demonstration content is made from, in whichever way. */
const SOURCES = ['apps/cms/seed', 'apps/cms/src', 'packages', 'package-lock.json'];
const TESTS = /\.test\.[^.]+$|\.tsbuildinfo$/;

const MAKING = '.making-';
const KEPT_ENTRIES = 3;
const ABANDONED_AFTER_MS = 60 * 60 * 1_000;

/**
 * Where prepared seeds are kept: outside the clone, so that a fresh one and `npm ci` find them.
 * @param {NodeJS.ProcessEnv} environment
 */
export function seedCacheFolder({ XDG_CACHE_HOME = '', HOME }) {
  const base = isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : join(HOME || homedir(), '.cache');
  return join(base, 'beranda', 'seeds');
}

/**
 * The name of a prepared seed: a hash of its sources, and the day in Jakarta, from which it counts its dates.
 * @param {string} root
 * @param {Date} now
 */
export function seedKey(root, now) {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(now);
  return `${hashSources(root, SOURCES, TESTS).slice(0, 32)}-${day}`;
}

/**
 * Copies the prepared seed into a data directory, after making it if there is none. The database comes last and in one
 * step: a copy that breaks off is made again by the next start.
 * @param {object} options
 * @param {string} options.folder
 * @param {string} options.key
 * @param {string} options.dataDirectory
 * @param {(directory: string, earlier: string | undefined) => Promise<void>} options.make fills a directory; `earlier`
 *   is the seed of another day with the same pictures
 */
export async function copyPreparedSeed({ folder, key, dataDirectory, make }) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const entry = join(folder, key);
  if (!existsSync(entry)) await makeEntry(folder, key, make);
  const now = new Date();
  utimesSync(entry, now, now);
  const options = { recursive: true, mode: constants.COPYFILE_FICLONE };
  for (const name of readdirSync(entry).filter((candidate) => candidate !== DATABASE_FILE))
    cpSync(join(entry, name), join(dataDirectory, name), options);
  const copy = join(dataDirectory, `${DATABASE_FILE}.copy`);
  cpSync(join(entry, DATABASE_FILE), copy, options);
  renameSync(copy, join(dataDirectory, DATABASE_FILE));
  prune(folder);
}

/**
 * Made under a name of its own and renamed when complete, so that two concurrent starts do not write to one folder (race condition).
 * @param {string} folder
 * @param {string} key
 * @param {(directory: string, earlier: string | undefined) => Promise<void>} make
 */
async function makeEntry(folder, key, make) {
  const hash = key.split('-')[0];
  const earlier = readdirSync(folder).find((name) => name.startsWith(`${hash}-`));
  const making = mkdtempSync(join(folder, MAKING));
  try {
    await make(making, earlier && join(folder, earlier));
    checkpoint(join(making, DATABASE_FILE));
    renameSync(making, join(folder, key));
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(join(folder, key))) throw error;
  }
}

/** Checkpoints the write-ahead log into the database's file, so that there is one file to copy. @param {string} path */
function checkpoint(path) {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}

/** Keeps the entries that were used last. @param {string} folder */
function prune(folder) {
  const entries = readdirSync(folder).map((name) => {
    const path = join(folder, name);
    return { name, path, usedAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
  });
  const abandoned = entries.filter(
    ({ name, usedAt }) => name.startsWith(MAKING) && usedAt < Date.now() - ABANDONED_AFTER_MS,
  );
  const old = entries
    .filter(({ name }) => !name.startsWith(MAKING))
    .sort((a, b) => b.usedAt - a.usedAt)
    .slice(KEPT_ENTRIES);
  for (const { path } of [...abandoned, ...old]) rmSync(path, { recursive: true, force: true });
}
