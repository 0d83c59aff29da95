import { HOUR_MS } from '@beranda/finance';
import { expect, it, vi } from 'vitest';
import { poolOf } from '#cms/database/sql.ts';
import { onEachDatabase, onPostgresOnly } from '../../testing/databases.ts';
import { AbandonedJobs, releaseFarRetries } from './release-abandoned-jobs.ts';

onEachDatabase('abandoned jobs', (cms) => {
  const queue = () => cms().payload.jobs.queue({ task: 'sendReceipt', input: { case: '1' } });
  const change = (id: number | string, data: Record<string, unknown>) =>
    cms().payload.db.updateOne({ collection: 'payload-jobs', id, data });
  const find = (id: number | string) =>
    cms().payload.db.findOne({ collection: 'payload-jobs', where: { id: { equals: id } } });

  it('run again once they were seen running for too long, independent of the wall clock', async () => {
    const abandoned = new AbandonedJobs(cms().payload);
    const { id } = await queue();
    // The clock was set back by an hour after the job had begun.
    await change(id, { processing: true, updatedAt: new Date(Date.now() + HOUR_MS).toISOString() });
    expect(await abandoned.release(60_000, 0)).toBe(0);
    expect(await abandoned.release(60_000, 59_999)).toBe(0);
    expect(await abandoned.release(60_000, 60_000)).toBe(1);
    expect(await find(id)).toMatchObject({ processing: false });
  });

  it('are not released if restarted since', async () => {
    const abandoned = new AbandonedJobs(cms().payload);
    const { id } = await queue();
    await change(id, { processing: true, updatedAt: '2026-11-20T05:00:00.000Z' });
    await abandoned.release(60_000, 0);
    await change(id, { processing: true, updatedAt: '2026-11-20T05:00:30.000Z' });
    expect(await abandoned.release(60_000, 60_000)).toBe(0);
  });

  it('run again at once if no other process exists', async () => {
    const { id } = await queue();
    await change(id, { processing: true });
    await new AbandonedJobs(cms().payload).release(0);
    expect(await find(id)).toMatchObject({ processing: false });
  });

  it('a failed job is retried now if the clock was set back after its backoff was computed', async () => {
    const inAnHour = new Date(Date.now() + HOUR_MS).toISOString();
    const inThreeHours = new Date(Date.now() + 3 * HOUR_MS).toISOString();
    const [retry, late, tooLate, scheduled] = [await queue(), await queue(), await queue(), await queue()];
    await change(retry.id, { totalTried: 1, waitUntil: inAnHour });
    // After many attempts an hour is the backoff of a mail.
    await change(late.id, { totalTried: 20, waitUntil: inAnHour });
    await change(tooLate.id, { totalTried: 20, waitUntil: inThreeHours });
    await change(scheduled.id, { waitUntil: inAnHour });
    expect(await releaseFarRetries(cms().payload)).toBe(2);
    expect(await find(retry.id)).toMatchObject({ waitUntil: null });
    expect(await find(tooLate.id)).toMatchObject({ waitUntil: null });
    expect(await find(late.id)).toMatchObject({ waitUntil: inAnHour });
    expect(await find(scheduled.id)).toMatchObject({ waitUntil: inAnHour });
  });
});

onPostgresOnly('jobs that another back office claims meanwhile stay claimed', (cms) => {
  /** Runs work whose writes wait for the claim of a job by another back office; returns how many jobs it released. */
  async function duringClaim(data: Record<string, unknown>, work: () => Promise<number>): Promise<number> {
    const { payload } = cms();
    const pool = poolOf(payload);
    const { id } = await payload.jobs.queue({ task: 'sendReceipt', input: { case: '1' } });
    await payload.db.updateOne({ collection: 'payload-jobs', id, data });
    const other = await pool.connect();
    let released: Promise<number>;
    try {
      await other.query('BEGIN');
      await other.query('UPDATE payload_jobs SET processing = true, updated_at = now() WHERE id = $1', [id]);
      released = work();
      await vi.waitFor(async () => {
        const { rows } = await pool.query(
          "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        );
        expect(rows).toHaveLength(1);
      });
      await other.query('COMMIT');
    } finally {
      other.release();
    }
    const count = await released;
    const job = await payload.db.findOne({ collection: 'payload-jobs', where: { id: { equals: id } } });
    expect(job).toMatchObject({ processing: true });
    await payload.delete({ collection: 'payload-jobs', id });
    return count;
  }

  it('when they were abandoned before', async () => {
    const data = { processing: true, updatedAt: '2026-11-20T05:00:00.000Z' };
    expect(await duringClaim(data, () => new AbandonedJobs(cms().payload).release(0))).toBe(0);
  });

  it('when they waited for a retry that is too far away', async () => {
    const data = { totalTried: 1, waitUntil: new Date(Date.now() + HOUR_MS).toISOString() };
    expect(await duringClaim(data, () => releaseFarRetries(cms().payload))).toBe(0);
  });
});
