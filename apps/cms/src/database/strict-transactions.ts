import { randomUUID } from 'node:crypto';
import type { BaseDatabaseAdapter } from 'payload';
import { type AfterTransaction, type SQL, sql } from './sql.ts';

type Session = {
  db: unknown;
  beforeCommit?: () => Promise<void>;
  afterEnd?: AfterTransaction[];
  resolve: () => Promise<void>;
  reject: () => Promise<void>;
};
type Transactional = BaseDatabaseAdapter & {
  drizzle: { transaction(work: (open: unknown) => Promise<void>, options?: unknown): Promise<unknown> };
  execute(args: { drizzle: unknown; sql: SQL }): Promise<unknown>;
  initializing: Promise<void>;
  sessions: Record<string, Session>;
  transactionOptions: unknown;
};

class RolledBackError extends Error {}

/**
 * Makes failed commits throw. Payload ignores them, so users would see «saved» or «received» for lost data.
 */
export function withStrictTransactions<T extends BaseDatabaseAdapter>(original: T): T {
  const adapter = original as unknown as Transactional;

  /** PostgreSQL answers COMMIT after a failed statement with ROLLBACK and no error. */
  const throwIfAborted = async (db: unknown): Promise<void> => {
    if (adapter.name === 'postgres') await adapter.execute({ drizzle: db, sql: sql`SELECT 1` });
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
    // Avoids an unhandled rejection before the transaction ends.
    over.catch(opened.reject);
    const db = await opened.promise;
    adapter.sessions[id] = {
      db,
      resolve: async () => {
        await throwIfAborted(db).then(ending.resolve, ending.reject);
        await over;
      },
      reject: async () => {
        ending.reject(new RolledBackError());
        await over.catch((error: unknown) => {
          if (!(error instanceof RolledBackError)) throw error;
        });
      },
    };
    return id;
  };

  /** Work that belongs to the end of a transaction. It still finds the session, unlike everything after it. */
  const finish = async (id: number | string | Promise<number | string>): Promise<void> => {
    try {
      await adapter.sessions[String(await id)]?.beforeCommit?.();
    } catch (error) {
      await rollback(await take(id));
      throw error;
    }
  };

  /** Removes the session first, so that nothing is written into an ending transaction. */
  const take = async (id: number | string | Promise<number | string>): Promise<Session | undefined> => {
    const key = String(await id);
    const session = adapter.sessions[key];
    delete adapter.sessions[key];
    return session;
  };

  const afterEnd = async ({ afterEnd = [] }: Session, isCommitted: boolean): Promise<void> => {
    for (const work of afterEnd)
      await work(isCommitted).catch((err: unknown) =>
        adapter.payload.logger.error({ msg: 'Work after a transaction failed', err }),
      );
  };

  const rollback = async (session: Session | undefined): Promise<void> => {
    if (!session) return;
    await session.reject().finally(() => afterEnd(session, false));
  };

  adapter.commitTransaction = async (id) => {
    await finish(id);
    const session = await take(id);
    if (!session) return;
    await session.resolve().catch(async (error: unknown) => {
      await afterEnd(session, false);
      throw error;
    });
    await afterEnd(session, true);
  };
  adapter.rollbackTransaction = async (id) => rollback(await take(id));
  return original;
}
