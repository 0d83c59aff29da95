import { randomUUID } from 'node:crypto';
import type { BaseDatabaseAdapter } from 'payload';

type Session = { db: unknown; resolve: () => Promise<void>; reject: () => Promise<void> };
type Transactional = BaseDatabaseAdapter & {
  drizzle: { transaction(work: (open: unknown) => Promise<void>, options?: unknown): Promise<unknown> };
  execute(args: { drizzle: unknown; raw: string }): Promise<unknown>;
  initializing: Promise<void>;
  sessions: Record<string, Session>;
  transactionOptions: unknown;
};

class RolledBack extends Error {}

/**
 * Makes an adapter's transactions say when they fail to commit. Payload's own keep that to themselves, and
 * somebody would be told «saved» or «received» about something that is gone.
 */
export function withStrictTransactions<T extends BaseDatabaseAdapter>(given: T): T {
  const adapter = given as unknown as Transactional;

  /** PostgreSQL answers a commit after a failed statement by rolling back, and calls that no error. */
  const refuseIfAborted = async (db: unknown): Promise<void> => {
    if (adapter.name === 'postgres') await adapter.execute({ drizzle: db, raw: 'SELECT 1' });
  };

  adapter.beginTransaction = async (options) => {
    await adapter.initializing;
    const id = randomUUID();
    const opened = Promise.withResolvers<unknown>();
    const ending = Promise.withResolvers<void>();
    const over = adapter.drizzle.transaction((open) => {
      opened.resolve(open);
      return ending.promise;
    }, options ?? adapter.transactionOptions);
    // Whoever ends the transaction looks at its outcome; until then it must not count as unhandled.
    over.catch(opened.reject);
    const db = await opened.promise;
    adapter.sessions[id] = {
      db,
      resolve: async () => {
        await refuseIfAborted(db).then(ending.resolve, ending.reject);
        await over;
      },
      reject: async () => {
        ending.reject(new RolledBack());
        await over.catch((error: unknown) => {
          if (!(error instanceof RolledBack)) throw error;
        });
      },
    };
    return id;
  };

  /** Takes the session out first: nothing may be written into a transaction that is ending. */
  const take = async (id: number | string | Promise<number | string>): Promise<Session | undefined> => {
    const key = String(await id);
    const session = adapter.sessions[key];
    delete adapter.sessions[key];
    return session;
  };

  adapter.commitTransaction = async (id) => (await take(id))?.resolve();
  adapter.rollbackTransaction = async (id) => (await take(id))?.reject();
  return given;
}
