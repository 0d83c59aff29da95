import { afterEach, expect, it, vi } from 'vitest';
import { onOneDatabase } from '../../testing/databases.ts';
import { createItem } from '../../testing/items.ts';
import { makeSignedInTestUsers } from '../../testing/test-users.ts';

onOneDatabase('a save over the API', (cms) => {
  const people = makeSignedInTestUsers(cms);
  afterEach(() => vi.restoreAllMocks());

  async function send(method: 'PATCH' | 'POST', path: string, body: object, language = 'id') {
    const response = await fetch(`${cms().url}/api/${path}`, {
      method,
      headers: {
        ...people.headersOf('publisher'),
        'accept-language': language,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  }

  it('that names no language is stored in the default one, and one that names an unknown language is rejected', async () => {
    const { payload } = cms();
    const id = await createItem(cms(), 'news', people.next('bahasa'), 'id', 'draft');
    const titleOf = async () =>
      (await payload.findByID({ collection: 'news', id, draft: true, locale: 'all' })).title;
    expect((await send('PATCH', `news/${id}?draft=true`, { title: 'Tanpa bahasa' })).status).toBe(200);
    expect(await titleOf()).toMatchObject({ id: 'Tanpa bahasa' });
    const rejected = await send('PATCH', `news/${id}?draft=true&locale=fr`, { title: 'Perdu' });
    expect(rejected).toEqual({ status: 400, text: expect.stringContaining('locale=id') });
    expect(await titleOf()).toMatchObject({ id: 'Tanpa bahasa' });

    expect((await send('POST', 'tags', { title: 'Tanpa bahasa', slug: 'tanpa-bahasa' })).status).toBe(201);
    expect((await send('POST', 'globals/search', { popular: [{ text: 'tanpa bahasa' }] })).status).toBe(200);
    const { popular } = await payload.findGlobal({ slug: 'search', locale: 'id' });
    expect(popular).toMatchObject([{ text: 'tanpa bahasa' }]);
    expect((await send('POST', 'globals/search?locale=fr', {})).status).toBe(400);
  });

  it.each([
    ['id', 'Terjadi kesalahan di server. Coba lagi'],
    ['en', 'The server had an error. Try again'],
  ])('that fails on the server says in the language of the user what to do (%s)', async (language, text) => {
    vi.spyOn(cms().payload.logger, 'error').mockImplementation(() => {});
    vi.spyOn(cms().payload.db, 'create').mockRejectedValueOnce(new Error('the disk is full: /var/lib'));
    const failed = await send('POST', 'tags?locale=id', { title: 'Gagal', slug: 'gagal' }, language);
    expect(failed).toEqual({ status: 500, text: expect.stringContaining(text) });
    expect(failed.text).not.toContain('disk');
  });
});
