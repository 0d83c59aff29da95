import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canInstallSystemPackages, installSystemPackages } from '../lib/debian.mjs';
import { getFreePort } from '../lib/ports.mjs';
import { runStep } from '../lib/run-step.mjs';

const VERSIONS = '/usr/lib/postgresql';

/** The cluster is temporary, so writes need not wait for the disk. */
const NO_DURABILITY = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';

/** The first that can sort by ICU. */
const MIN_VERSION = 15;

/** As in production, where text is seldom sorted by bytes: an order that only the collation C has fails a test. */
const COLLATION = ['--locale-provider=icu', '--icu-locale=id', '--locale=C.UTF-8'];

/**
 * @typedef {object} Postgres
 * @property {string} [url] URL of a database that tests may change
 * @property {string} [missing] why there is no database
 * @property {() => void} stop
 */

/**
 * The PostgreSQL of TEST_POSTGRES_URL, or a new cluster in a temporary directory.
 * @param {AbortSignal} signal
 * @returns {Promise<Postgres>}
 */
export async function ensurePostgres(signal) {
  const configured = process.env.TEST_POSTGRES_URL;
  if (configured) return { url: configured, stop() {} };
  try {
    const programs = await ensurePrograms(signal);
    if (programs) return await startCluster(programs, signal);
    return {
      missing: `no PostgreSQL ${MIN_VERSION} on this machine and TEST_POSTGRES_URL is not set`,
      stop() {},
    };
  } catch (error) {
    signal.throwIfAborted();
    return { missing: error instanceof Error ? error.message : String(error), stop() {} };
  }
}

/**
 * The directory with the programs of the newest PostgreSQL.
 * @param {AbortSignal} signal
 */
async function ensurePrograms(signal) {
  const programs = findPrograms();
  if (programs || !canInstallSystemPackages()) return programs;
  await installSystemPackages(['postgresql'], { what: 'PostgreSQL', signal });
  return findPrograms();
}

function findPrograms() {
  if (!existsSync(VERSIONS)) return undefined;
  return readdirSync(VERSIONS)
    .filter((version) => Number(version) >= MIN_VERSION)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * @param {string} programs
 * @param {AbortSignal} signal
 * @returns {Promise<Postgres>}
 */
async function startCluster(programs, signal) {
  const folder = mkdtempSync(join(tmpdir(), 'beranda-postgres-'));
  const data = join(folder, 'data');
  const port = await getFreePort();
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownToPostgres(folder);

  /**
   * PostgreSQL rejects to run as root.
   * @param {string} program
   * @param {readonly string[]} args
   */
  const asPostgres = (program, args) =>
    isRoot
      ? { command: 'runuser', args: ['-u', 'postgres', '--', join(programs, program), ...args] }
      : { command: join(programs, program), args };
  const shared = {
    cwd: folder,
    env: process.env,
    failureMessage: 'PostgreSQL could not be started.',
    signal,
  };

  const stop = () => {
    const { command, args } = asPostgres('pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w', '-t', '10']);
    spawnSync(command, args, { cwd: '/', stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await runStep({
      title: 'Creating a PostgreSQL cluster for the tests',
      ...asPostgres('initdb', [
        '-D',
        data,
        '-U',
        'postgres',
        '-A',
        'trust',
        '-E',
        'UTF8',
        ...COLLATION,
        '--no-sync',
      ]),
      ...shared,
    });
    const options = `${NO_DURABILITY} -c listen_addresses=127.0.0.1 -p ${port} -k ${folder}`;
    await runStep({
      title: 'Starting it',
      ...asPostgres('pg_ctl', ['start', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options]),
      ...shared,
    });
  } catch (error) {
    stop();
    throw error;
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

/** @param {string} folder */
function chownToPostgres(folder) {
  /** @param {string} flag */
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  chownSync(folder, id('-u'), id('-g'));
}
