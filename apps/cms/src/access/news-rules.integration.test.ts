import { createLocalReq, Forbidden } from 'payload';
import { expect, it } from 'vitest';
import { newsFields, newsText } from '#cms/collections/news/sample.ts';
import { updateItems } from '#cms/items/save/update-many.ts';
import { publishNews } from '../../testing/content.ts';
import { onOneDatabase } from '../../testing/databases.ts';
import { restoreFirst } from '../../testing/items.ts';
import { signIn } from '../../testing/records.ts';
import {
  EVERYONE,
  expectAccess,
  makeTestUsers,
  PUBLISHERS,
  STAFF,
  WRITERS,
} from '../../testing/test-users.ts';

onOneDatabase('access to news', (cms) => {
  const people = makeTestUsers(cms);
  const { next } = people;
  const payload = () => cms().payload;
  const draftNews = async () => {
    const { id } = await payload().create({
      collection: 'news',
      draft: true,
      data: { ...newsFields(next('draft')), ...newsText('Konsep') },
      overrideAccess: true,
    });
    return id;
  };
  const trashedNews = async () => {
    const id = await draftNews();
    const data = { deletedAt: new Date().toISOString() };
    await payload().update({ collection: 'news', id, data, overrideAccess: true });
    return id;
  };

  expectAccess(people, [
    ['read news', STAFF, (as) => payload().find({ collection: 'news', ...as })],
    ['read versions of news', STAFF, (as) => payload().findVersions({ collection: 'news', ...as })],
    [
      'write a draft of news',
      WRITERS,
      (as) =>
        payload().create({
          collection: 'news',
          draft: true,
          data: { ...newsFields(next('new-draft')), ...newsText('Baru') },
          ...as,
        }),
    ],
    [
      'autosave a draft of news',
      WRITERS,
      async (as) =>
        payload().update({
          collection: 'news',
          id: await publishNews(cms(), next('autosave'), ['id']),
          draft: true,
          autosave: true,
          data: { title: 'Konsep' },
          ...as,
        }),
    ],
    [
      'create published news',
      PUBLISHERS,
      (as) =>
        payload().create({
          collection: 'news',
          data: { ...newsFields(next('published')), ...newsText('Terbit'), _status: 'published' },
          ...as,
        }),
    ],
    [
      'publish a draft of news',
      PUBLISHERS,
      async (as) =>
        payload().update({
          collection: 'news',
          id: await draftNews(),
          data: { _status: 'published' },
          ...as,
        }),
    ],
    [
      'publish news as a draft with published status',
      PUBLISHERS,
      async (as) =>
        payload().update({
          collection: 'news',
          id: await draftNews(),
          draft: true,
          data: { _status: 'published' },
          ...as,
        }),
    ],
    [
      'publish all languages of news',
      PUBLISHERS,
      async (as) =>
        payload().update({
          collection: 'news',
          id: await draftNews(),
          publishAllLocales: true,
          data: {},
          ...as,
        }),
    ],
    [
      'change published news without a status',
      PUBLISHERS,
      async (as) =>
        payload().update({
          collection: 'news',
          id: await publishNews(cms(), next('changed'), ['id']),
          data: { title: 'Diubah' },
          ...as,
        }),
    ],
    [
      'withdraw news',
      PUBLISHERS,
      async (as) =>
        payload().update({
          collection: 'news',
          id: await publishNews(cms(), next('taken-back'), ['id']),
          unpublishAllLocales: true,
          data: { _status: 'draft' },
          ...as,
        }),
    ],
    [
      'change news in bulk',
      PUBLISHERS,
      async ({ user }) => {
        const id = await publishNews(cms(), next('bulk'), ['id']);
        const req = await createLocalReq(user ? { user, locale: 'id' } : { locale: 'id' }, payload());
        const { docs, errors } = await updateItems(req, 'news', {
          where: { id: { equals: id } },
          data: { title: 'Diubah' },
        });
        if (errors.length > 0 || docs.length === 0) throw new Forbidden();
      },
    ],
    [
      'restore an old version of news as a draft',
      WRITERS,
      async ({ user }) =>
        restoreFirst(cms(), 'news', await publishNews(cms(), next('restored'), ['id']), user ?? null),
    ],
    [
      'delete news',
      PUBLISHERS,
      async (as) => payload().delete({ collection: 'news', id: await trashedNews(), trash: true, ...as }),
    ],
  ]);

  it.each(EVERYONE)(
    'rejects copies of news by %s, which would also copy the published status',
    async (who) => {
      const id = await publishNews(cms(), next('original'), ['id', 'en']);
      const attempt = payload().duplicate({
        collection: 'news',
        id,
        data: { slug: next('copy') },
        ...people.as(who),
      });
      await expect(attempt).rejects.toThrow(/cannot be duplicated|not allowed/);
    },
  );

  it('rejects copies of news over REST', async () => {
    const id = await publishNews(cms(), next('original'), ['id', 'en']);
    const before = await payload().count({ collection: 'news' });
    const response = await fetch(`${cms().url}/api/news/${id}/duplicate`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', ...(await signIn(cms(), 'editor')) },
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await payload().count({ collection: 'news' })).toEqual(before);
  });
});
