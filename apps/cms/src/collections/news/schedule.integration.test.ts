import { expect, it, vi } from 'vitest';
import { newsFields, newsText } from '#cms/collections/news/sample.ts';
import { publishScheduled } from '#cms/items/save/publish-scheduled.ts';
import { fetchApi, getTagVersions, publishNews } from '../../../testing/content.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { createUser } from '../../../testing/records.ts';

type Schedule = { type: 'publish' | 'unpublish'; locale?: 'id' | 'en'; by?: number };

onEachDatabase(
  'scheduled publication',
  (cms) => {
    const draft = async (slug: string) => {
      const { payload } = cms();
      const { id } = await payload.create({
        collection: 'news',
        draft: true,
        locale: 'id',
        data: { ...newsFields(slug), ...newsText(`${slug} id`) },
      });
      await payload.update({
        collection: 'news',
        id,
        draft: true,
        locale: 'en',
        data: newsText(`${slug} en`),
      });
      return id;
    };
    const schedule = async (id: number, { type, locale, by }: Schedule) => {
      const { payload } = cms();
      await payload.jobs.queue({
        task: 'schedulePublish',
        input: {
          type,
          doc: { relationTo: 'news', value: String(id) as never },
          ...(locale ? { locale } : {}),
          ...(by ? { user: { relationTo: 'users', value: by } as never } : {}),
        },
        waitUntil: new Date(Date.now() - 1_000),
      });
      await payload.jobs.run({ silent: true });
    };
    const languageOf = async (slug: string, locale: string) => {
      const response = await fetchApi(cms(), `/content/news/${slug}?locale=${locale}`);
      return response.status === 200 ? ((await response.json()) as { language: string }).language : null;
    };

    it('publishes all languages at its time, and bumps the cache tag', async () => {
      const id = await draft('all');
      const before = await getTagVersions(cms());
      await schedule(id, { type: 'publish' });
      expect([await languageOf('all', 'id'), await languageOf('all', 'en')]).toEqual(['id', 'en']);
      expect((await getTagVersions(cms())).news).toBe((before.news ?? 0) + 1);
    });

    it('the empty job of a cancelled schedule ends without effect', async () => {
      const { payload } = cms();
      const before = await getTagVersions(cms());
      await payload.jobs.queue({ task: 'schedulePublish', input: {} as never });
      await payload.jobs.run({ silent: true });
      const where = { taskSlug: { equals: 'schedulePublish' as const } };
      expect((await payload.count({ collection: 'payload-jobs', where })).totalDocs).toBe(0);
      expect(await getTagVersions(cms())).toEqual(before);
    });

    it('publishes one language alone', async () => {
      await schedule(await draft('one'), { type: 'publish', locale: 'id' });
      expect([await languageOf('one', 'id'), await languageOf('one', 'en')]).toEqual(['id', 'id']);
    });

    it('withdraws all languages, and bumps the cache tag', async () => {
      const id = await publishNews(cms(), 'back', ['id', 'en']);
      const before = await getTagVersions(cms());
      await schedule(id, { type: 'unpublish' });
      expect([await languageOf('back', 'id'), await languageOf('back', 'en')]).toEqual([null, null]);
      expect((await getTagVersions(cms())).news).toBe((before.news ?? 0) + 1);
    });

    it('runs with the permissions of the user who scheduled it', async () => {
      await createUser(cms(), 'administrator', []);
      const publisher = await createUser(cms(), 'publisher', ['publisher']);
      const editor = await createUser(cms(), 'editor', ['editor']);
      await schedule(await draft('by-editor'), { type: 'publish', by: editor.id });
      await schedule(await draft('by-publisher'), { type: 'publish', by: publisher.id });
      expect(await languageOf('by-editor', 'id')).toBeNull();
      expect(await languageOf('by-publisher', 'id')).toBe('id');
    });

    it('happens once, although its process crashes before it records that', async () => {
      const { payload } = cms();
      const id = await draft('once');
      const input = {
        type: 'publish' as const,
        doc: { relationTo: 'news' as const, value: String(id) as never },
      };
      const waitUntil = new Date(Date.now() + 3_600_000);
      const job = await payload.jobs.queue({ task: 'schedulePublish', input, waitUntil });
      const versions = async () =>
        (await payload.countVersions({ collection: 'news', where: { parent: { equals: id } } })).totalDocs;
      await publishScheduled({ input, job, req: { payload } });
      expect(await languageOf('once', 'id')).toBe('id');
      const before = await versions();
      await payload.jobs.runByID({ id: job.id, silent: true });
      expect(await versions()).toBe(before);
      const where = { id: { equals: job.id } };
      expect((await payload.count({ collection: 'payload-jobs', where })).totalDocs).toBe(0);
    });

    it('is retried on failure', async () => {
      const { payload } = cms();
      const id = await draft('again');
      const failure = vi.spyOn(payload, 'update').mockRejectedValueOnce(new Error('The database is busy'));
      await schedule(id, { type: 'publish' });
      await expect.poll(() => failure.mock.settledResults.length, { timeout: 6_000 }).toBeGreaterThan(0);
      failure.mockRestore();
      expect(await languageOf('again', 'id')).toBeNull();
      const job = await payload.db.findOne<{ id: number; waitUntil: string; totalTried: number }>({
        collection: 'payload-jobs',
        where: { 'input.doc.value': { equals: String(id) } },
      });
      expect(job?.totalTried).toBe(1);
      expect(Date.parse(job?.waitUntil ?? '')).toBeGreaterThan(Date.now());
      await payload.db.updateOne({
        collection: 'payload-jobs',
        id: job?.id ?? 0,
        data: { waitUntil: new Date(Date.now() - 1_000).toISOString() },
      });
      await expect.poll(() => languageOf('again', 'id'), { timeout: 6_000, interval: 200 }).toBe('id');
    });

    it('runs within seconds of its time', async () => {
      const { payload } = cms();
      const id = await draft('by-itself');
      await payload.jobs.queue({
        task: 'schedulePublish',
        input: { type: 'publish', doc: { relationTo: 'news', value: String(id) as never } },
        waitUntil: new Date(Date.now() + 1_000),
      });
      await expect.poll(() => languageOf('by-itself', 'id'), { timeout: 6_000, interval: 200 }).toBe('id');
    });
  },
  { jobs: true },
);
