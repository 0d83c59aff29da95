import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { sampleCase } from '../../testing/records.ts';
import { runJobs } from './run-jobs.ts';
import { registerJobRunner, stopRegisteredJobs } from './stop-jobs.ts';

onEachDatabase('running jobs', (cms) => {
  it('finish on shutdown, and none start afterwards', async () => {
    const { payload } = cms();
    const { id } = await payload.create({ collection: 'cases', data: sampleCase('stop') });
    const queue = () => payload.jobs.queue({ task: 'sendReceipt', input: { case: String(id) } });
    const mail = vi.spyOn(payload, 'sendEmail').mockImplementation(() => sleep(700));
    await queue();
    registerJobRunner(runJobs(payload));
    await vi.waitFor(() => expect(mail).toHaveBeenCalled(), { timeout: 6_000 });
    await stopRegisteredJobs();
    expect((await payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0);
    await queue();
    await sleep(2_500);
    expect(mail).toHaveBeenCalledTimes(1);
  });
});
