import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload';
import { expect, it } from 'vitest';
import { newsFields, newsText } from '#cms/collections/news/sample.ts';
import { getTagVersions, publishNews } from '../../testing/content.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { pictureFile } from '../../testing/picture.ts';
import { bumpTagVersion } from './bump-tag-version.ts';
import type { CacheTag } from './cache-tags.ts';

onEachDatabase('cache tags', (cms) => {
  const bumpedBy = async (tag: CacheTag, change: () => Promise<unknown>) => {
    const before = (await getTagVersions(cms()))[tag] ?? 0;
    await change();
    return ((await getTagVersions(cms()))[tag] ?? 0) - before;
  };
  const common = { collection: 'news', overrideAccess: true } as const;

  it('are bumped by every public change of news', async () => {
    const { payload } = cms();
    let id = 0;
    const publish = async () => {
      id = await publishNews(cms(), 'seen', ['id']);
    };
    expect(await bumpedBy('news', publish)).toBe(1);
    expect(await bumpedBy('news', () => payload.update({ ...common, id, data: { title: 'Baru' } }))).toBe(1);
    const unpublish = () =>
      payload.update({ ...common, id, unpublishAllLocales: true, data: { _status: 'draft' } });
    expect(await bumpedBy('news', unpublish)).toBe(1);
    expect(await bumpedBy('news', () => payload.delete({ ...common, id }))).toBe(1);
  });

  it('are not bumped by drafts and autosaves', async () => {
    const { payload } = cms();
    const id = await publishNews(cms(), 'unseen', ['id']);
    const draft = () => payload.update({ ...common, id, draft: true, data: { title: 'Konsep' } });
    const autosave = () =>
      payload.update({ ...common, id, draft: true, autosave: true, data: { title: 'Konsep lagi' } });
    const create = () =>
      payload.create({
        ...common,
        draft: true,
        data: { ...newsFields('unseen-new'), ...newsText('Konsep') },
      });
    expect(await bumpedBy('news', draft)).toBe(0);
    expect(await bumpedBy('news', autosave)).toBe(0);
    expect(await bumpedBy('news', create)).toBe(0);
  });

  it('are bumped by pictures and globals', async () => {
    const { payload } = cms();
    let id = 0;
    const upload = async () => {
      const file = await pictureFile('raises');
      ({ id } = await payload.create({ collection: 'media', data: { decorative: true }, file }));
    };
    expect(await bumpedBy('media', upload)).toBe(1);
    const describe = () =>
      payload.update({
        collection: 'media',
        id,
        data: { decorative: false, alt: 'Merah' },
      });
    expect(await bumpedBy('media', describe)).toBe(1);
    expect(await bumpedBy('media', () => payload.delete({ collection: 'media', id }))).toBe(1);
    const menus = () =>
      payload.updateGlobal({ slug: 'navigation', data: { leftMenu: [{ text: 'Berita', url: '/news' }] } });
    expect(await bumpedBy('navigation', menus)).toBe(1);
  });

  it('are rolled back with their transaction', async () => {
    const { payload } = cms();
    const rolledBack = async () => {
      const req = await createLocalReq({}, payload);
      await initTransaction(req);
      await payload.create({
        ...common,
        req,
        data: { ...newsFields('rolled-back'), ...newsText('Batal'), _status: 'published' },
      });
      await killTransaction(req);
    };
    expect(await bumpedBy('news', rolledBack)).toBe(0);
    const { totalDocs } = await payload.count({ ...common, where: { slug: { equals: 'rolled-back' } } });
    expect(totalDocs).toBe(0);
  });

  it('are not bumped by a rejected change', async () => {
    const { payload } = cms();
    const rejected = () =>
      payload
        .create({ ...common, data: { ...newsFields('Not A Slug'), ...newsText('X'), _status: 'published' } })
        .then(
          () => 'done',
          () => 'rejected',
        );
    const outcome = { is: '' };
    expect(await bumpedBy('news', async () => (outcome.is = await rejected()))).toBe(0);
    expect(outcome.is).toBe('rejected');
  });

  it('are bumped once for each of many concurrent changes', async () => {
    const { payload } = cms();
    const ids = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => publishNews(cms(), `same-time-${name}`, ['id'])),
    );
    const changeAll = () =>
      Promise.all(ids.map((id) => payload.update({ ...common, id, data: { title: `Baru ${id}` } })));
    expect(await bumpedBy('news', changeAll)).toBe(ids.length);
  });

  it('can only be bumped inside a transaction', async () => {
    const req = await createLocalReq({}, cms().payload);
    await expect(bumpTagVersion(req, 'news')).rejects.toThrow('transaction');
    await initTransaction(req);
    await bumpTagVersion(req, 'home');
    await commitTransaction(req);
    expect((await getTagVersions(cms())).home).toBeGreaterThan(0);
  });
});
