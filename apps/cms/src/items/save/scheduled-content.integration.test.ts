import { createLocalReq } from 'payload';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scheduleFunctions } from '#cms/audit/schedule-function.ts';
import { JobsNotice } from '#cms/jobs/jobs-notice.tsx';
import { fetchApi } from '../../../testing/content.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { createItem, itemSamples } from '../../../testing/items.ts';
import { makePeople } from '../../../testing/people.ts';

const PAST = new Date(Date.now() - 1_000);
const FUTURE = new Date('2099-01-01T02:00:00.000Z');

onEachDatabase('the content of a scheduled publication', (cms) => {
  const people = makePeople(cms);
  beforeEach(() => {
    vi.spyOn(cms().payload.logger, 'error').mockImplementation(() => {});
  });
  afterEach(() => vi.restoreAllMocks());

  async function schedule(id: number, date: Date, localeToPublish?: 'id' | 'en', type = 'publish') {
    const req = await createLocalReq({ user: people.accountOf('publisher') }, cms().payload);
    const doc = { relationTo: 'news', value: String(id) };
    const args = { type, date, doc, localeToPublish, req };
    expect(await scheduleFunctions['schedule-publish']?.(args as never)).toHaveProperty('message');
  }
  /** An autosave of the publisher. */
  const type = (id: number, data: object, locale = 'id') =>
    cms().payload.update({
      collection: 'news',
      id,
      locale,
      draft: true,
      autosave: true,
      data,
      ...people.as('publisher'),
    } as never);
  const jobsOf = async (id: number) =>
    (
      await cms().payload.find({
        collection: 'payload-jobs',
        where: { 'input.doc.value': { equals: String(id) } },
      })
    ).docs;
  async function draft(): Promise<[number, string]> {
    const slug = people.next('terjadwal');
    const id = await createItem(cms(), 'news', slug, 'id', 'draft');
    await type(id, itemSamples.news.text(`${slug} en`), 'en');
    return [id, slug];
  }
  /** Runs the job until it is done or has failed for good, as if the pauses were over. */
  async function run(id: number): Promise<void> {
    const { payload } = cms();
    for (;;) {
      const job = (await jobsOf(id)).find(({ hasError }) => !hasError);
      if (!job) return;
      await payload.update({ collection: 'payload-jobs', id: job.id, data: { waitUntil: null } as never });
      await payload.jobs.runByID({ id: job.id, silent: true });
    }
  }
  const statusOf = async (slug: string) => (await fetchApi(cms(), `/content/news/${slug}?locale=id`)).status;
  const startPage = async (language: 'id' | 'en' = 'en') => {
    const user = { collection: 'users', roles: ['publisher'] };
    const notice = await JobsNotice({ payload: cms().payload, i18n: { language }, user } as never);
    return JSON.stringify(notice?.props ?? null);
  };

  it('is published if nobody has changed it', async () => {
    const [id, slug] = await draft();
    await schedule(id, PAST);
    await run(id);
    expect([await statusOf(slug), await jobsOf(id)]).toEqual([200, []]);
  });

  it('is not published with what was typed since, not even by whoever has scheduled it', async () => {
    const { payload } = cms();
    const sent = vi.spyOn(payload, 'sendEmail').mockResolvedValue(undefined);
    const [id, slug] = await draft();
    await schedule(id, PAST);
    await type(id, { title: 'Suku bunga naik menj' });
    await run(id);
    expect(await statusOf(slug)).toBe(404);
    expect(await jobsOf(id)).toMatchObject([{ hasError: true, totalTried: 6 }]);
    await payload.update({
      collection: 'payload-jobs',
      where: { 'input.doc.value': { equals: String(id) } },
      data: { waitUntil: PAST.toISOString() },
    });
    expect(await startPage()).toMatch(/“terjadwal-\d+ en” was not published at .*, because it was changed/);
    expect(await startPage('id')).toMatch(
      /“Suku bunga naik menj” tidak jadi diterbitkan pada .*, karena diubah sesudah/,
    );
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      to: people.accountOf('publisher').email,
      subject: 'Tidak terbit sesuai jadwal / Not published on schedule',
      text: expect.stringMatching(
        new RegExp(
          `diubah sesudah Anda menjadwalkannya[^]*/collections/news/${id}\\n[^]*It was changed after`,
        ),
      ),
    });
    expect(JSON.stringify(sent.mock.calls)).not.toContain('Suku bunga');
  });

  it('may be undone to what was seen; other languages and who is responsible may change', async () => {
    const [id, slug] = await draft();
    await schedule(id, PAST, 'id');
    const { title } = await cms().payload.findByID({ collection: 'news', id, draft: true, locale: 'id' });
    await type(id, { title: 'Lain' });
    await type(id, { title, reviewBy: '2030-01-01' });
    await type(id, { title: 'Half a sent' }, 'en');
    await run(id);
    expect([await statusOf(slug), await jobsOf(id)]).toEqual([200, []]);
  });

  it('needs no notice once somebody has published what was changed', async () => {
    const [id, slug] = await draft();
    await schedule(id, FUTURE, 'id');
    await type(id, { title: 'Langsung terbit' });
    expect(await startPage('id')).toContain('“Langsung terbit” tidak akan terbit');
    await cms().payload.update({
      collection: 'news',
      id,
      locale: 'id',
      publishSpecificLocale: 'id',
      data: { _status: 'published' },
      ...people.as('publisher'),
    } as never);
    expect(await startPage('id')).not.toContain('“Langsung terbit” tidak akan terbit');
    await run(id);
    expect([await statusOf(slug), await jobsOf(id)]).toEqual([200, []]);
  });

  it('is withdrawn although it was changed', async () => {
    const { payload } = cms();
    const [id, slug] = await draft();
    await payload.update({
      collection: 'news',
      id,
      publishAllLocales: true,
      data: { _status: 'published' },
    } as never);
    expect(await statusOf(slug)).toBe(200);
    await schedule(id, PAST, undefined, 'unpublish');
    await type(id, { title: 'Lain' });
    await run(id);
    expect([await statusOf(slug), await jobsOf(id)]).toEqual([404, []]);
  });

  it('is named on the start page as soon as it is changed, until it is scheduled again', async () => {
    const [id] = await draft();
    await schedule(id, FUTURE, 'id');
    expect(await startPage()).not.toContain('will not be published');
    await type(id, { title: 'Sudah lain' });
    expect(await startPage()).toMatch(
      /“terjadwal-\d+ en” will not be published at 2099-01-01 09\.00 Jakarta time/,
    );
    expect(await startPage('id')).toMatch(/“Sudah lain” tidak akan terbit pada 2099-01-01 09\.00 WIB/);
    await schedule(id, FUTURE, 'en');
    expect(await jobsOf(id)).toHaveLength(2);
    await schedule(id, FUTURE, 'id');
    expect(await jobsOf(id)).toHaveLength(2);
    expect(await startPage()).not.toContain('will not be published');
  });

  it('that cannot be mailed about is logged', async () => {
    const { payload } = cms();
    vi.spyOn(payload, 'sendEmail').mockRejectedValue(new Error('The mail server is away'));
    const [id] = await draft();
    await schedule(id, PAST);
    await type(id, { title: 'Lain' });
    await run(id);
    expect(payload.logger.error).toHaveBeenCalledWith(
      expect.objectContaining({ msg: 'The mail about a failed schedule was not sent' }),
    );
  });
});
