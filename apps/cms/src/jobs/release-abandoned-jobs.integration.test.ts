import { expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { AbandonedJobs, releaseFarRetries } from './release-abandoned-jobs.ts';

const HOUR_MS = 60 * 60 * 1000;

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
    const [retry, scheduled] = [await queue(), await queue()];
    await change(retry.id, { totalTried: 1, waitUntil: inAnHour });
    await change(scheduled.id, { waitUntil: inAnHour });
    expect(await releaseFarRetries(cms().payload)).toBe(1);
    expect(await find(retry.id)).toMatchObject({ waitUntil: null });
    expect(await find(scheduled.id)).toMatchObject({ waitUntil: inAnHour });
  });
});
