import { expect, it } from 'vitest';
import { onOneDatabase } from '../../testing/databases.ts';
import { createItem } from '../../testing/items.ts';
import { signIn } from '../../testing/records.ts';
import { makeTestUsers } from '../../testing/test-users.ts';
import { BUILD_ID, PAGE_BUILD_HEADER } from './page-build.ts';

onOneDatabase('a page of a former build', (cms) => {
  const people = makeTestUsers(cms);

  async function save(path: string, build: string | null, body: unknown): Promise<Response> {
    return fetch(`${cms().url}/api/${path}`, {
      method: path.startsWith('globals/') ? 'POST' : 'PATCH',
      headers: {
        ...(await signIn(cms(), 'publisher')),
        'accept-language': 'en',
        'content-type': 'application/json',
        ...(build === null ? {} : { [PAGE_BUILD_HEADER]: build }),
      },
      body: JSON.stringify(body),
    });
  }

  it.each(['autosave=true&draft=true&', ''])('saves nothing of an item (%s)', async (query) => {
    const id = await createItem(cms(), 'news', people.next('bangunan-lain'), 'id', 'draft');
    const path = `news/${id}?${query}locale=id`;
    const response = await save(path, 'former', { title: 'Dari halaman lama' });
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { errors: [{ data: { code: 'otherBuild' }, message: expect.stringMatching(/^Not saved: .*Reload/) }] },
    ]);
    const stored = await cms().payload.findByID({ collection: 'news', id, draft: true, locale: 'id' });
    expect(stored.title).not.toBe('Dari halaman lama');
  });

  it('saves nothing of a global', async () => {
    expect((await save('globals/home?locale=id', 'former', {})).status).toBe(409);
  });

  it('is distinguished from a page of this build, and from a program', async () => {
    const id = await createItem(cms(), 'news', people.next('bangunan-ini'), 'id', 'draft');
    const path = `news/${id}?draft=true&autosave=true&locale=id`;
    expect((await save(path, BUILD_ID, { title: 'Dari halaman ini' })).status).toBe(200);
    expect((await save(path, null, { title: 'Dari program' })).status).toBe(200);
  });
});
