import { expect, it } from 'vitest';
import { onPostgresOnly } from '../../testing/databases.ts';
import { databaseOf } from './database-of.ts';
import { runMigrations } from './run-migrations.ts';

onPostgresOnly('PostgreSQL transactions', (cms) => {
  it('a commit after a failed statement is reported as failed', async () => {
    const { payload } = cms();
    const database = databaseOf(payload);
    const id = String(await payload.db.beginTransaction());
    const open = database.sessions[id]?.db;
    const raw = (sql: string) => database.execute({ drizzle: open, raw: sql });
    await raw(`INSERT INTO cache_tags (tag) VALUES ('lost')`);
    await expect(raw('SELECT 1 / 0')).rejects.toThrow();
    await expect(payload.db.commitTransaction(id)).rejects.toThrow();
    const { rows } = (await database.execute({
      drizzle: database.drizzle,
      raw: `SELECT 1 FROM cache_tags WHERE tag = 'lost'`,
    })) as { rows: unknown[] };
    expect(rows).toEqual([]);
  });

  it('concurrent migrations of a new database both succeed, and only one runs them', async () => {
    const { payload } = cms();
    const database = databaseOf(payload);
    await database.execute({
      drizzle: database.drizzle,
      raw: 'DROP SCHEMA public CASCADE; CREATE SCHEMA public',
    });
    const done = await Promise.all([runMigrations(payload, 'postgres'), runMigrations(payload, 'postgres')]);
    expect(done.sort()).toEqual([0, expect.any(Number)]);
    expect(Math.max(...done)).toBeGreaterThan(0);
  });
});
