import type { ItemCollection } from '@beranda/contract';
import { createLocalReq, Forbidden, NotFound } from 'payload';
import { expect, it } from 'vitest';
import { inTransaction } from '#cms/database/sql.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { createItem, itemSamples, publishItem } from '../../../testing/items.ts';
import { signIn } from '../../../testing/records.ts';
import { makeTestUsers, type UserContext } from '../../../testing/test-users.ts';

onEachDatabase('the trash', (cms, itemCollections) => {
  const { accountOf, as, next } = makeTestUsers(cms);
  const now = () => new Date().toISOString();
  // A new object each time: Payload mutates its input.
  const trashed = () => ({ deletedAt: '2026-01-02T03:04:05.000Z' });

  const update = (
    collection: ItemCollection,
    id: number,
    data: object,
    who: UserContext,
    more: object = {},
  ) => cms().payload.update({ collection, id, locale: 'id', data, ...more, ...who } as never);
  const trash = (collection: ItemCollection, id: number, who: UserContext) =>
    update(collection, id, { deletedAt: now() }, who);
  const restore = (collection: ItemCollection, id: number, who: UserContext, status = 'draft') =>
    update(collection, id, { deletedAt: null, _status: status }, who, { trash: true });
  const find = (collection: ItemCollection, id: number, more: object = {}) =>
    cms().payload.findByID({
      collection,
      id,
      locale: 'id',
      overrideAccess: true,
      ...more,
    } as never) as unknown as Promise<Record<string, unknown>>;

  async function draftOf(collection: ItemCollection, who: UserContext): Promise<number> {
    const { fields, slug, text } = itemSamples[collection];
    const name = next('buangan');
    const data = { ...(await fields(slug?.(name) ?? name, cms())), ...text(`Buangan ${name}`) };
    const { id } = await cms().payload.create({
      collection,
      locale: 'id',
      draft: true,
      data,
      ...who,
    } as never);
    return id as number;
  }

  it.each(itemCollections)("accepts an editor's own unpublished draft: %s", async (collection) => {
    const id = await draftOf(collection, as('editor'));
    await trash(collection, id, as('editor'));
    await expect(find(collection, id)).rejects.toBeInstanceOf(NotFound);
    const { docs } = await cms().payload.find({
      collection,
      draft: true,
      pagination: false,
      ...as('editor'),
    });
    expect(docs.map((doc) => doc.id)).not.toContain(id);

    await expect(restore(collection, id, as('editor'))).rejects.toBeInstanceOf(Forbidden);
    await restore(collection, id, as('publisher'));
    expect(await find(collection, id, { draft: true })).toMatchObject({ _status: 'draft', deletedAt: null });

    await trash(collection, id, as('publisher'));
    const remove = (who: UserContext) =>
      cms().payload.delete({ collection, id, trash: true, ...who } as never);
    await expect(remove(as('editor'))).rejects.toBeInstanceOf(Forbidden);
    await remove(as('publisher'));
    await expect(find(collection, id, { trash: true })).rejects.toBeInstanceOf(NotFound);
  });

  it.each(itemCollections)(
    'keeps autosaved content on move and restore from the admin panel: %s',
    async (collection) => {
      const sessions = { editor: await signIn(cms(), 'editor'), publisher: await signIn(cms(), 'publisher') };
      const send = async (who: keyof typeof sessions, method: string, path: string, body?: object) => {
        const headers = { ...sessions[who], 'content-type': 'application/json' };
        const response = await fetch(`${cms().url}/api/${collection}${path}`, {
          method,
          headers,
          ...(body && { body: JSON.stringify(body) }),
        });
        expect(response.status, await response.clone().text()).toBeLessThan(300);
        return response.json();
      };
      const title = next('Baru dimulai');
      const query = 'depth=0&draft=true&fallback-locale=null&locale=id';
      const { doc } = await send('editor', 'POST', `?autosave=true&${query}`, { title, _status: 'draft' });
      const written = async () => {
        const {
          updatedAt: _at,
          lastSave: _by,
          ...rest
        } = await send('publisher', 'GET', `/${doc.id}?${query}`);
        return rest;
      };
      const before = await written();
      expect(before).toMatchObject({ title });
      await send('editor', 'PATCH', `/${doc.id}`, { deletedAt: now() });
      const isInTrash = `where[id][equals]=${doc.id}&where[deletedAt][exists]=true`;
      await send('publisher', 'PATCH', `?trash=true&${isInTrash}`, { deletedAt: null, _status: 'draft' });
      expect(await written()).toEqual(before);
    },
  );

  it.each(itemCollections)('rejects published items: %s', async (collection) => {
    const id = await publishItem(cms(), collection, next('terbit'), ['id']);
    await expect(trash(collection, id, as('publisher'))).rejects.toThrow('masih terbit');
    await update(collection, id, { _status: 'draft' }, as('publisher'), { unpublishAllLocales: true });
    await trash(collection, id, as('publisher'));
    await expect(find(collection, id)).rejects.toBeInstanceOf(NotFound);
  });

  it.each(itemCollections)('is the only place from which staff delete: %s', async (collection) => {
    const session = await signIn(cms(), 'publisher');
    const send = async (query: string, language = 'id') => {
      const headers = { ...session, 'accept-language': language };
      const response = await fetch(`${cms().url}/api/${collection}${query}`, { method: 'DELETE', headers });
      return [response.status, JSON.stringify(await response.json())];
    };
    const many = (id: number) => `?trash=true&where[id][equals]=${id}`;
    const published = await publishItem(cms(), collection, next('tayang'), ['id']);
    const draft = await draftOf(collection, as('publisher'));
    for (const id of [published, draft])
      for (const query of [`/${id}?trash=true`, many(id)]) {
        expect(await send(query)).toEqual([400, expect.stringContaining('dari tempat sampah')]);
        expect(await send(query, 'en')).toEqual([400, expect.stringContaining('only from the trash')]);
      }
    expect(await find(collection, published)).toMatchObject({ _status: 'published' });
    const { totalDocs } = await cms().payload.countVersions({
      collection,
      where: { parent: { equals: published } },
    });
    expect(totalDocs).toBeGreaterThan(0);

    await trash(collection, draft, as('publisher'));
    expect(await send(many(draft))).toEqual([200, expect.any(String)]);
    await expect(find(collection, draft, { trash: true })).rejects.toBeInstanceOf(NotFound);
  });

  it('keeps an item that is restored while it is deleted permanently', async () => {
    const id = await draftOf('news', as('publisher'));
    await trash('news', id, as('publisher'));
    const restored = Promise.withResolvers<void>();
    const committing = Promise.withResolvers<void>();
    const req = await createLocalReq({ user: accountOf('publisher') }, cms().payload);
    const restoring = inTransaction(req, async () => {
      await restore('news', id, { ...as('publisher'), req } as UserContext);
      restored.resolve();
      await committing.promise;
    });
    await restored.promise;
    const removal = cms()
      .payload.delete({ collection: 'news', id, trash: true, ...as('publisher') })
      .then(
        () => 'deleted',
        ({ message }: Error) => message,
      );
    const first = await Promise.race([removal, new Promise((done) => setTimeout(done, 300, 'waits'))]);
    committing.resolve();
    await restoring;
    expect(first).toBe('waits');
    expect(await removal).toContain('dari tempat sampah');
    expect(await find('news', id, { draft: true })).toMatchObject({ deletedAt: null });
  });

  it('accepts from editors only their own unpublished drafts', async () => {
    const others = await createItem(cms(), 'news', next('lain'), 'id', 'draft');
    await expect(trash('news', others, as('editor'))).rejects.toBeInstanceOf(Forbidden);

    const own = await draftOf('news', as('editor'));
    await update('news', own, { ...itemSamples.news.text('Terbit'), _status: 'published' }, as('publisher'));
    await update('news', own, { _status: 'draft' }, as('publisher'));
    await expect(trash('news', own, as('editor'))).rejects.toBeInstanceOf(Forbidden);
  });

  it('rejects a move by editors that also changes or publishes content', async () => {
    const id = await draftOf('news', as('editor'));
    const attempts = [
      { ...trashed(), title: 'Sekalian' },
      { ...trashed(), _status: 'published' },
    ];
    for (const data of attempts)
      await expect(update('news', id, data, as('editor'))).rejects.toThrow('tidak dapat digabung');
    await expect(update('news', id, trashed(), as('editor'), { publishAllLocales: true })).rejects.toThrow();
    const many = { collection: 'news', where: { id: { equals: id } }, data: trashed(), ...as('editor') };
    await expect(cms().payload.update(many as never)).rejects.toThrow('satu per satu');
    for (const who of ['treasury', 'customer-care', 'auditor', 'without-role', 'nobody'] as const)
      await expect(trash('news', id, as(who)), who).rejects.toBeInstanceOf(Forbidden);
    expect(await find('news', id, { draft: true })).toMatchObject({ deletedAt: null });
  });

  it('ignores the trash state in draft saves, which send every form field', async () => {
    const id = await draftOf('news', as('editor'));
    await update('news', id, { ...trashed(), title: 'Masih di sini' }, as('editor'), { draft: true });
    expect(await find('news', id, { draft: true })).toMatchObject({
      deletedAt: null,
      title: 'Masih di sini',
    });
  });

  it('restores nothing as published', async () => {
    const id = await draftOf('news', as('editor'));
    await trash('news', id, as('editor'));
    await expect(restore('news', id, as('publisher'), 'published')).rejects.toThrow('menghasilkan draf');
  });

  it('reports the conflict if a trashed item has the same slug', async () => {
    const id = await draftOf('news', as('editor'));
    const { slug } = await find('news', id, { draft: true });
    await trash('news', id, as('editor'));
    const other = await draftOf('news', as('editor'));
    await expect(update('news', other, { slug }, as('editor'), { draft: true })).rejects.toMatchObject({
      data: { errors: [{ path: 'slug', message: expect.stringContaining('tempat sampah') }] },
    });
  });

  it('rejects items that are still referenced', async () => {
    const product = await createItem(cms(), 'guide-groups', next('dipakai'), 'id', 'draft');
    const { id } = (await cms().payload.create({
      collection: 'guides',
      locale: 'id',
      data: { ...itemSamples.guides.text('Pakai'), slug: next('pakai'), order: 1, group: product },
      draft: true,
      ...as('publisher'),
    } as never)) as { id: number };
    await expect(trash('guide-groups', product, as('publisher'))).rejects.toThrow('Pakai');
    await trash('guides', id, as('publisher'));
    await expect(trash('guide-groups', product, as('publisher'))).rejects.toThrow('di tempat sampah');
  });
});
