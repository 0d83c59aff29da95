import { createLocalReq } from 'payload';
import { expect, it, vi } from 'vitest';
import { inTransaction } from '#cms/database/sql.ts';
import { listUpcomingPublications } from '#cms/items/save/reject-while-scheduled.ts';
import { auditOf } from '../../testing/audit.ts';
import { publishNews } from '../../testing/content.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { createItem } from '../../testing/items.ts';
import { makeTestUsers, type TestRole } from '../../testing/test-users.ts';
import { scheduleFunctions } from './schedule-function.ts';

const DATE = new Date('2099-01-01T02:00:00.000Z');

onEachDatabase('a schedule', (cms) => {
  const people = makeTestUsers(cms);

  async function requestOf(who: TestRole) {
    const req = await createLocalReq({ user: people.accountOf(who as 'editor') }, cms().payload);
    req.i18n = { ...req.i18n, language: 'en' } as typeof req.i18n;
    return req;
  }
  const call = async (args: object) =>
    scheduleFunctions['schedule-publish']?.({ ...args, req: await requestOf('publisher') } as never);
  const schedule = (id: number, loadedUpdatedAt?: string) =>
    call({ type: 'publish', date: DATE, doc: { relationTo: 'news', value: String(id) }, loadedUpdatedAt });
  const save = async (id: number, title: string, req = requestOf('editor')) =>
    cms().payload.update({
      collection: 'news',
      id,
      locale: 'id',
      draft: true,
      data: { title },
      overrideAccess: false,
      req: await req,
    } as never) as unknown as Promise<{ updatedAt: string }>;
  const stateOf = async (id: number) =>
    (await cms().payload.findByID({ collection: 'news', id, draft: true })).updatedAt;
  const jobsOf = async (id: number) =>
    listUpcomingPublications(await createLocalReq({}, cms().payload), 'news', id);
  const news = () => publishNews(cms(), people.next('jadwal'), ['id']);

  it('of text that was changed after the form was opened is rejected, and nothing is stored or recorded', async () => {
    const id = await news();
    const loadedUpdatedAt = await stateOf(id);
    await save(id, 'Belum dibaca penerbit');
    const rows = await auditOf(cms(), async () => {
      expect(await schedule(id, loadedUpdatedAt)).toEqual({
        error: expect.stringMatching(
          /^Not scheduled: editor saved changes at .* Jakarta time, .* Reload it, look again, then schedule\.$/,
        ),
      });
    });
    expect([rows, await jobsOf(id)]).toEqual([[], []]);
    expect(await schedule(id, await stateOf(id))).toHaveProperty('message');
    expect(await jobsOf(id)).toHaveLength(1);
  });

  it('withdraws only what is published at its time', async () => {
    const withdraw = (id: number, date = DATE) =>
      call({ type: 'unpublish', date, doc: { relationTo: 'news', value: String(id) } });
    const draft = await createItem(cms(), 'news', people.next('naskah'), 'id', 'draft');
    const rejected = { error: expect.stringMatching(/^Not scheduled: this is not published at that time/) };
    expect(await withdraw(draft)).toEqual(rejected);
    expect(await schedule(draft)).toHaveProperty('message');
    expect(await withdraw(draft, new Date(DATE.getTime() - 60_000))).toEqual(rejected);
    expect(await withdraw(draft, new Date(DATE.getTime() + 60_000))).toHaveProperty('message');
    expect(await withdraw(await news())).toHaveProperty('message');
  });

  it('without the state of a form is not compared', async () => {
    const id = await news();
    await save(id, 'Baru');
    expect(await schedule(id)).toHaveProperty('message');
    expect(await jobsOf(id)).toHaveLength(1);
  });

  it('waits for a save that passed its check for schedules before', async () => {
    const id = await news();
    const loadedUpdatedAt = await stateOf(id);
    const saved = Promise.withResolvers<void>();
    const committing = Promise.withResolvers<void>();
    const editor = await requestOf('editor');
    const saving = inTransaction(editor, async () => {
      await save(id, 'Disimpan bersamaan', Promise.resolve(editor));
      saved.resolve();
      await committing.promise;
    });
    await saved.promise;
    const scheduling = schedule(id, loadedUpdatedAt);
    const first = await Promise.race([scheduling, new Promise((done) => setTimeout(done, 300, 'waits'))]);
    committing.resolve();
    await saving;
    expect(first).toBe('waits');
    expect(await scheduling).toEqual({ error: expect.stringContaining('Not scheduled: editor') });
    expect(await jobsOf(id)).toEqual([]);
  });

  it('is neither stored nor cancelled if that cannot be recorded', async () => {
    const id = await news();
    const { payload } = cms();
    const { auditKeys } = payload.config.custom;
    const logged = vi.spyOn(payload.logger, 'error').mockImplementation(() => {});
    const failed = { error: expect.stringMatching(/^The schedule has not changed/) };
    const withoutKeys = async (work: () => Promise<unknown>) => {
      payload.config.custom.auditKeys = [];
      try {
        return await work();
      } finally {
        payload.config.custom.auditKeys = auditKeys;
      }
    };
    expect(await withoutKeys(() => schedule(id))).toEqual(failed);
    expect(await jobsOf(id)).toEqual([]);
    await schedule(id);
    const { docs } = await payload.find({ collection: 'payload-jobs', sort: '-id', limit: 1 });
    expect(await withoutKeys(() => call({ deleteID: docs[0]?.id }))).toEqual(failed);
    expect(await jobsOf(id)).toHaveLength(1);
    expect(logged).toHaveBeenCalledTimes(2);
    logged.mockRestore();
    expect(await call({ deleteID: docs[0]?.id })).toHaveProperty('message');
    expect(await jobsOf(id)).toEqual([]);
    expect(await call({ deleteID: docs[0]?.id })).toEqual({
      error: expect.stringMatching(/^This schedule is no longer there/),
    });
  });
});
