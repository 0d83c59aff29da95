import { expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { releaseAbandonedJobs } from './release-abandoned-jobs.ts';

onEachDatabase('abandoned jobs', (cms) => {
  it('run again once their process is gone for certain', async () => {
    const { payload } = cms();
    const job = await payload.jobs.queue({ task: 'sendContactCopy', input: { message: '1' } });
    await payload.db.updateOne({ collection: 'payload-jobs', id: job.id, data: { processing: true } });
    expect(await releaseAbandonedJobs(payload, 60_000)).toBe(0);
    expect(await releaseAbandonedJobs(payload, 0)).toBe(1);
    expect(await payload.db.findOne({ collection: 'payload-jobs' })).toMatchObject({ processing: false });
  });
});
