import type { Pool } from 'pg';
import { expect, it } from 'vitest';
import { onPostgresOnly } from '../../testing/databases.ts';
import { createUser } from '../../testing/records.ts';

onPostgresOnly('the connection pool', (cms) => {
  it('is usable again after more requests at once than it has connections', async () => {
    const { email } = await createUser(cms(), 'administrator', []);
    const forgot = () =>
      fetch(`${cms().url}/api/users/forgot-password`, {
        method: 'POST',
        body: JSON.stringify({ email }),
        headers: { 'content-type': 'application/json' },
      });
    await Promise.all(Array.from({ length: 40 }, forgot));
    const answer = await fetch(`${cms().url}/api/healthz`, { signal: AbortSignal.timeout(10_000) });
    expect(answer.status).toBe(200);
  });

  it('outlives a connection that the server ends', async () => {
    const { payload } = cms();
    const pool = (payload.db as unknown as { pool: Pool }).pool;
    const client = await pool.connect();
    const lost = new Promise((resolve) => client.once('end', resolve));
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
    await pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid]);
    await lost;
    client.release(true);
    expect((await fetch(`${cms().url}/api/healthz`)).status).toBe(200);
  });
});
