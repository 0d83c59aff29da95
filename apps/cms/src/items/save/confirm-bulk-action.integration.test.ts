import { expect, it } from 'vitest';
import { CONFIRMATION_HEADER } from '#cms/confirmation/confirmation-header.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { createItem, publishItem } from '../../../testing/items.ts';
import { paragraph } from '../../../testing/paragraph.ts';
import { makeSignedInTestUsers } from '../../../testing/test-users.ts';

type Answer = {
  docs: { id: number }[];
  errors: { message: string; data?: { confirmation: { digest: string; consequences: string[] } } }[];
};

onOneDatabase('a bulk action', (cms) => {
  const { headersOf, next } = makeSignedInTestUsers(cms);

  async function send(ids: readonly number[], query: string, data: object, digest?: string) {
    const where = new URLSearchParams({ 'where[id][in]': ids.join() });
    const response = await fetch(`${cms().url}/api/news?${where}&${query}`, {
      method: 'PATCH',
      body: JSON.stringify(data),
      headers: {
        ...headersOf('publisher'),
        'accept-language': 'en',
        'content-type': 'application/json',
        ...(digest ? { [CONFIRMATION_HEADER]: digest } : {}),
      },
    });
    return { status: response.status, ...((await response.json()) as Answer) };
  }
  const statusOf = async (id: number) =>
    (await cms().payload.findByID({ collection: 'news', id, locale: 'all' }))._status;
  const news = (...languages: ('id' | 'en')[]) => publishItem(cms(), 'news', next('massal'), languages);

  it('withdraws nothing before number and language are confirmed, and then only what is published', async () => {
    const both = await news('id', 'en');
    const indonesian = await news('id');
    const ids = [both, indonesian];
    const asked = await send(ids, 'locale=en', { _status: 'draft' });
    const confirmation = asked.errors[0]?.data?.confirmation;
    expect([asked.status, asked.docs, confirmation?.consequences]).toEqual([
      409,
      [],
      [
        'News: 1 item is no longer shown in English.',
        '1 other selected item is not published here and does not change.',
      ],
    ]);
    expect(await statusOf(both)).toEqual({ id: 'published', en: 'published' });
    const done = await send(ids, 'locale=en', { _status: 'draft' }, confirmation?.digest);
    expect([done.status, done.docs.map(({ id }) => id)]).toEqual([200, [both]]);
    expect(await statusOf(both)).toEqual({ id: 'published', en: 'draft' });
    expect(await statusOf(indonesian)).toMatchObject({ id: 'published' });
  });

  it('names each item that cannot be published', async () => {
    const complete = await createItem(cms(), 'news', next('massal'), 'id', 'draft');
    const { id: incomplete } = await cms().payload.create({
      collection: 'news',
      draft: true,
      locale: 'id',
      data: { title: 'Belum selesai', slug: next('massal') } as never,
    });
    const ids = [complete, incomplete];
    const asked = await send(ids, 'locale=id&draft=true', { _status: 'published' });
    expect(asked.errors[0]?.data?.confirmation.consequences).toEqual([
      'News: 2 items are published in Indonesian.',
    ]);
    const { digest } = asked.errors[0]?.data?.confirmation ?? {};
    const done = await send(ids, 'locale=id&draft=true', { _status: 'published' }, digest);
    expect(done.docs.map(({ id }) => id)).toEqual([complete]);
    expect(done.errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^“Belum selesai”: .*invalid/),
    ]);
  });

  it('publishes only what is complete, and says so', async () => {
    const id = await createItem(cms(), 'news', next('massal'), 'id', 'draft');
    const asked = await send([id], 'locale=id&draft=true&publishAllLocales=true', { _status: 'published' });
    expect(asked.errors[0]?.data?.confirmation.consequences).toEqual([
      'News: 1 item is published in the languages that are complete.',
    ]);
  });

  it('is rejected if it would withdraw nothing', async () => {
    const answer = await send([await news('id'), await news('id')], 'locale=en', { _status: 'draft' });
    expect([answer.status, answer.docs, answer.errors.map(({ message }) => message)]).toEqual([
      400,
      [],
      ['None of the 2 selected items is published here. Nothing was changed.'],
    ]);
  });

  it('rejects an item that needs a confirmation of its own, with where to publish it', async () => {
    const id = await createItem(cms(), 'news', next('massal'), 'id', 'draft');
    const children = [{ ...paragraph('x').root.children[0]?.children[0], text: 'Baca' }];
    const link = { type: 'link', version: 3, format: '', indent: 0, direction: 'ltr', children };
    const body = structuredClone(paragraph('Lihat')) as { root: { children: { children: object[] }[] } };
    const fields = { linkType: 'custom', newTab: false, url: '/tidak/ada' };
    body.root.children[0]?.children.push({ ...link, id: '0123456789abcdef01234567', fields });
    await cms().payload.update({
      collection: 'news',
      id,
      locale: 'id',
      draft: true,
      data: { body } as never,
    });
    const query = 'locale=id&draft=true';
    const asked = await send([id], query, { _status: 'published' });
    const { digest } = asked.errors[0]?.data?.confirmation ?? {};
    const done = await send([id], query, { _status: 'published' }, digest);
    expect([done.status, done.errors.map(({ message }) => message)]).toEqual([
      400,
      [expect.stringMatching(/“Baca” leads to \/tidak\/ada Open its form to confirm this\.$/)],
    ]);
  });

  it('changes nothing public before it is confirmed', async () => {
    const data = { owner: 'Unit', _status: 'published' };
    const id = await news('id');
    const asked = await send([id], 'locale=id', data);
    expect([asked.status, asked.errors[0]?.data?.confirmation.consequences]).toEqual([
      409,
      [
        'News: 1 item is published in Indonesian.',
        'Other changes that are still drafts in these items are published with it, those of colleagues too.',
      ],
    ]);
    const ownerOf = async () => (await cms().payload.findByID({ collection: 'news', id })).owner;
    expect(await ownerOf()).not.toBe('Unit');
    const done = await send([id], 'locale=id', data, asked.errors[0]?.data?.confirmation.digest);
    expect([done.status, await ownerOf()]).toEqual([200, 'Unit']);
    expect(await statusOf(id)).toMatchObject({ id: 'published' });
  });

  it.each([
    ['drafts', 'locale=id&draft=true', { owner: 'Unit', _status: 'draft' }],
    ['a program that sends no status', 'locale=id', { owner: 'Unit' }],
  ])('needs no confirmation for other fields of %s', async (_of, query, data) => {
    const id = await news('id');
    expect((await send([id], query, data)).status).toBe(200);
    expect(await statusOf(id)).toMatchObject({ id: 'published' });
  });
});
