import { type ItemCollection, LOCALES, type Locale } from '@beranda/contract';
import { beforeAll, expect, it } from 'vitest';
import { fetchApi, getTagVersions } from '../../../testing/content.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { itemSamples, publishItem } from '../../../testing/items.ts';
import { createUser, signIn } from '../../../testing/records.ts';

type Form = Record<string, unknown> & { updatedAt: string };

onEachDatabase('restoring an old version', (cms, itemCollections) => {
  const sessions: Record<string, Record<string, string>> = {};

  beforeAll(async () => {
    await createUser(cms(), 'administrator', []);
    for (const role of ['editor', 'publisher', 'auditor'] as const) {
      await createUser(cms(), role, [role]);
      sessions[role] = { ...(await signIn(cms(), role)), 'content-type': 'application/json' };
    }
  });

  const send = (who: string, method: string, path: string, body: object = {}) =>
    fetch(`${cms().url}/api/${path}`, {
      method,
      headers: sessions[who] ?? {},
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
  const open = async (collection: ItemCollection, id: number, locale: Locale) => {
    const path = `${collection}/${id}?depth=0&draft=true&fallback-locale=null&locale=${locale}`;
    return (await (await send('editor', 'GET', path)).json()) as Form;
  };
  const stored = (collection: ItemCollection, id: number) =>
    cms().payload.db.findOne({ collection, locale: 'all', where: { id: { equals: id } } });
  const versions = async (collection: ItemCollection, id: number) =>
    (
      await cms().payload.findVersions({
        collection,
        depth: 0,
        limit: 0,
        locale: 'all',
        overrideAccess: true,
        sort: 'id',
        where: { parent: { equals: id } },
      })
    ).docs;
  /** Sends the request of one of the two restore buttons. */
  const restore = (who: string, collection: ItemCollection, version: unknown, query = 'draft=false') =>
    send(who, 'POST', `${collection}/versions/${version}?${query}`);

  it.each(itemCollections)(
    'creates a draft with both languages, also for editors, and changes nothing public: %s',
    async (collection) => {
      const slug = itemSamples[collection].slug?.('kembali') ?? 'kembali';
      const id = await publishItem(cms(), collection, slug, ['id', 'en']);
      const old = (await versions(collection, id)).at(-1);
      const texts = await Promise.all(LOCALES.map((locale) => open(collection, id, locale)));
      for (const locale of LOCALES) {
        const path = `${collection}/${id}?draft=true&depth=0&locale=${locale}`;
        const { updatedAt } = await open(collection, id, locale);
        const data = { title: `Lain ${locale}`, owner: 'Unit lain', updatedAt };
        expect((await send('editor', 'PATCH', path, data)).status).toBe(200);
      }
      const [before, tagVersions] = [await stored(collection, id), await getTagVersions(cms())];
      const response = await restore('editor', collection, old?.id);
      expect([response.status, await response.json()]).toMatchObject([
        200,
        { id, message: expect.stringMatching(/draf/) },
      ]);
      const restored = await Promise.all(LOCALES.map((locale) => open(collection, id, locale)));
      expect(restored.map(({ title, owner }) => [title, owner])).toEqual(
        texts.map(({ title, owner }) => [title, owner]),
      );
      expect(await stored(collection, id)).toEqual(before);
      expect(await getTagVersions(cms())).toEqual(tagVersions);
    },
  );

  it.each(['draft=true', 'draft=false', ''])(
    'keeps a withdrawn item withdrawn, with its reason: ?%s',
    async (query) => {
      const slug = `ditarik-${query.length}`;
      const id = await publishItem(cms(), 'news', slug, ['id', 'en']);
      const old = (await versions('news', id)).at(-1);
      const reason = { withdrawnBecause: 'Keliru.', _status: 'draft' };
      expect((await send('publisher', 'PATCH', `news/${id}?draft=true&locale=id`, reason)).status).toBe(200);
      await send('publisher', 'PATCH', `news/${id}?unpublishAllLocales=true`, { _status: 'draft' });
      const seen = async () => {
        const response = await fetchApi(cms(), `/content/news/${slug}?locale=id`);
        return [response.status, ((await response.json()) as { message: string }).message];
      };
      expect(await seen()).toEqual([410, 'Keliru.']);
      for (const who of ['editor', 'publisher']) {
        expect((await restore(who, 'news', old?.id, query)).status).toBe(200);
        expect(await seen()).toEqual([410, 'Keliru.']);
        expect(await open('news', id, 'id')).toMatchObject({
          withdrawnBecause: 'Keliru.',
          title: `${slug} id`,
        });
      }
    },
  );

  it('makes open forms stale', async () => {
    const id = await publishItem(cms(), 'news', 'terbuka', ['id']);
    const form = await open('news', id, 'id');
    await restore('editor', 'news', (await versions('news', id))[0]?.id);
    const response = await send('publisher', 'PATCH', `news/${id}?draft=true&locale=id`, form);
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { errors: [{ data: { by: 'editor' } }] },
    ]);
  });

  it('is rejected if another draft was stored since it was compared', async () => {
    const id = await publishItem(cms(), 'news', 'dibandingkan', ['id']);
    const old = (await versions('news', id))[0]?.id;
    const seen = async () => `updatedAt=${encodeURIComponent((await open('news', id, 'id')).updatedAt)}`;
    const before = await seen();
    const path = `news/${id}?draft=true&depth=0&locale=id`;
    expect((await send('publisher', 'PATCH', path, { title: 'Dari rekan' })).status).toBe(200);
    const response = await restore('editor', 'news', old, before);
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { errors: [{ message: expect.stringMatching(/^publisher menyimpan .* Tidak ada yang dipulihkan/) }] },
    ]);
    expect(await open('news', id, 'id')).toMatchObject({ title: 'Dari rekan' });
    expect((await restore('editor', 'news', old, await seen())).status).toBe(200);
    expect((await restore('editor', 'news', old, 'updatedAt=kemarin')).status).toBe(400);
  });

  it('requires write permission and does not reveal whether the version exists', async () => {
    const id = await publishItem(cms(), 'news', 'terlarang', ['id']);
    const version = (await versions('news', id))[0]?.id;
    const statuses = [];
    for (const [who, which] of [
      ['auditor', version],
      ['auditor', 987_654],
      ['nobody', version],
      ['editor', 987_654],
      ['editor', 'constructor'],
    ])
      statuses.push((await restore(String(who), 'news', which)).status);
    expect(statuses).toEqual([403, 403, 403, 404, 404]);
  });
});
