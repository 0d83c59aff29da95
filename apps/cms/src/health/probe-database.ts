import type { Payload } from 'payload';
import { pendingMigrations } from '#cms/database/pending-migrations.ts';
import { readRows, sql } from '#cms/database/sql.ts';

const TIMEOUT_MS = 10_000;

/** Maps error codes of the databases to problems. */
const PROBLEMS: readonly (readonly [RegExp, string])[] = [
  [/^SQLITE_FULL|^ENOSPC$|^53100$/, 'The disk of the database is full'],
  [/^SQLITE_(CORRUPT|NOTADB)|^XX00[12]$/, 'The database is damaged'],
  [/^SQLITE_(READONLY|IOERR|CANTOPEN|PERM)|^25006$/, 'The database cannot be written'],
];

/** The codes of an error and its causes; Drizzle wraps driver errors. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const code = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  return [...code, ...codesOf(error.cause)];
}

/** Describes a database error for operators. */
export function problemOf(error: unknown): string {
  const codes = codesOf(error);
  const problem = PROBLEMS.find(([pattern]) => codes.some((code) => pattern.test(code)));
  return problem?.[1] ?? 'The database does not answer';
}

/** Reads and writes, since a database that answers reads may have a full disk. */
async function readAndWrite(payload: Payload): Promise<void> {
  const data = JSON.stringify(new Date().toISOString());
  await readRows(payload, sql`SELECT count(*) FROM payload_migrations`);
  await readRows(
    payload,
    sql`INSERT INTO payload_kv (key, data) VALUES ('health', ${data})
        ON CONFLICT (key) DO UPDATE SET data = excluded.data`,
  );
}

/**
 * Creates a probe of the database: all migrations applied, readable and writable.
 *
 * @returns a function that returns the problem; undefined if healthy.
 */
export function probeDatabase() {
  /** Memoized: no migration is undone while a back office runs. */
  let isMigrated = false;

  async function examine(payload: Payload): Promise<string | undefined> {
    const pending = isMigrated ? [] : await pendingMigrations(payload);
    if (pending.length > 0) {
      payload.logger.error({ msg: 'Migrations are pending', pending });
      return `Migrations pending: ${pending.length}`;
    }
    isMigrated = true;
    await readAndWrite(payload);
    return undefined;
  }

  return async (payload: Payload): Promise<string | undefined> => {
    try {
      return await Promise.race([examine(payload), rejectAfter(TIMEOUT_MS)]);
    } catch (err) {
      const problem = problemOf(err);
      payload.logger.error({ msg: problem, err });
      return problem;
    }
  };
}

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`No response within ${ms} ms`)), ms).unref();
  });
}
