import { createLocalReq } from 'payload';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DashboardNotice } from '#cms/admin/notice-list.tsx';
import { scheduleFunctions } from '#cms/audit/schedule-function.ts';
import { formatJakartaDateTimeWithoutColon } from '#cms/dates/jakarta.ts';
import { JobsNotice } from '#cms/jobs/jobs-notice.tsx';
import { onEachDatabase } from '../../../testing/databases.ts';
import { createItem } from '../../../testing/items.ts';
import { scheduledNews } from '../../../testing/scheduled-news.ts';
import { makeTestUsers } from '../../../testing/test-users.ts';
import { scheduleListFunctions } from './list-schedules.ts';

const PAST = new Date(Date.now() - 1_000);
const FUTURE = new Date('2099-01-01T02:00:00.000Z');

onEachDatabase('the content of a scheduled publication', (cms) => {
  const people = makeTestUsers(cms);
  beforeEach(() => {
    vi.spyOn(cms().payload.logger, 'error').mockImplementation(() => {});
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await cms().payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } });
  });

  const { draft, jobsOf, publish, run, schedule, statusOf, type } = scheduledNews(cms, people);
  /** Whether each schedule is listed as one that will not happen. */
  async function listedAsOutdated(id: number): Promise<boolean[]> {
    const req = await createLocalReq({ user: people.accountOf('publisher') }, cms().payload);
    const args = { collectionSlug: 'news', id, req };
    const list = (await scheduleListFunctions['get-upcoming-scheduled-publish']?.(args as never)) as {
      isOutdated: boolean;
    }[];
    return list.map(({ isOutdated }) => isOutdated);
  }
  const notice = (role: string, language: 'id' | 'en') => {
    const user = { collection: 'users', roles: [role] };
    return JobsNotice({ payload: cms().payload, i18n: { language }, user } as never);
  };
  const startPage = async (language: 'id' | 'en' = 'en', role = 'publisher') =>
    JSON.stringify((await notice(role, language))?.props ?? null);

  it('is listed in the form as one that will not happen, as soon as it has changed', async () => {
    const [id, slug] = await draft();
    await schedule(id, FUTURE);
    expect(await listedAsOutdated(id)).toEqual([false]);
    await type(id, { title: `${slug} diubah` });
    expect(await listedAsOutdated(id)).toEqual([true]);
    await schedule(id, FUTURE, 'id');
    expect(await listedAsOutdated(id)).toEqual([false]);
  });

  it('is not scheduled for a time that is past, which would publish at once', async () => {
    const [id] = await draft();
    const req = await createLocalReq({ user: people.accountOf('publisher') }, cms().payload);
    const doc = { relationTo: 'news', value: String(id) };
    const result = await scheduleFunctions['schedule-publish']?.({
      type: 'publish',
      date: new Date(Date.now() - 60 * 60 * 1_000),
      doc,
      req,
    } as never);
    expect(result).toEqual({ error: expect.stringContaining('waktu itu sudah lewat') });
    expect(await jobsOf(id)).toEqual([]);
  });

  it('is published if nobody has changed it', async () => {
    const [id, slug] = await draft();
    await schedule(id, PAST);
    await run(id);
    expect([await statusOf(slug), await jobsOf(id)]).toEqual([200, []]);
  });

  it('is not published with what was typed since, not even by the publisher who scheduled it', async () => {
    const { payload } = cms();
    const sent = vi.spyOn(payload, 'sendEmail').mockResolvedValue(undefined);
    const [id, slug] = await draft();
    await schedule(id, PAST);
    await type(id, { title: 'Suku bunga naik menj' });
    await run(id);
    expect(await statusOf(slug)).toBe(404);
    // Not tried again: what was changed stays changed.
    expect(await jobsOf(id)).toMatchObject([{ hasError: true, error: { cancelled: true }, waitUntil: null }]);
    const time = formatJakartaDateTimeWithoutColon(PAST.toISOString());
    expect(await startPage()).toMatch(
      new RegExp(`“terjadwal-\\d+ en” was not published at ${time} Jakarta time, because it was changed`),
    );
    expect(await startPage('id')).toContain(
      `“Suku bunga naik menj” tidak jadi diterbitkan pada ${time} WIB, karena diubah atau ditarik sesudah`,
    );
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      to: people.accountOf('publisher').email,
      subject: 'Tidak terbit sesuai jadwal / Not published on schedule',
      text: expect.stringMatching(
        new RegExp(
          `diubah atau ditarik sesudah Anda menjadwalkannya[^]*/collections/news/${id}\\n[^]*It was changed or withdrawn after`,
        ),
      ),
    });
    expect(JSON.stringify(sent.mock.calls)).not.toContain('Suku bunga');
    expect(JSON.stringify(sent.mock.calls)).not.toContain('dalam bahasa');
  });

  it('is named with its language, by mail and on the dashboard, until it is scheduled again or published', async () => {
    const sent = vi.spyOn(cms().payload, 'sendEmail').mockResolvedValue(undefined);
    const [id] = await draft();
    const stop = async () => {
      await schedule(id, PAST, 'en');
      await type(id, { title: people.next('Half a sent') }, 'en');
      await run(id);
      expect(await startPage()).toMatch(/“Half a sent[^”]*” in English was not published/);
    };
    await stop();
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        text: expect.stringMatching(
          new RegExp(
            `Konten: Berita ${id} dalam bahasa Inggris\\n[^]*Content: News item ${id} in English\\n`,
          ),
        ),
      }),
    );
    await schedule(id, FUTURE, 'en');
    expect(await startPage()).not.toContain('was not published');
    await stop();
    await publish(id, 'id');
    expect(await startPage()).toContain('in English was not published');
    await publish(id, 'en');
    expect(await startPage()).not.toContain('was not published');
  });

  it('of all languages stays named until all are published, and a withdrawal until it is withdrawn', async () => {
    vi.spyOn(cms().payload, 'sendEmail').mockResolvedValue(undefined);
    const [id] = await draft();
    const isNamed = async () => (await jobsOf(id)).some(({ hasError }) => hasError);
    await schedule(id, PAST);
    await type(id, { title: people.next('Half a sent') });
    await run(id);
    await publish(id, 'id');
    expect(await isNamed()).toBe(true);
    await schedule(id, FUTURE);
    expect(await isNamed()).toBe(false);

    await schedule(id, PAST, undefined, 'unpublish');
    const [withdrawal] = (await jobsOf(id)).filter(
      ({ input }) => (input as { type?: string }).type === 'unpublish',
    );
    const data = { hasError: true, error: { message: 'no connection' } } as never;
    await cms().payload.update({ collection: 'payload-jobs', id: withdrawal?.id ?? 0, data });
    await publish(id, 'id');
    expect(await isNamed()).toBe(true);
    await schedule(id, FUTURE, undefined, 'unpublish');
    expect(await isNamed()).toBe(false);
  });

  it('of all languages is named until each language with text is public, be it one after the other', async () => {
    vi.spyOn(cms().payload, 'sendEmail').mockResolvedValue(undefined);
    const [inBoth] = await draft();
    const onlyIndonesian = await createItem(cms(), 'news', people.next('terjadwal'), 'id', 'draft');
    const isNamed = async (id: number) => (await jobsOf(id)).some(({ hasError }) => hasError);
    for (const id of [inBoth, onlyIndonesian]) {
      await schedule(id, PAST);
      await type(id, { title: people.next('Half a sent') });
      await run(id);
      expect(await isNamed(id)).toBe(true);
      await publish(id, 'id');
    }
    expect([await isNamed(inBoth), await isNamed(onlyIndonesian)]).toEqual([true, false]);
    await publish(inBoth, 'en');
    expect(await isNamed(inBoth)).toBe(false);
  });

  it('is stopped at once if it is rejected, as that of somebody who may not publish any more', async () => {
    const sent = vi.spyOn(cms().payload, 'sendEmail').mockResolvedValue(undefined);
    const [id, slug] = await draft();
    await schedule(id, PAST);
    const { id: publisher, roles } = people.accountOf('publisher');
    const give = (names: unknown) =>
      cms().payload.update({ collection: 'users', id: publisher, data: { roles: names } as never });
    await give(['editor']);
    const asAdministrator = (language: 'id' | 'en') => startPage(language, 'administrator');
    expect(await asAdministrator('en')).toMatch(/will not be published at .*: the account that/);
    expect(await asAdministrator('id')).toContain('akun yang menjadwalkannya sudah tidak ada atau tidak');
    await run(id);
    await give(roles);
    expect(await statusOf(slug)).toBe(404);
    expect(await jobsOf(id)).toMatchObject([{ hasError: true, error: { cancelled: true } }]);
    expect(sent).toHaveBeenCalledOnce();
    expect(cms().payload.logger.error).toHaveBeenCalledWith(
      expect.objectContaining({ msg: 'A scheduled publication was rejected' }),
    );
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
    expect(await startPage('id')).toContain('“Langsung terbit” dalam bahasa Indonesia tidak akan terbit');
    await publish(id, 'id');
    expect(await startPage('id')).not.toContain('“Langsung terbit”');
    await run(id);
    expect([await statusOf(slug), await jobsOf(id)]).toEqual([200, []]);
  });

  it('of all languages includes the complete ones only: an empty one needs no publication by hand', async () => {
    const slug = people.next('terjadwal');
    const id = await createItem(cms(), 'news', slug, 'id', 'draft');
    await schedule(id, PAST);
    await type(id, { title: 'Hanya Indonesia' });
    expect(await startPage('id')).toContain('“Hanya Indonesia” tidak akan terbit');
    await publish(id, 'id');
    expect(await startPage('id')).not.toContain('“Hanya Indonesia”');
    await run(id);
    expect([await statusOf(slug), await jobsOf(id)]).toEqual([200, []]);
  });

  it('of one language includes shared fields only if no other language is public', async () => {
    const [first] = await draft();
    await schedule(first, FUTURE, 'id');
    await type(first, { title: 'Belum tampil' });
    await schedule(first, FUTURE, 'id');
    expect(await startPage('id')).not.toContain('“Belum tampil”');
    await type(first, { topic: 'reports' });
    expect(await startPage('id')).toContain('“Belum tampil” dalam bahasa Indonesia tidak akan terbit');

    const [second, slug] = await draft();
    await publish(second, 'en');
    await schedule(second, PAST, 'id');
    await type(second, { topic: 'reports' });
    await run(second);
    expect([await statusOf(slug), await jobsOf(second)]).toEqual([200, []]);
    const { topic } = await cms().payload.findByID({ collection: 'news', id: second });
    expect(topic).not.toBe('reports');
  });

  it('that will not happen does not lock out editors', async () => {
    const [id] = await draft();
    await schedule(id, FUTURE);
    const edit = (title: string) =>
      cms().payload.update({
        collection: 'news',
        id,
        locale: 'id',
        draft: true,
        data: { title },
        ...people.as('editor'),
      } as never);
    await expect(edit('Editor')).rejects.toThrow(/^Publikasinya dijadwalkan/);
    await type(id, { title: 'Penerbit' });
    expect(await edit('Editor')).toMatchObject({ title: 'Editor' });
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

  it('is named on the dashboard as soon as it is changed, until it is scheduled again', async () => {
    const [id] = await draft();
    await schedule(id, FUTURE, 'id');
    expect(await startPage()).not.toContain('will not be published');
    await type(id, { title: 'Sudah lain' });
    expect(await startPage()).toMatch(
      /“terjadwal-\d+ en” in Indonesian will not be published at 2099-01-01 09\.00 Jakarta time/,
    );
    expect(await startPage('id')).toMatch(
      /“Sudah lain” dalam bahasa Indonesia tidak akan terbit pada 2099-01-01 09\.00 WIB/,
    );
    expect(await startPage('id', 'customer-care')).not.toContain('“Sudah lain”');
    await schedule(id, FUTURE, 'en');
    expect(await jobsOf(id)).toHaveLength(2);
    await schedule(id, FUTURE, 'id');
    expect(await jobsOf(id)).toHaveLength(2);
    expect(await startPage()).not.toContain('will not be published');
  });

  it('has a notice of its own for each schedule', async () => {
    const [id] = await draft();
    await schedule(id, FUTURE, 'id');
    await schedule(id, FUTURE, 'id');
    await type(id, { title: 'Dua kali' });
    const list = await notice('publisher', 'id');
    const notices: DashboardNotice[] = list?.props.notices ?? [];
    const both = notices.filter(({ text }) => text.includes('“Dua kali”'));
    expect(new Set(both.map(({ text }) => text)).size).toBe(1);
    expect(new Set(both.map(({ key }) => key)).size).toBe(2);
  });

  it('replaces one that will not happen and includes its language, be it of one or of all', async () => {
    const [id] = await draft();
    const languages = async () =>
      (await jobsOf(id)).map(({ input }) => (input as { locale?: string }).locale ?? 'all');
    await schedule(id, FUTURE);
    await type(id, { title: 'Kedua' });
    await schedule(id, FUTURE, 'id');
    expect(await languages()).toEqual(['id']);
    await type(id, { title: 'Ketiga' });
    await schedule(id, FUTURE);
    expect(await languages()).toEqual(['all']);
  });

  it('is scheduled although the one that it replaces starts at that moment', async () => {
    const [id] = await draft();
    await schedule(id, FUTURE);
    await type(id, { title: 'Bersamaan' });
    const nothing = { docs: [], errors: [] };
    const removal = vi.spyOn(cms().payload, 'delete').mockResolvedValueOnce(nothing as never);
    await schedule(id, FUTURE);
    expect(removal).toHaveBeenCalledOnce();
    expect(await jobsOf(id)).toHaveLength(2);
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
