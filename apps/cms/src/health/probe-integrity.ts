import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Payload } from 'payload';
import { databaseFile } from '#cms/database/adapter.ts';
import type { Env } from '#cms/env.ts';

const INTERVAL_MS = 60_000;
/** Pause relative to the duration: at most one percent of the time is spent on checks. */
const PAUSE_PER_MS = 100;
const TIMEOUT_MS = 60_000;

/** Runs in a child process: SQLite's calls are synchronous, and every page is read. */
const EXAMINE = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1], { readOnly: true });
  process.stdout.write(String(database.prepare('PRAGMA quick_check(1)').get().quick_check));
`;

const run = promisify(execFile);

/**
 * Creates a probe that periodically checks a SQLite file for corruption, which other reads and writes do not
 * reveal. Does nothing on PostgreSQL.
 *
 * @returns a function that returns the problem of the last check; undefined if healthy.
 */
export function probeIntegrity({ dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>) {
  let problem: string | undefined;
  let nextAt = Number.NEGATIVE_INFINITY;

  async function examine(payload: Payload): Promise<void> {
    const begin = performance.now();
    const options = { timeout: TIMEOUT_MS, env: { NODE_ENV: 'production' as const } };
    const file = databaseFile(path.resolve(dataDir));
    try {
      const { stdout } = await run(process.execPath, ['-e', EXAMINE, file], options);
      problem = stdout === 'ok' ? undefined : 'The database is damaged';
      if (problem) payload.logger.error({ msg: problem, found: stdout.slice(0, 200) });
    } catch (err) {
      // A timeout is no corruption.
      const isKilled = err instanceof Error && 'killed' in err && err.killed === true;
      problem = isKilled ? undefined : 'The database is damaged';
      payload.logger.error({ msg: 'The integrity check could not run', err });
    }
    nextAt = performance.now() + Math.max(INTERVAL_MS, (performance.now() - begin) * PAUSE_PER_MS);
  }

  return async (payload: Payload): Promise<string | undefined> => {
    if (databaseUrl === undefined && performance.now() >= nextAt) await examine(payload);
    return problem;
  };
}
