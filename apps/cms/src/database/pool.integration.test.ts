import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { onPostgresOnly } from '../../testing/databases.ts';
import { createUser } from '../../testing/records.ts';
import { databaseOf, execute, poolOf, sql } from './sql.ts';

onPostgresOnly('the connection pool', (cms) => {
  it('recovers after more concurrent requests than connections', async () => {
    const { email } = await createUser(cms(), 'administrator', []);
    const forgot = () =>
      fetch(`${cms().url}/api/users/forgot-password`, {
        method: 'POST',
        body: JSON.stringify({ email }),
        headers: { 'content-type': 'application/json' },
      });
    await Promise.all(Array.from({ length: 40 }, forgot));
    const response = await fetch(`${cms().url}/api/healthz`, { signal: AbortSignal.timeout(10_000) });
    expect(response.status).toBe(200);
  });

  it('survives a connection that the server terminates', async () => {
    const { payload } = cms();
    const pool = poolOf(payload);
    const client = await pool.connect();
    const lost = new Promise((resolve) => client.once('end', resolve));
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
    await pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid]);
    await lost;
    client.release(true);
    expect((await fetch(`${cms().url}/api/healthz`)).status).toBe(200);
  });

  const checkedOut = () => {
    const { idleCount, totalCount } = poolOf(cms().payload);
    return totalCount - idleCount;
  };
  let baseline: number;
  beforeAll(() => {
    baseline = checkedOut();
  });
  // Password reset requests continue in the background after their response.
  beforeEach(() => vi.waitFor(() => expect(checkedOut()).toBe(baseline), { timeout: 10_000 }));

  it('recovers the connection of an abandoned transaction once the server has terminated it', async () => {
    const { payload } = cms();
    const id = String(await payload.db.beginTransaction());
    const open = databaseOf(payload).sessions[id]?.db;
    const [server] = await execute<{ pid: number }>(payload, open, sql`SELECT pg_backend_pid() AS pid`);
    expect(checkedOut()).toBe(baseline + 1);
    await poolOf(payload).query('SELECT pg_terminate_backend($1)', [server?.pid]);
    await vi.waitFor(() => expect(checkedOut()).toBe(baseline));
    // Its owner gets an error on commit.
    await expect(payload.db.commitTransaction(id)).rejects.toThrow();
    expect(checkedOut()).toBe(baseline);
  });

  it('recovers the connection of a job whose row was deleted', async () => {
    const { payload } = cms();
    const { id } = await payload.jobs.queue({ task: 'sendReceipt', input: { case: '1' } });
    vi.spyOn(payload, 'sendEmail').mockResolvedValue(undefined);
    vi.spyOn(payload, 'findByID').mockImplementation(async () => {
      // Another process finished the job and removed it.
      await payload.db.deleteMany({ collection: 'payload-jobs', where: { id: { equals: id } } });
      throw new Error('There is no message.');
    });
    await payload.jobs.run({ silent: true }).catch(() => {});
    vi.restoreAllMocks();
    expect(checkedOut()).toBe(baseline);
  });
});
