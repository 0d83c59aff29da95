import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runJobs } from '#cms/jobs/run-jobs.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { scheduledNews } from '../../../testing/scheduled-news.ts';
import { makeTestUsers } from '../../../testing/test-users.ts';
import { CHANGED_SINCE_SCHEDULED } from './scheduled-content.ts';

const EARLIER = new Date(Date.now() - 60_000);
const LATER = new Date(Date.now() - 1_000);
const NOT_PUBLIC = 404;

onEachDatabase('a scheduled publication of what is withdrawn meanwhile', (cms) => {
  const people = makeTestUsers(cms);
  const { draft, jobsOf, publish, run, schedule, statusOf, type, withdraw } = scheduledNews(cms, people);
  beforeEach(() => {
    vi.spyOn(cms().payload.logger, 'error').mockImplementation(() => {});
    vi.spyOn(cms().payload, 'sendEmail').mockResolvedValue(undefined);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await cms().payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } });
  });

  /** A public news item with a newer draft. */
  async function changed(): Promise<[number, string]> {
    const [id, slug] = await draft();
    await publish(id, 'id');
    await type(id, { title: `${slug} baru` });
    return [id, slug];
  }
  /** Runs the due jobs of an item as a back office does after its start. */
  async function runDue(id: number): Promise<void> {
    const runner = runJobs(cms().payload);
    await vi.waitUntil(async () => (await jobsOf(id)).every(({ hasError }) => hasError), 20_000);
    await runner.stop();
  }
  const rejected = { hasError: true, error: { message: CHANGED_SINCE_SCHEDULED } };

  it('does not bring it back', async () => {
    const [id, slug] = await changed();
    await schedule(id, LATER, 'id');
    await withdraw(id, 'id');
    await run(id);
    expect(await statusOf(slug)).toBe(NOT_PUBLIC);
    expect(await jobsOf(id)).toMatchObject([rejected]);
  });

  it('does not bring it back if something is typed after the withdrawal', async () => {
    const [id, slug] = await changed();
    await schedule(id, LATER, 'id');
    await withdraw(id, 'id');
    await type(id, { title: `${slug} english` }, 'en');
    await run(id);
    expect(await statusOf(slug)).toBe(NOT_PUBLIC);
    expect(await jobsOf(id)).toMatchObject([rejected]);
  });

  it('happens if only the other language was withdrawn, or it is public again', async () => {
    const [id, slug] = await changed();
    await publish(id, 'en');
    await schedule(id, LATER, 'id');
    await withdraw(id, 'en');
    await withdraw(id, 'id');
    await publish(id, 'id');
    await run(id);
    expect(await statusOf(slug)).toBe(200);
    expect(await jobsOf(id)).toEqual([]);
  });

  it('happens after a withdrawal that was scheduled for before it', async () => {
    const [id, slug] = await changed();
    await schedule(id, EARLIER, undefined, 'unpublish');
    await schedule(id, LATER, 'id');
    await runDue(id);
    expect(await statusOf(slug)).toBe(200);
    expect(await jobsOf(id)).toEqual([]);
  });

  it('does not happen after one that was scheduled for after it', async () => {
    const [id, slug] = await changed();
    await schedule(id, LATER, undefined, 'unpublish');
    await schedule(id, EARLIER, 'id');
    const { payload } = cms();
    // As after failed attempts of the publication.
    const [withdrawal] = (await jobsOf(id)).filter(
      ({ input }) => (input as { type: string }).type !== 'publish',
    );
    await payload.jobs.runByID({ id: withdrawal?.id ?? 0, silent: true });
    expect(await statusOf(slug)).toBe(NOT_PUBLIC);
    await run(id);
    expect(await statusOf(slug)).toBe(NOT_PUBLIC);
    expect(await jobsOf(id)).toMatchObject([rejected]);
  });

  it('runs in the order of the times after the back office was stopped', async () => {
    const [id, slug] = await changed();
    await schedule(id, LATER, undefined, 'unpublish');
    await schedule(id, EARLIER, 'id');
    await runDue(id);
    expect(await jobsOf(id)).toEqual([]);
    expect(await statusOf(slug)).toBe(NOT_PUBLIC);
  });

  it('does not happen, and has a notice, after the draft was put back to the public text', async () => {
    const [id, slug] = await changed();
    await schedule(id, LATER, 'id');
    await type(id, { title: slug });
    await run(id);
    expect(await jobsOf(id)).toMatchObject([rejected]);
  });

  it('does not happen in the name of a newer account with the same number', async () => {
    const [id, slug] = await draft();
    await schedule(id, LATER, 'id');
    const [job] = await jobsOf(id);
    const input = { ...(job?.input as object), scheduledAt: '2020-01-01T00:00:00.000Z' };
    await cms().payload.update({ collection: 'payload-jobs', id: job?.id ?? 0, data: { input } as never });
    await run(id);
    expect(await statusOf(slug)).toBe(NOT_PUBLIC);
    expect(await jobsOf(id)).toMatchObject([{ hasError: true }]);
    expect(cms().payload.sendEmail).not.toHaveBeenCalled();
  });
});
