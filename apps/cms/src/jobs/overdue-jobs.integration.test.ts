import { MINUTE_MS } from '@beranda/finance';
import { expect, it, vi } from 'vitest';
import { ROLES } from '#cms/access/roles.ts';
import { failedMailNotices } from '#cms/collections/cases/failed-mails/failed-mail-notices.tsx';
import { onEachDatabase } from '../../testing/databases.ts';
import { publishItem } from '../../testing/items.ts';
import { sampleCase } from '../../testing/records.ts';
import { JobsNotice } from './jobs-notice.tsx';
import { countOverdueJobs } from './overdue-jobs.ts';

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
    expect(await health()).toEqual({ status: 'ok', overdueJobs: 0, delayedMails: 0, failedMails: 0 });

    await queue({ createdAt: fromNow(-6) });
    await queue({ createdAt: fromNow(-60), waitUntil: fromNow(-6) });
    expect(await countOverdueJobs(cms().payload)).toBe(2);
    await vi.waitFor(
      async () =>
        expect(await health()).toEqual({ status: 'ok', overdueJobs: 2, delayedMails: 0, failedMails: 0 }),
      {
        timeout: 5_000,
      },
    );
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
    expect(JSON.stringify((await notice(['customer-care'], 'id'))?.props)).not.toMatch(named);
    await update({ updatedAt: fromNow(-8 * 24 * 60) });
    expect(JSON.stringify((await notice(['publisher'], 'id'))?.props)).not.toMatch(named);
  });
});

onEachDatabase('mails about cases that are not sent', (cms) => {
  const queue = async (input: { case: string }, data: Record<string, unknown>) => {
    const { id } = await cms().payload.jobs.queue({
      task: 'sendFinalAnswer',
      input: { event: '1', ...input },
    });
    await cms().payload.db.updateOne({ collection: 'payload-jobs', id, data });
    return id;
  };
  const notice = async (role: string, language: 'id' | 'en' = 'en') => {
    const user = { collection: 'users', roles: [role] };
    const props = { payload: cms().payload, i18n: { language }, user } as never;
    // Mails are no scheduled work.
    expect(JSON.stringify(await JobsNotice(props))).not.toMatch(/mail of|receipt|answer/i);
    const notices = await failedMailNotices(props, () => null);
    return notices.length === 0 ? 'null' : JSON.stringify(notices);
  };

  it('are on the dashboard of those who read the cases, and counted by the health check', async () => {
    const { payload } = cms();
    const { id, senderEmail, senderName, ticket } = await payload.create({
      collection: 'cases',
      data: sampleCase('failed'),
    });
    const input = { case: String(id) };
    // These are of an erased case, tried again later, and long ago.
    await queue({ case: '987654' }, { hasError: true });
    await queue(input, { createdAt: fromNow(-100), waitUntil: fromNow(10) });
    await queue(input, { hasError: true, updatedAt: fromNow(-31 * 24 * 60) });
    for (const role of ROLES) expect([role, await notice(role)]).toEqual([role, 'null']);

    const job = await queue(input, { hasError: true });
    const failed = `Final answer of case ${ticket} could not be sent`;
    for (const role of ['administrator', 'customer-care', 'auditor']) {
      const shown = await notice(role);
      expect(shown).toContain(failed);
      expect(shown).toContain(`/collections/cases/${id}`);
      // The auditor has no button.
      expect([role, shown.includes(`/cases/${id}/failed-mails/${job}`)]).toEqual([role, role !== 'auditor']);
      for (const secret of [senderName, senderEmail]) expect(shown).not.toContain(secret);
    }
    for (const role of ['publisher', 'sales', 'business-banking'])
      expect([role, await notice(role)]).toEqual([role, 'null']);

    await queue(input, { createdAt: fromNow(-130), waitUntil: fromNow(10) });
    const late = '1 mail about a case has not been sent for more than two hours';
    for (const role of ['administrator', 'sales', 'auditor']) expect(await notice(role)).toContain(late);
    expect(await notice('customer-care', 'id')).toContain('1 email tentang kiriman belum terkirim');
    expect(await notice('publisher')).toBe('null');
    const health = async () => (await fetch(`${cms().url}/api/healthz`)).json();
    await vi.waitFor(
      async () =>
        expect(await health()).toEqual({ status: 'ok', overdueJobs: 0, delayedMails: 1, failedMails: 1 }),
      { timeout: 5_000 },
    );

    const unknown = 'there may be no such address';
    expect(await notice('customer-care')).not.toContain(unknown);
    await queue(input, { hasError: true, error: { cancelled: true, message: 'rejected with 550' } });
    expect(await notice('customer-care')).toContain(unknown);
    for (let count = 0; count < 10; count += 1) await queue(input, { hasError: true });
    expect(await notice('customer-care')).toContain('2 more mails could not be sent');
  });
});
