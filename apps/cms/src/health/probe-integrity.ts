import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Payload } from 'payload';
import { databaseFile } from '#cms/database/adapter.ts';
import type { Env } from '#cms/env.ts';

const EVERY_MS = 60_000;
/** A large database is examined less often: at most a hundredth of the time goes into it. */
const PAUSE_PER_MS = 100;
const GIVEN_UP_AFTER_MS = 60_000;

/** Run in a process of its own: SQLite's calls are synchronous, and every page is read. */
const EXAMINE = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1], { readOnly: true });
  process.stdout.write(String(database.prepare('PRAGMA quick_check(1)').get().quick_check));
`;

const run = promisify(execFile);

/**
 * Makes a probe that looks from time to time whether the file of a SQLite database is damaged, which reads and writes
 * elsewhere in the file do not show. PostgreSQL looks after its own files.
 *
 * @returns a function that answers what is wrong; undefined when nothing is, as of the last look.
 */
export function probeIntegrity({ dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>) {
  let problem: string | undefined;
  let nextAt = Number.NEGATIVE_INFINITY;

  async function examine(payload: Payload): Promise<void> {
    const begin = performance.now();
    const options = { timeout: GIVEN_UP_AFTER_MS, env: { NODE_ENV: 'production' as const } };
    const file = databaseFile(path.resolve(dataDir));
    try {
      const { stdout } = await run(process.execPath, ['-e', EXAMINE, file], options);
      problem = stdout === 'ok' ? undefined : 'The database is damaged';
      if (problem) payload.logger.error({ msg: problem, found: stdout.slice(0, 200) });
    } catch (err) {
      // One that takes too long is not damaged for that.
      const isKilled = err instanceof Error && 'killed' in err && err.killed === true;
      problem = isKilled ? undefined : 'The database is damaged';
      payload.logger.error({ msg: 'The database could not be examined', err });
    }
    nextAt = performance.now() + Math.max(EVERY_MS, (performance.now() - begin) * PAUSE_PER_MS);
  }

  return async (payload: Payload): Promise<string | undefined> => {
    if (databaseUrl === undefined && performance.now() >= nextAt) await examine(payload);
    return problem;
  };
}
