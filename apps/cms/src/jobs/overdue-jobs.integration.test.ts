import { expect, it, vi } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { publishItem } from '../../testing/items.ts';
import { JobsNotice } from './jobs-notice.tsx';
import { countOverdueJobs } from './overdue-jobs.ts';

const MINUTE_MS = 60 * 1000;
const fromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

onEachDatabase('overdue jobs', (cms) => {
  const queue = async (data: Record<string, unknown>) => {
    const { id } = await cms().payload.jobs.queue({ task: 'sendReceipt', input: { case: '1' } });
    await cms().payload.db.updateOne({ collection: 'payload-jobs', id, data });
  };
  const notice = (roles: string[], language: 'id' | 'en') =>
    JobsNotice({ payload: cms().payload, i18n: { language }, user: { collection: 'users', roles } } as never);

  it('are counted, and reported on the dashboard and by the health check', async () => {
    await queue({ createdAt: fromNow(-4) });
    await queue({ createdAt: fromNow(-60), waitUntil: fromNow(10) });
    await queue({ createdAt: fromNow(-60), completedAt: fromNow(-59) });
    expect(await countOverdueJobs(cms().payload)).toBe(0);
    expect(await notice(['administrator'], 'id')).toBeNull();
    const health = async () => (await fetch(`${cms().url}/api/healthz`)).json();
    expect(await health()).toEqual({ status: 'ok', overdueJobs: 0 });

    await queue({ createdAt: fromNow(-6) });
    await queue({ createdAt: fromNow(-60), waitUntil: fromNow(-6) });
    expect(await countOverdueJobs(cms().payload)).toBe(2);
    await vi.waitFor(async () => expect(await health()).toEqual({ status: 'ok', overdueJobs: 2 }), {
      timeout: 5_000,
    });
    const [indonesian, english] = [await notice(['publisher'], 'id'), await notice(['publisher'], 'en')];
    expect(JSON.stringify(indonesian?.props)).toContain('2 pekerjaan terlambat');
    expect(JSON.stringify(english?.props)).toContain('2 jobs are more than five minutes late');
    expect(await notice(['auditor'], 'id')).toBeNull();
  });

  it('that failed permanently are listed on the dashboard, with the unpublished item', async () => {
    const news = await publishItem(cms(), 'news', 'tidak-terbit', ['id', 'en']);
    const { id } = await cms().payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'news', value: String(news) as never } },
      waitUntil: new Date(fromNow(-10)),
    });
    const update = (data: Record<string, unknown>) =>
      cms().payload.db.updateOne({ collection: 'payload-jobs', id, data });
    const named = /“tidak-terbit id” tidak jadi diterbitkan/;
    expect(JSON.stringify((await notice(['publisher'], 'id'))?.props)).not.toMatch(named);
    await update({ hasError: true });
    const shown = JSON.stringify((await notice(['publisher'], 'id'))?.props);
    expect(shown).toMatch(named);
    expect(shown).toContain(`/collections/news/${news}`);
    await update({ waitUntil: fromNow(-8 * 24 * 60) });
    expect(JSON.stringify((await notice(['publisher'], 'id'))?.props)).not.toMatch(named);
  });
});
