import { createLocalReq } from 'payload';
import { afterEach, expect, it, vi } from 'vitest';
import { scheduleFunctions } from '#cms/audit/schedule-function.ts';
import { JobsNotice } from '#cms/jobs/jobs-notice.tsx';
import { onEachDatabase } from '../../../testing/databases.ts';
import { makeTwoPublishers, type Person } from '../../../testing/two-publishers.ts';

onEachDatabase('a scheduled publication that needs a second person', (cms) => {
  const { accounts, latest, published, setSecondPerson, shown, write } = makeTwoPublishers(cms);
  afterEach(async () => {
    vi.restoreAllMocks();
    await cms().payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } });
  });

  const schedule = async (who: Person, id: number, more: object = {}) => {
    const req = await createLocalReq({ user: accounts[who] }, cms().payload);
    const doc = { relationTo: 'news', value: String(id) };
    const args = { type: 'publish', date: new Date('2099-01-01T02:00:00.000Z'), doc, req, ...more };
    return scheduleFunctions['schedule-publish']?.(args as never) as Promise<{
      message?: string;
      error?: string;
    }>;
  };
  async function run(): Promise<void> {
    const { docs } = await cms().payload.find({ collection: 'payload-jobs' });
    for (const { id } of docs) {
      await cms().payload.update({ collection: 'payload-jobs', id, data: { waitUntil: null } as never });
      await cms().payload.jobs.runByID({ id, silent: true });
    }
  }
  const startPage = async () => {
    const user = { collection: 'users', roles: ['publisher'] };
    const notice = await JobsNotice({ payload: cms().payload, i18n: { language: 'en' }, user } as never);
    return JSON.stringify(notice?.props ?? null);
  };

  it('who schedules is the second person', async () => {
    const id = await published();
    await write('sari', id, { title: 'Terjadwal' });
    expect(await schedule('sari', id)).toEqual({ error: expect.stringMatching(/Minta penerbit lain/) });
    expect(await schedule('budi', id)).toHaveProperty('message');
    await run();
    expect(await shown(id)).toBe('Terjadwal');
  });

  it('who has changed shared fields schedules a language that leaves them as they are public', async () => {
    const id = await published();
    await write('editor', id, { title: 'Terjadwal' });
    await write('sari', id, { publishedAt: '2026-05-06T07:08:09.000Z' });
    expect(await schedule('sari', id)).toHaveProperty('error');
    expect(await schedule('sari', id, { localeToPublish: 'id' })).toHaveProperty('message');
    await run();
    expect(await shown(id)).toBe('Terjadwal');
    expect((await latest(id)).draftAuthors).toMatchObject({ shared: [{ name: 'sari' }] });
  });

  it('one person schedules a withdrawal', async () => {
    const id = await published();
    await write('sari', id, { title: 'Baru' });
    expect(await schedule('sari', id, { type: 'unpublish' })).toHaveProperty('message');
  });

  it('a schedule of the author, from before the rule, does not publish, and the dashboard has a warning before', async () => {
    vi.spyOn(cms().payload.logger, 'error').mockImplementation(() => {});
    await setSecondPerson(false);
    const id = await published();
    const before = await shown(id);
    await write('sari', id, { title: 'Sendiri' });
    expect(await schedule('sari', id)).toHaveProperty('message');
    expect(await startPage()).toBe('null');
    await setSecondPerson(true);
    expect(await startPage()).toMatch(/“.*” will not be published .* somebody else/);
    const mail = vi.spyOn(cms().payload, 'sendEmail').mockResolvedValue(undefined);
    await run();
    expect(await shown(id)).toBe(before);
    expect(mail).toHaveBeenCalledWith(
      expect.objectContaining({
        to: 'sari@bank.example',
        text: expect.stringMatching(/Ask another publisher/),
      }),
    );
  });
});
