import type { BaseDatabaseAdapter, UpdateJobs } from 'payload';
import { databaseOf, execute, type SQL, sql } from './sql.ts';

const JOBS = 'payload-jobs';

type UpdateArgs = Parameters<UpdateJobs>[0];
type Job = NonNullable<Awaited<ReturnType<UpdateJobs>>>[number];
type Row = { id: number };

/** Whether a job is in the state in which it was read: each claim and release stores another `updated_at`. */
export const unchangedCondition = ({ id, updatedAt }: Pick<Job, 'id' | 'updatedAt'>): SQL =>
  sql`(id = ${Number(id)} AND updated_at = ${new Date(updatedAt).toISOString()})`;

/**
 * Claims each job exactly once across processes. Payload reads waiting jobs and then marks them without a
 * check (race condition), so a mail could be sent twice.
 *
 * Here one conditional UPDATE marks the rows that are unchanged since the read, and only these run.
 * PostgreSQL skips rows locked by another process (SKIP LOCKED).
 *
 * On errors the transaction is rolled back: Payload would abandon it, leaking its connection.
 */
export function withJobsClaimedOnce<T extends BaseDatabaseAdapter>(adapter: T): T {
  const updateJobs = adapter.updateJobs.bind(adapter);

  async function claim({ data, limit, req, sort, where }: UpdateArgs): Promise<Job[]> {
    const { docs } = await adapter.find<Job>({
      collection: JOBS,
      pagination: false,
      ...(limit !== undefined && { limit }),
      ...(req && { req }),
      ...(sort !== undefined && { sort }),
      ...(where && { where }),
    });
    if (docs.length === 0) return [];
    const database = databaseOf(adapter.payload);
    const lock = adapter.name === 'postgres' ? sql`FOR UPDATE SKIP LOCKED` : sql``;
    const now = new Date(String(data.updatedAt)).toISOString();
    const connection = database.sessions[String(await req?.transactionID)]?.db ?? database.drizzle;
    const rows = await execute<Row>(
      adapter.payload,
      connection,
      sql`UPDATE payload_jobs SET processing = true, updated_at = ${now} WHERE id IN (
            SELECT id FROM payload_jobs
            WHERE processing = false AND (${sql.join(docs.map(unchangedCondition), sql` OR `)}) ${lock}
          ) RETURNING id`,
    );
    const claimed = new Set(rows.map(({ id }) => String(id)));
    return docs
      .filter(({ id }) => claimed.has(String(id)))
      .map((job) => ({ ...job, processing: true, updatedAt: now }));
  }

  adapter.updateJobs = async (args) => {
    const isClaim = args.id === undefined && args.data.processing === true;
    try {
      return isClaim ? await claim(args) : await updateJobs(args);
    } catch (error) {
      const transaction = await args.req?.transactionID;
      if (transaction !== undefined && transaction !== null) await adapter.rollbackTransaction(transaction);
      throw error;
    }
  };
  return adapter;
}
