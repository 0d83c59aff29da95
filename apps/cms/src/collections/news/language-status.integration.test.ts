import { newsArticle } from '@beranda/contract';
import { expect, it } from 'vitest';
import { newsFields, newsText } from '#cms/collections/news/sample.ts';
import { fetchApi, publishNews } from '../../../testing/content.ts';
import { onOneDatabase } from '../../../testing/databases.ts';

onOneDatabase('publication by language', (cms) => {
  const read = async (slug: string, locale: string) => {
    const response = await fetchApi(cms(), `/content/news/${slug}?locale=${locale}`);
    return response.status === 200 ? newsArticle.parse(await response.json()) : response.status;
  };

  it('an item published only in Indonesian is shown in Indonesian under /en', async () => {
    await publishNews(cms(), 'only-indonesian', ['id']);
    expect(await read('only-indonesian', 'en')).toMatchObject({
      language: 'id',
      title: 'only-indonesian id',
      languages: ['id'],
    });
  });

  it('an English draft stays invisible when Indonesian is republished', async () => {
    const { payload } = cms();
    const id = await publishNews(cms(), 'english-draft', ['id']);
    await payload.update({
      collection: 'news',
      id,
      locale: 'en',
      draft: true,
      data: newsText('secret draft'),
      overrideAccess: true,
    });
    await payload.update({
      collection: 'news',
      id,
      locale: 'id',
      publishSpecificLocale: 'id',
      data: { title: 'Judul baru', _status: 'published' },
      overrideAccess: true,
    });
    expect(await read('english-draft', 'id')).toMatchObject({ title: 'Judul baru', languages: ['id'] });
    expect(await read('english-draft', 'en')).toMatchObject({ language: 'id', title: 'Judul baru' });

    const draft = await payload.findByID({
      collection: 'news',
      id,
      locale: 'en',
      draft: true,
      overrideAccess: true,
    });
    expect(draft.title).toBe('secret draft');
  });

  it('both languages are shown once both are published', async () => {
    await publishNews(cms(), 'both', ['id', 'en']);
    expect(await read('both', 'id')).toMatchObject({ language: 'id', title: 'both id' });
    expect(await read('both', 'en')).toMatchObject({
      language: 'en',
      title: 'both en',
      languages: ['id', 'en'],
    });
  });

  it('a draft in one language changes nothing published', async () => {
    const { payload } = cms();
    const id = await publishNews(cms(), 'draft-over-published', ['id', 'en']);
    await payload.update({
      collection: 'news',
      id,
      locale: 'id',
      draft: true,
      data: { title: 'Belum terbit' },
      overrideAccess: true,
    });
    expect(await read('draft-over-published', 'id')).toMatchObject({ title: 'draft-over-published id' });
    expect(await read('draft-over-published', 'en')).toMatchObject({ title: 'draft-over-published en' });
  });

  it('publishing English does not publish a newer Indonesian draft', async () => {
    const { payload } = cms();
    const id = await publishNews(cms(), 'one-at-a-time', ['id', 'en']);
    const common = { collection: 'news', id, overrideAccess: true } as const;
    await payload.update({ ...common, locale: 'id', draft: true, data: { title: 'Belum terbit' } });
    await payload.update({
      ...common,
      locale: 'en',
      publishSpecificLocale: 'en',
      data: { title: 'Published', _status: 'published' },
    });
    expect(await read('one-at-a-time', 'en')).toMatchObject({ title: 'Published' });
    expect(await read('one-at-a-time', 'id')).toMatchObject({ title: 'one-at-a-time id' });
    const draft = await payload.findByID({ ...common, locale: 'id', draft: true });
    expect(draft.title).toBe('Belum terbit');
  });

  it('withdrawing English keeps Indonesian, and withdrawing all hides both', async () => {
    const { payload } = cms();
    const id = await publishNews(cms(), 'taken-back', ['id', 'en']);
    const common = { collection: 'news', id, overrideAccess: true } as const;
    await payload.update({ ...common, locale: 'en', data: { _status: 'draft', title: 'taken-back en' } });
    expect(await read('taken-back', 'en')).toMatchObject({ language: 'id' });
    await payload.update({ ...common, unpublishAllLocales: true, data: { _status: 'draft' } });
    expect(await read('taken-back', 'id')).toBe(404);
    expect(await read('taken-back', 'en')).toBe(404);
  });

  it('no text is copied into the other language', async () => {
    const { payload } = cms();
    const { id } = await payload.create({
      collection: 'news',
      locale: 'id',
      draft: true,
      data: { ...newsFields('no-write-back'), ...newsText('Hanya Indonesia') },
      overrideAccess: true,
    });
    const english = await payload.findByID({
      collection: 'news',
      id,
      locale: 'en',
      draft: true,
      overrideAccess: true,
    });
    expect(english.title ?? null).toBeNull();
  });
});
