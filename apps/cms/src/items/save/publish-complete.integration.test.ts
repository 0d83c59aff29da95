import { ValidationError } from 'payload';
import { describe, expect, it } from 'vitest';
import { newsText } from '#cms/collections/news/sample.ts';
import { fetchApi, publishNews } from '../../../testing/content.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { createItem, publishItem } from '../../../testing/items.ts';

onOneDatabase('publishing all languages', (cms) => {
  const read = async (slug: string, locale: string) => {
    const response = await fetchApi(cms(), `/content/news/${slug}?locale=${locale}`);
    return response.status === 200 ? ((await response.json()) as { language: string; title: string }) : null;
  };
  const save = (id: number, data: object, more: object = {}) =>
    cms().payload.update({ collection: 'news', id, data, ...more } as never);
  const english = (id: number, data: object) => save(id, data, { locale: 'en', draft: true });
  const publishBySchedule = async (id: number) => {
    const { payload } = cms();
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'news', value: String(id) as never } },
      waitUntil: new Date(Date.now() - 1_000),
    });
    await payload.jobs.run({ silent: true });
  };
  const statusesOf = async (id: number) => {
    const latest = await cms().payload.findByID({ collection: 'news', id, locale: 'all', draft: true });
    return latest._status as unknown;
  };

  describe.each([
    [
      'by hand',
      (id: number) => save(id, { _status: 'published' }, { locale: 'id', publishAllLocales: true }),
    ],
    ['by hand without a status', (id: number) => save(id, {}, { locale: 'id', publishAllLocales: true })],
    ['by schedule', (id: number) => publishBySchedule(id)],
  ])('%s', (way, publishAll) => {
    const named = (name: string) => `${name}-${way.replaceAll(' ', '-')}`;

    it('skips English with only a title', async () => {
      const id = await createItem(cms(), 'news', named('begun'), 'id', 'draft');
      await english(id, { title: 'Only a title' });
      await publishAll(id);
      expect(await read(named('begun'), 'en')).toMatchObject({ language: 'id' });
      expect(await statusesOf(id)).toMatchObject({ id: 'published', en: 'draft' });
    });

    it('keeps published English if its newer draft is incomplete', async () => {
      const id = await publishNews(cms(), named('emptied'), ['id', 'en']);
      await english(id, { title: 'Rewritten', summary: '' });
      await save(id, { title: 'Baru' }, { locale: 'id', draft: true });
      await publishAll(id);
      expect(await read(named('emptied'), 'en')).toMatchObject({ title: `${named('emptied')} en` });
      expect(await read(named('emptied'), 'id')).toMatchObject({ title: 'Baru' });
    });

    it('publishes both languages if both are complete', async () => {
      const id = await createItem(cms(), 'news', named('both'), 'id', 'draft');
      await english(id, newsText('English'));
      await publishAll(id);
      expect(await read(named('both'), 'id')).toMatchObject({ language: 'id' });
      expect(await read(named('both'), 'en')).toMatchObject({ language: 'en', title: 'English' });
    });
  });

  it('validates rows and blocks of the other language', async () => {
    const id = await publishItem(cms(), 'pages', 'rows', ['id']);
    const common = { collection: 'pages', id } as const;
    const blocks = [{ blockType: 'text', title: 'No text below' }];
    const data = { title: 'Page', summary: 'Summary', blocks } as never;
    await cms().payload.update({ ...common, locale: 'en', draft: true, data });
    await cms().payload.update({
      ...common,
      locale: 'id',
      publishAllLocales: true,
      data: { _status: 'published' },
    });
    expect(await (await fetchApi(cms(), '/content/pages/layanan/rows?locale=en')).json()).toMatchObject({
      language: 'id',
    });
  });

  it('a schedule publishes English alone if only that is complete', async () => {
    const id = await createItem(cms(), 'news', 'only-english', 'en', 'draft');
    await publishBySchedule(id);
    expect(await read('only-english', 'en')).toMatchObject({ language: 'en' });
    expect(await read('only-english', 'id')).toBeNull();
  });

  it('rejects with the missing fields if no language is complete', async () => {
    const { id } = await cms().payload.create({
      collection: 'news',
      locale: 'id',
      draft: true,
      data: { title: 'Judul saja', topic: 'company' } as never,
    });
    const rejected = await save(id, { _status: 'published' }).catch((error: unknown) => error);
    expect(rejected).toBeInstanceOf(ValidationError);
    expect((rejected as Error).message).toMatch(/Ringkasan.*Isi/);
    expect(await read('judul-saja', 'id')).toBeNull();
  });
});
