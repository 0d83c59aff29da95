import { createLocalReq, type Migration, type Payload } from 'payload';
import { migrations as postgres } from '#cms/migrations/postgres/index.ts';
import { migrations as sqlite } from '#cms/migrations/sqlite/index.ts';
import type { Dialect } from './adapter.ts';
import { withLock } from './locks.ts';
import { appliedMigrations } from './pending-migrations.ts';
import { protectAppendOnly } from './protect-append-only.ts';
import type { QueuedSqliteClient } from './queued-sqlite-client.ts';
import { inTransaction, transactionOf } from './sql.ts';

type Step = { name: string; up: (args: never) => Promise<void> };

const all: Record<Dialect, readonly Step[]> = { sqlite, postgres };

async function run(payload: Payload, step: Step, batch: number): Promise<void> {
  const req = await createLocalReq({}, payload);
  try {
    await inTransaction(req, async () => {
      const args = { db: await transactionOf(req), payload, req } as unknown as Parameters<
        Migration['up']
      >[0];
      await step.up(args as never);
      await payload.create({ collection: 'payload-migrations', data: { name: step.name, batch }, req });
    });
  } catch (error) {
    throw new Error(`${step.name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** SQLite migrations may rebuild tables, which needs foreign keys off before the transaction. */
function rebuilding<T>(payload: Payload, work: () => Promise<T>): Promise<T> {
  const { client } = payload.db as unknown as { client?: QueuedSqliteClient };
  return client ? client.rebuild(work) : work();
}

/**
 * Runs the pending committed migrations, each in a transaction, and protects append-only tables. Replaces Payload's runner, which reads files
 * from disk, prompts, and exits the process.
 *
 * @returns how many ran
 * @throws Error naming the migration that failed; it was rolled back.
 */
export async function runMigrations(
  payload: Payload,
  dialect: Dialect,
  report: (line: string) => void = () => {},
): Promise<number> {
  return withLock(payload, 'schema', async () => {
    const done = await appliedMigrations(payload);
    const missing = all[dialect].filter(({ name }) => !done.has(name));
    for (const step of missing) {
      const start = performance.now();
      await rebuilding(payload, () => run(payload, step, done.size + 1));
      report(`  ${step.name} (${Math.round(performance.now() - start)} ms)`);
    }
    await protectAppendOnly(payload);
    return missing.length;
  });
}
