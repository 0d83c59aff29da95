import { beforeEach, describe, expect, it } from 'vitest';
import { newsFields, newsText } from '#cms/collections/news/sample.ts';
import { getTagVersions, publishNews } from '../../testing/content.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { restoreFirst } from '../../testing/items.ts';
import { createUser } from '../../testing/records.ts';
import { addRedirect, removeRedirects, storedRedirects } from '../../testing/redirects.ts';

onEachDatabase('the automatic redirect of a changed slug', (cms) => {
  let serial = 0;
  let slug = '';
  let id = 0;
  const named = (name: string) => `${name}-${serial}`;
  const at = (name: string) => `/news/${named(name)}`;

  beforeEach(async () => {
    await removeRedirects(cms());
    serial += 1;
    slug = named('old');
    id = await publishNews(cms(), slug, ['id']);
  });

  const news = () => ({ collection: 'news', id, overrideAccess: true }) as const;
  const save = (data: object, options: object = {}) =>
    cms().payload.update({ ...news(), data, ...options } as never);
  const draft = { draft: true };
  const stored = () => storedRedirects(cms());

  it('permanently redirects the old address to the new one, marked as automatic', async () => {
    const before = (await getTagVersions(cms())).redirects ?? 0;
    await save({ slug: named('new') });
    const { docs } = await cms().payload.find({ collection: 'redirects' });
    expect(docs).toMatchObject([{ from: at('old'), to: at('new'), status: 'permanent', isAutomatic: true }]);
    expect((await getTagVersions(cms())).redirects).toBe(before + 1);
  });

  it('is not created for a draft, but when the draft is published', async () => {
    await save({ slug: named('draft') }, draft);
    await save({ slug: named('later') }, { ...draft, autosave: true });
    expect(await stored()).toEqual({});
    await save({ _status: 'published' });
    expect(await stored()).toEqual({ [at('old')]: at('later') });
  });

  it('is created once, whichever language publishes the new address', async () => {
    await save({ slug: named('new') }, draft);
    const english = { locale: 'en', publishSpecificLocale: 'en' };
    await save({ ...newsText('English'), _status: 'published' }, english);
    expect(await stored()).toEqual({ [at('old')]: at('new') });
    await save({ _status: 'published' }, { locale: 'id', publishSpecificLocale: 'id' });
    expect(await stored()).toEqual({ [at('old')]: at('new') });
  });

  it('is not created for an item that was never public', async () => {
    const unseen = await cms().payload.create({
      collection: 'news',
      draft: true,
      data: { ...newsFields(named('unseen')), ...newsText('Konsep') },
    });
    id = unseen.id;
    await save({ slug: named('seen'), _status: 'published' });
    expect(await stored()).toEqual({});
  });

  it('is not created while an item is withdrawn, but on republication from its last public address', async () => {
    await save({ _status: 'draft', slug: named('hidden') }, { unpublishAllLocales: true });
    expect(await stored()).toEqual({});
    await save({ slug: named('back'), _status: 'published' });
    expect(await stored()).toEqual({ [at('old')]: at('back') });
  });

  it('is removed when an item is republished at its source', async () => {
    await save({ _status: 'draft' }, { unpublishAllLocales: true });
    await addRedirect(cms(), at('old'), '/promo');
    await save({ _status: 'published' });
    expect(await stored()).toEqual({});
  });

  it('is not created when anything else changes', async () => {
    await save({ title: 'Judul baru' });
    await cms().payload.delete({ collection: 'news', id });
    expect(await stored()).toEqual({});
  });

  it('follows several renames, and leaves no loop when the item returns', async () => {
    await save({ slug: named('second') });
    await save({ slug: named('third') });
    expect(await stored()).toEqual({ [at('old')]: at('second'), [at('second')]: at('third') });
    await save({ slug });
    expect(await stored()).toEqual({ [at('second')]: at('third'), [at('third')]: at('old') });
    await save({ slug: named('second') });
    expect(await stored()).toEqual({ [at('third')]: at('old'), [at('old')]: at('second') });
  });

  it('is created when a restored version with another slug is published', async () => {
    await save({ slug: named('new') });
    await restoreFirst(cms(), 'news', id, await createUser(cms(), named('restores'), ['administrator']));
    expect(await stored()).toEqual({ [at('old')]: at('new') });
    await save({ _status: 'published' });
    expect(await stored()).toEqual({ [at('new')]: at('old') });
  });

  describe('with existing redirects', () => {
    it('removes those with the new address as source, in both languages', async () => {
      await addRedirect(cms(), at('new'), '/promo');
      await addRedirect(cms(), `/en${at('new')}`, '/en/promo');
      await addRedirect(cms(), `${at('new')}/extra`, '/promo');
      await save({ slug: named('new') });
      expect(await stored()).toEqual({ [at('old')]: at('new'), [`${at('new')}/extra`]: '/promo' });
    });

    it('is removed when another item takes an old address', async () => {
      await save({ slug: named('new') });
      await publishNews(cms(), slug, ['id']);
      expect(await stored()).toEqual({});
    });

    it('keeps one that staff created for the old address', async () => {
      await addRedirect(cms(), at('old'), '/promo', 'temporary');
      await save({ slug: named('new') });
      expect(await stored()).toEqual({ [at('old')]: '/promo' });
    });

    it('updates an automatic one', async () => {
      const data = { from: at('old'), to: '/promo', status: 'permanent' as const, isAutomatic: true };
      await cms().payload.create({ collection: 'redirects', data });
      await save({ slug: named('new') });
      expect(await stored()).toEqual({ [at('old')]: at('new') });
    });

    it('rejects a slug that would close a loop, with the reason, and changes nothing', async () => {
      await addRedirect(cms(), `${at('new')}/**`, at('old'));
      await expect(save({ slug: named('new') })).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining(`${at('new')}/** → ${at('old')} → ${at('new')}/**`),
      });
      expect(await stored()).toEqual({ [`${at('new')}/**`]: at('old') });
      expect(await cms().payload.findByID({ collection: 'news', id })).toMatchObject({ slug });
    });
  });
});
