import { createLocalReq } from 'payload';
import { dialectNameOf, inTransaction, transactionOf } from '#cms/database/sql.ts';
import { migrations as postgres } from '#cms/migrations/postgres/index.ts';
import { migrations as sqlite } from '#cms/migrations/sqlite/index.ts';
import type { RunningCms } from './start-cms.ts';

/** Runs one direction of a migration, as `runMigrations` does. @param name without the time. */
export async function runMigration(
  { payload }: RunningCms,
  name: string,
  direction: 'up' | 'down',
): Promise<void> {
  const migrations = dialectNameOf(payload) === 'sqlite' ? sqlite : postgres;
  const migration = migrations.find((candidate) => candidate.name.endsWith(name));
  if (!migration) throw new Error(`There is no migration ${name}.`);
  const req = await createLocalReq({}, payload);
  await inTransaction(req, async () =>
    migration[direction]({ db: await transactionOf(req), payload, req } as never),
  );
}
