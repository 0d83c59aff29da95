import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { databaseFile } from '#cms/database/adapter.ts';
import { committedMigrations } from '#cms/database/pending-migrations.ts';
import { poolOf, readRows, sql } from '#cms/database/sql.ts';
import { onEachDatabase, onPostgresOnly } from '../../testing/databases.ts';
import { type RunningCms, startCms } from '../../testing/start-cms.ts';

const PAGE_BYTES = 4_096;

async function healthOf({ url }: RunningCms) {
  const response = await fetch(`${url}/api/healthz`);
  return { ...(await response.json()), status: response.status };
}

/** Results are cached for a second. */
const waitForHealth = (cms: RunningCms, expected: object) =>
  vi.waitFor(async () => expect(await healthOf(cms)).toMatchObject(expected), {
    timeout: 10_000,
    interval: 200,
  });

onEachDatabase('the health of a back office', (cms) => {
  // The first test, since the success is memoized.
  it('fails while migrations are pending', async () => {
    const { payload } = cms();
    const committed = await committedMigrations(payload.db);
    const newest = committed.at(-1);
    await readRows(payload, sql`ALTER TABLE payload_migrations RENAME TO hidden_migrations`);
    await waitForHealth(cms(), { status: 503, message: `Migrations pending: ${committed.length}` });
    await readRows(payload, sql`ALTER TABLE hidden_migrations RENAME TO payload_migrations`);
    await readRows(
      payload,
      sql`UPDATE payload_migrations SET name = 'of_a_newer_version' WHERE name = ${newest}`,
    );
    await waitForHealth(cms(), { status: 503, message: 'Migrations pending: 1' });
    await readRows(payload, sql`INSERT INTO payload_migrations (name) VALUES (${newest})`);
    await waitForHealth(cms(), { status: 200 });
  });

  it('fails when the data folder is not writable', async () => {
    // A directory in place of the probe file.
    await mkdir(path.join(cms().env.dataDir, `.health-${process.pid}`), { recursive: true });
    await waitForHealth(cms(), { status: 503, message: 'The folder of the files cannot be written' });
  });
});

onPostgresOnly('the health of a back office', (cms) => {
  it('succeeds before the data folder exists', async () => {
    await rm(cms().env.dataDir, { recursive: true });
    expect(await healthOf(cms())).toEqual({ status: 200, overdueJobs: 0, delayedMails: 0, failedMails: 0 });
  });

  it('fails when the database is read-only', async () => {
    const { payload } = cms();
    const [database] = await readRows<{ name: string }>(payload, sql`SELECT current_database() AS name`);
    await poolOf(payload).query(`ALTER DATABASE ${database?.name} SET default_transaction_read_only = on`);
    await poolOf(payload).query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await poolOf(payload).query('SET default_transaction_read_only = on');
    await waitForHealth(cms(), { status: 503, message: 'The database cannot be written' });
  });
});

it('the health check fails when the SQLite file is corrupt', async () => {
  const cms = await startCms();
  try {
    await readRows(cms.payload, sql`PRAGMA wal_checkpoint(TRUNCATE)`);
    const file = await open(databaseFile(cms.env.dataDir), 'r+');
    // Outside the pages that the other probes use.
    const { size } = await file.stat();
    const page = Math.floor(size / PAGE_BYTES / 2) * PAGE_BYTES;
    await file.write(Buffer.alloc(20 * PAGE_BYTES, 0xff), 0, 20 * PAGE_BYTES, page);
    await file.close();
    expect(await healthOf(cms)).toMatchObject({ status: 503, message: 'The database is damaged' });
  } finally {
    await cms.stop();
  }
});
