import { describe, expect, it, vi } from 'vitest';
import { checkServerFunction } from '#cms/admin/server-functions/check-server-function.ts';
import { auditOf } from '../../testing/audit.ts';
import { onOneDatabase } from '../../testing/databases.ts';
import { createItem } from '../../testing/items.ts';
import { signIn } from '../../testing/records.ts';
import { makeTestUsers, type TestRole } from '../../testing/test-users.ts';
import { OPENED_BY_HEADER } from './opened-by.ts';

onOneDatabase('a page that another user has opened', (cms) => {
  const people = makeTestUsers(cms);
  const idOf = (who: 'editor' | 'publisher') => String(people.accountOf(who).id);

  async function send(
    openedBy: string | null,
    method: string,
    path: string,
    body: unknown = {},
    who: TestRole = 'publisher',
  ) {
    return fetch(`${cms().url}/api/${path}`, {
      method,
      headers: {
        ...(await signIn(cms(), who)),
        'accept-language': 'en',
        'content-type': 'application/json',
        ...(openedBy === null ? {} : { [OPENED_BY_HEADER]: openedBy }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
  }

  describe('changes nothing', () => {
    const news = () => createItem(cms(), 'news', people.next('orang-lain'), 'id', 'draft');

    it('of an item, and nothing is recorded', async () => {
      const id = await news();
      const path = `news/${id}?draft=true&autosave=true&locale=id`;
      const logged = vi.spyOn(cms().payload.logger, 'error');
      const rows = await auditOf(cms(), async () => {
        const response = await send(idOf('editor'), 'PATCH', path, { title: 'Bukan miliknya' });
        expect([response.status, await response.json()]).toMatchObject([
          401,
          { errors: [{ data: { code: 'otherPerson' }, message: expect.stringMatching(/^Not saved: /) }] },
        ]);
      });
      expect(logged).not.toHaveBeenCalled();
      logged.mockRestore();
      expect(rows.filter(({ collection }) => collection === 'news')).toEqual([]);
      const stored = await cms().payload.findByID({ collection: 'news', id, draft: true, locale: 'id' });
      expect(stored.title).not.toBe('Bukan miliknya');
      expect((await send(idOf('publisher'), 'PATCH', path, { title: 'Miliknya' })).status).toBe(200);
      expect((await send(null, 'PATCH', path, { title: 'Dari program' })).status).toBe(200);
      expect((await send(idOf('editor'), 'GET', path)).status).toBe(200);
    });

    it('by any other request, whatever it is for', async () => {
      const id = await news();
      for (const [method, path] of [
        ['POST', 'news?draft=true'],
        ['PATCH', 'news?where[id][equals]=1'],
        ['DELETE', `news/${id}`],
        ['POST', 'news/versions/1'],
        ['POST', 'globals/home?locale=id'],
        ['POST', 'redirects/import?dryRun=false'],
        ['POST', 'market/sheets/rates?dryRun=false'],
        ['PATCH', `users/${idOf('publisher')}`],
        ['POST', 'users/refresh-token'],
        ['POST', 'payload-preferences/nav'],
      ] as const)
        expect((await send(idOf('editor'), method, path)).status, `${method} ${path}`).toBe(401);
      expect(await cms().payload.count({ collection: 'news', where: { id: { equals: id } } })).toEqual({
        totalDocs: 1,
      });
    });

    it('by a server function', async () => {
      const check = async (openedBy: string) => {
        const headers = new Headers({ ...(await signIn(cms(), 'publisher')), [OPENED_BY_HEADER]: openedBy });
        return checkServerFunction({ name: 'form-state', args: {} }, cms().payload, headers);
      };
      expect(await check(idOf('editor'))).toEqual({ kind: 'rejected', status: 401 });
      expect(await check(idOf('publisher'))).toMatchObject({ kind: 'allowed' });
    });
  });

  it.each(['users', 'news', 'payload-jobs'])(
    'is rejected by every endpoint that changes %s',
    async (slug) => {
      const { endpoints } = cms().payload.collections[slug as 'news'].config;
      const headers = new Headers({ [OPENED_BY_HEADER]: '1' });
      const req = { headers, user: { id: 2 }, i18n: { language: 'id' }, payload: cms().payload };
      for (const { handler, method, path } of endpoints || [])
        if (method !== 'get') expect((await handler(req as never)).status, `${method} ${path}`).toBe(401);
    },
  );
});
