import type { TypedUser } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getTagVersions } from '../../testing/content.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { createUser, signIn } from '../../testing/records.ts';
import { addRedirect, fetchRedirects, removeRedirects, storedRedirects } from '../../testing/redirects.ts';

onEachDatabase('redirects', (cms) => {
  const collection = 'redirects';
  const add = (from: string, to: string, status?: 'temporary') => addRedirect(cms(), from, to, status);
  const change = (id: number, data: { from?: string; to?: string }) =>
    cms().payload.update({ collection, id, data, overrideAccess: true });
  const remove = (id: number) => cms().payload.delete({ collection, id, overrideAccess: true });
  const looping = (way: string) => ({
    name: 'ValidationError',
    data: { errors: [{ path: 'to', message: expect.stringContaining(way) }] },
  });

  let publisher: TypedUser;
  beforeAll(async () => {
    publisher = await createUser(cms(), 'publisher', ['publisher']);
  });
  beforeEach(() => removeRedirects(cms()));

  it('are returned for both languages, with chains resolved', async () => {
    await add('/berita', '/news');
    await add('/kabar', '/berita', 'temporary');
    await add('/en/kabar', 'https://elsewhere.example/news');
    await add('/lama/**', '/kabar');
    expect(await fetchRedirects(cms())).toEqual([
      { from: '/berita', to: '/news', status: 301 },
      { from: '/en/berita', to: '/en/news', status: 301 },
      { from: '/en/kabar', to: 'https://elsewhere.example/news', status: 301 },
      { from: '/en/lama/**', to: 'https://elsewhere.example/news', status: 301 },
      { from: '/kabar', to: '/news', status: 302 },
      { from: '/lama/**', to: '/news', status: 302 },
    ]);
  });

  it('bump their cache tag with every change', async () => {
    const raised = async (work: () => Promise<unknown>) => {
      const before = (await getTagVersions(cms())).redirects ?? 0;
      await work();
      return ((await getTagVersions(cms())).redirects ?? 0) - before;
    };
    let id = 0;
    expect(await raised(async () => (id = await add('/berita', '/news')))).toBe(1);
    expect(await raised(() => change(id, { to: '/promo' }))).toBe(1);
    expect(await raised(() => remove(id))).toBe(1);
  });

  it('normalize addresses, and store those of this site as paths', async () => {
    await add(' /Produk Kami ', `${cms().env.siteUrl}/news?page=2`);
    expect(await storedRedirects(cms())).toEqual({ '/Produk%20Kami': '/news?page=2' });
  });

  it.each([
    ['/', '/news', 'from'],
    ['/berita/', '/news', 'from'],
    ['/berita?page=2', '/news', 'from'],
    ['/api/users', '/news', 'from'],
    ['berita', '/news', 'from'],
    ['/berita', 'javascript:alert(1)', 'to'],
    ['/berita', '//elsewhere.example', 'to'],
    ['/berita', '/\\elsewhere.example', 'to'],
    ['/berita', 'http://elsewhere.example', 'to'],
    ['/berita', '', 'to'],
  ])('from %s to %s are rejected', async (from, to, path) => {
    await expect(add(from, to)).rejects.toMatchObject({
      name: 'ValidationError',
      data: { errors: [{ path }] },
    });
  });

  it('have unique sources', async () => {
    await add('/berita', '/news');
    await expect(add('/berita', '/promo')).rejects.toMatchObject({ name: 'ValidationError' });
    await expect(add(' /berita ', '/promo')).rejects.toMatchObject({ name: 'ValidationError' });
  });

  it("are rejected in the user's language", async () => {
    const headers = {
      ...(await signIn(cms(), 'publisher')),
      'content-type': 'application/json',
      'accept-language': 'en',
    };
    const response = await fetch(`${cms().url}/api/redirects`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ from: '/a', to: '/a' }),
    });
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining('lead in a circle'),
    ]);
  });

  describe('forming a loop', () => {
    it.each([
      ['to themselves', '/a', '/a?x', '/a → /a'],
      ['below themselves', '/a/**', '/a/b', '/a/** → /a/**'],
      ['in English only', '/a', '/en/a', '/en/a → /en/a'],
      ['through their own site', '/a', 'SITE/a', '/a → /a'],
    ])('%s are rejected', async (_how, from, to, way) => {
      await expect(add(from, to.replace('SITE', cms().env.siteUrl))).rejects.toMatchObject(looping(way));
      expect(await storedRedirects(cms())).toEqual({});
    });

    it('through others are rejected, on creation and on change', async () => {
      await add('/a', '/b');
      await add('/b', '/c/d');
      await expect(add('/c/**', '/a')).rejects.toMatchObject(looping('/a → /b → /c/** → /a'));
      const id = await add('/c/**', '/z');
      await expect(change(id, { to: '/a' })).rejects.toMatchObject(looping('/a → /b → /c/** → /a'));
      expect(await storedRedirects(cms())).toEqual({ '/a': '/b', '/b': '/c/d', '/c/**': '/z' });
    });

    it('that begin with a redirect of the English page alone are rejected', async () => {
      await add('/a', '/b');
      await expect(add('/en/b', '/en/a')).rejects.toMatchObject(looping('/en/a → /en/b → /en/a'));
    });

    it('by a deletion are rejected, too', async () => {
      const way = await add('/a/b', '/z');
      await add('/a/**', '/a/b');
      await expect(remove(way)).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('/a/** → /a/**'),
      });
      expect(Object.keys(await storedRedirects(cms()))).toHaveLength(2);
    });

    it('are rejected for one of two concurrent saves', async () => {
      const results = await Promise.allSettled([add('/a', '/b'), add('/b', '/a')]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });
  });

  describe('that are automatic', () => {
    const automatic = { from: '/a', to: '/b', status: 'permanent' as const, isAutomatic: true };
    const byHand = () => ({ overrideAccess: false as const, user: publisher });

    it('cannot be created by hand', async () => {
      const made = await cms().payload.create({ collection, data: automatic, ...byHand() });
      expect(made.isAutomatic).toBe(false);
    });

    it('become manual once staff save them', async () => {
      const { id, isAutomatic } = await cms().payload.create({ collection, data: automatic });
      expect(isAutomatic).toBe(true);
      const data = { to: '/c', isAutomatic: true };
      const saved = await cms().payload.update({ collection, id, data, ...byHand() });
      expect(saved).toMatchObject({ to: '/c', isAutomatic: false });
    });
  });

  it('cannot be changed in bulk', async () => {
    await add('/a', '/b');
    const where = { from: { exists: true } };
    const byHand = { overrideAccess: false as const, user: publisher };
    const attempt = cms().payload.update({ collection, where, data: { to: '/c' }, ...byHand });
    await expect(attempt).rejects.toThrow();
    expect(await storedRedirects(cms())).toEqual({ '/a': '/b' });
  });
});
