import type { BaseDatabaseAdapter, UpdateJobs } from 'payload';
import { databaseOf } from './database-of.ts';

const JOBS = 'payload-jobs';

type UpdateArgs = Parameters<UpdateJobs>[0];
type Job = NonNullable<Awaited<ReturnType<UpdateJobs>>>[number];
type Row = { id: number };

/** Values that go into a statement as they are: an id of ours and a timestamp, both checked for being one. */
function unchanged({ id, updatedAt }: Job): string {
  return `(id = ${Number(id)} AND updated_at = '${new Date(updatedAt).toISOString()}')`;
}

/**
 * Has each job claimed once, also by two processes that look at the same moment. Payload reads the jobs that wait and
 * then marks each of them, whoever has marked it meanwhile; a mail would be sent twice.
 *
 * Here one statement marks those rows that are still as they were read, and only these are run. On PostgreSQL rows that
 * another process is just claiming are skipped instead of waited for.
 *
 * The transaction in which Payload calls this is also given up when anything fails. Payload forgets it then, and its
 * connection would be lost to the pool.
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
    const lock = adapter.name === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '';
    const now = new Date(String(data.updatedAt)).toISOString();
    const { rows } = (await database.execute({
      drizzle: database.sessions[String(await req?.transactionID)]?.db ?? database.drizzle,
      raw: `UPDATE payload_jobs SET processing = true, updated_at = '${now}' WHERE id IN (
              SELECT id FROM payload_jobs
              WHERE processing = false AND (${docs.map(unchanged).join(' OR ')}) ${lock}
            ) RETURNING id`,
    })) as { rows: Row[] };
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
