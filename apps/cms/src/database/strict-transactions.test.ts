import { expect, it } from 'vitest';
import { withStrictTransactions } from './strict-transactions.ts';

/** An adapter with a fake database. */
function adapterThat(commit: () => Promise<void>, more: object = {}) {
  const ended: string[] = [];
  const adapter = {
    ...more,
    initializing: Promise.resolve(),
    sessions: {} as Record<string, unknown>,
    drizzle: {
      async transaction(work: (open: unknown) => Promise<void>) {
        try {
          await work('connection');
        } catch (error) {
          ended.push('rolled back');
          throw error;
        }
        await commit();
        ended.push('committed');
      },
    },
  };
  return { ended, adapter: withStrictTransactions(adapter as never) as unknown as Adapter };
}

type Adapter = {
  sessions: Record<string, { db: unknown }>;
  beginTransaction(): Promise<string>;
  commitTransaction(id: string): Promise<void>;
  rollbackTransaction(id: string): Promise<void>;
};

it('a commit that succeeds ends the transaction', async () => {
  const { adapter, ended } = adapterThat(async () => {});
  const id = await adapter.beginTransaction();
  expect(adapter.sessions[id]?.db).toBe('connection');
  await adapter.commitTransaction(id);
  expect([ended, Object.keys(adapter.sessions)]).toEqual([['committed'], []]);
});

it('a failed commit is reported', async () => {
  const { adapter } = adapterThat(() => Promise.reject(new Error('disk is full')));
  const id = await adapter.beginTransaction();
  await expect(adapter.commitTransaction(id)).rejects.toThrow('disk is full');
});

it('a commit on PostgreSQL is reported as failed after a failed statement', async () => {
  const aborted = { name: 'postgres', execute: () => Promise.reject(new Error('aborted')) };
  const { adapter, ended } = adapterThat(async () => {}, aborted);
  const id = await adapter.beginTransaction();
  await expect(adapter.commitTransaction(id)).rejects.toThrow('aborted');
  expect(ended).toEqual(['rolled back']);
});

it('a rollback is no error, and ends the transaction once', async () => {
  const { adapter, ended } = adapterThat(async () => {});
  const id = await adapter.beginTransaction();
  await adapter.rollbackTransaction(id);
  await adapter.rollbackTransaction(id);
  await adapter.commitTransaction(id);
  expect(ended).toEqual(['rolled back']);
});

it('work after a transaction gets its outcome, and a failure of that work is only logged', async () => {
  const outcomes: boolean[] = [];
  const errors: unknown[] = [];
  const logger = { error: ({ err }: { err: unknown }) => errors.push(err) };
  const begin = async (commit: () => Promise<void>) => {
    const { adapter } = adapterThat(commit, { payload: { logger } });
    const id = await adapter.beginTransaction();
    const session = adapter.sessions[id] as { afterEnd?: unknown };
    session.afterEnd = [
      () => Promise.reject(new Error('file is gone')),
      async (isCommitted: boolean) => outcomes.push(isCommitted),
    ];
    return { adapter, id };
  };
  const first = await begin(async () => {});
  await first.adapter.commitTransaction(first.id);
  const second = await begin(async () => {});
  await second.adapter.rollbackTransaction(second.id);
  const third = await begin(() => Promise.reject(new Error('disk is full')));
  await expect(third.adapter.commitTransaction(third.id)).rejects.toThrow('disk is full');
  expect(outcomes).toEqual([true, false, false]);
  expect(errors).toHaveLength(3);
});
