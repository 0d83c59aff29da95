import { commitTransaction, createLocalReq, initTransaction } from 'payload';
import { transactionOf } from '#cms/database/database-of.ts';
import { dialectNameOf } from '#cms/database/read-rows.ts';
import { rebuilding } from '#cms/database/run-migrations.ts';
import { migrations as postgres } from '#cms/migrations/postgres/index.ts';
import { migrations as sqlite } from '#cms/migrations/sqlite/index.ts';
import type { RunningCms } from './start-cms.ts';

/**
 * Ways behind a migration and back again, by what its name ends in. They take every one that has come after it along:
 * each rebuilds what the one before it left.
 */
export function stepsSince({ payload }: RunningCms, name: string) {
  const steps = dialectNameOf(payload) === 'sqlite' ? sqlite : postgres;
  const first = steps.findIndex((step) => step.name.endsWith(`_${name}`));
  if (first === -1) throw new Error(`There is no migration ${name}.`);
  const since = steps.slice(first);

  const walk = async (way: 'up' | 'down') => {
    for (const step of way === 'up' ? since : since.toReversed()) {
      const req = await createLocalReq({}, payload);
      await initTransaction(req);
      await step[way]({ db: await transactionOf(req), payload, req } as never);
      await commitTransaction(req);
    }
  };
  return {
    goDown: () => rebuilding(payload, () => walk('down')),
    goUp: () => rebuilding(payload, () => walk('up')),
  };
}
