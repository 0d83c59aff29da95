import { expect, it } from 'vitest';
import { onPostgresOnly } from '../../testing/databases.ts';
import { runMigrations } from './run-migrations.ts';
import { databaseOf, execute, readRows, sql } from './sql.ts';

onPostgresOnly('PostgreSQL transactions', (cms) => {
  it('a commit after a failed statement is reported as failed', async () => {
    const { payload } = cms();
    const id = String(await payload.db.beginTransaction());
    const open = databaseOf(payload).sessions[id]?.db;
    await execute(payload, open, sql`INSERT INTO cache_tags (tag) VALUES ('lost')`);
    await expect(execute(payload, open, sql`SELECT 1 / 0`)).rejects.toThrow();
    await expect(payload.db.commitTransaction(id)).rejects.toThrow();
    expect(await readRows(payload, sql`SELECT 1 FROM cache_tags WHERE tag = 'lost'`)).toEqual([]);
  });

  it('concurrent migrations of a new database both succeed, and only one runs them', async () => {
    const { payload } = cms();
    await readRows(payload, sql`DROP SCHEMA public CASCADE; CREATE SCHEMA public`);
    const done = await Promise.all([runMigrations(payload, 'postgres'), runMigrations(payload, 'postgres')]);
    expect(done.sort()).toEqual([0, expect.any(Number)]);
    expect(Math.max(...done)).toBeGreaterThan(0);
  });
});
