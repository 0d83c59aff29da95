import type { TypedUser } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CONFIRMATION_HEADER, type Confirmation } from '#cms/confirmation/confirmation-header.ts';
import { fetchApi, getTagVersions, publishNews } from '../../../testing/content.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { createItem, itemSamples, publishItem } from '../../../testing/items.ts';
import { createUser, signIn } from '../../../testing/records.ts';
import { storedRedirects } from '../../../testing/redirects.ts';

onEachDatabase('the public state of an item', (cms, itemCollections) => {
  let publisher: TypedUser;
  let editor: TypedUser;

  beforeAll(async () => {
    await createUser(cms(), 'administrator', []);
    publisher = await createUser(cms(), 'publisher', ['publisher']);
    await createUser(cms(), 'other-publisher', ['publisher']);
    editor = await createUser(cms(), 'editor', ['editor']);
  });

  const by = (user: TypedUser) => ({ user, overrideAccess: false });

  describe('of a product with changed rates in a draft', () => {
    let serial = 0;
    const product = async (languages: readonly ('id' | 'en')[] = ['id', 'en']) => {
      serial += 1;
      const name = `bunga-${serial}`;
      const id = await publishItem(cms(), 'products', `simpanan/${name}`, languages);
      const save = (data: object, more: object = {}) =>
        cms().payload.update({ collection: 'products', id, locale: 'id', data, ...more } as never);
      const tiers = [{ from: 0, annualRatePercent: 7 }];
      await save({ tiers, order: 3, title: 'Naskah' }, { draft: true, autosave: true, ...by(editor) });
      const seen = async (locale = 'id') => {
        const response = await fetchApi(cms(), `/content/products/simpanan/${name}?locale=${locale}`);
        const { title, tiers } = (await response.json()) as { title: string; tiers: unknown[] };
        return { title, tiers: tiers?.length };
      };
      const draft = () => cms().payload.findByID({ collection: 'products', id, locale: 'id', draft: true });
      return { save, seen, draft, id };
    };
    const publishEnglish = { locale: 'en', publishSpecificLocale: 'en' };
    const comma = { title: 'Comma', _status: 'published' };

    it('withdrawing one language keeps public rates, and the draft keeps the new ones', async () => {
      const { save, seen, draft } = await product();
      await save({ _status: 'draft', title: 'English' }, { locale: 'en', ...by(publisher) });
      expect(await seen('id')).toMatchObject({ tiers: 2 });
      expect(await seen('en')).toMatchObject({ tiers: 2, title: expect.stringMatching(/ id$/) });
      expect(await draft()).toMatchObject({ title: 'Naskah', order: 3, tiers: [{ annualRatePercent: 7 }] });
    });

    /** Sends the confirmation digest as the admin panel does. */
    const publish = async (id: number, digest = '') => {
      const response = await fetch(
        `${cms().url}/api/products/${id}?depth=0&locale=en&publishSpecificLocale=en`,
        {
          method: 'PATCH',
          headers: {
            ...(await signIn(cms(), 'publisher')),
            'content-type': 'application/json',
            'accept-language': 'id',
            [CONFIRMATION_HEADER]: digest,
          },
          body: JSON.stringify(comma),
        },
      );
      const { errors } = (await response.json()) as { errors?: { data: { confirmation: Confirmation } }[] };
      return { status: response.status, confirmation: errors?.[0]?.data.confirmation };
    };

    it('preserves row ids, which languages and forms use to match rows', async () => {
      const { save, draft } = await product();
      const rows = async () => {
        const { facts, fees, tiers } = await draft();
        return [facts, fees, tiers].map((list) => list?.map(({ id }) => id));
      };
      const before = await rows();
      await save({ _status: 'draft' }, { locale: 'en', ...by(publisher) });
      expect(await rows()).toEqual(before);
      await save({ _status: 'published' }, { publishAllLocales: true, ...by(publisher) });
      await save({ title: 'Lagi', _status: 'published' }, { publishSpecificLocale: 'id', ...by(publisher) });
      expect(await rows()).toEqual(before);
    });

    it('publishing one language requires confirmation of shared changes', async () => {
      const { id, seen } = await product();
      const rejected = await publish(id);
      expect(rejected).toMatchObject({
        status: 409,
        confirmation: {
          consequences: ['Bunga menurut saldo', 'Urutan'],
          question: expect.stringContaining('dalam bahasa lain'),
        },
      });
      expect(await seen('en')).toMatchObject({ tiers: 2, title: expect.stringMatching(/ en$/) });
      expect(await publish(id, rejected.confirmation?.digest)).toMatchObject({ status: 200 });
      expect(await seen('en')).toEqual({ tiers: 1, title: 'Comma' });
      expect(await seen('id')).toMatchObject({ tiers: 1, title: expect.stringMatching(/ id$/) });
    });

    it('requires a new confirmation when the draft changed since', async () => {
      const { id, save } = await product();
      const { confirmation } = await publish(id);
      await save({ order: 4 }, { draft: true, ...by(editor) });
      expect(await publish(id, confirmation?.digest)).toMatchObject({ status: 409 });
    });

    it('requires no confirmation for changes made in the same form', async () => {
      const { save, seen } = await product();
      const stored = [
        { from: 0, to: 1_000_000, annualRatePercent: 0 },
        { from: 1_000_000, annualRatePercent: 1.5 },
      ];
      const typed = { tiers: stored, order: 100, isInForms: false };
      await save({ ...typed, ...comma }, { ...publishEnglish, ...by(publisher) });
      expect(await seen('en')).toEqual({ tiers: 2, title: 'Comma' });
    });

    it('requires no confirmation for all languages, or for the only public one', async () => {
      const both = await product();
      await both.save({ _status: 'published' }, { publishAllLocales: true, ...by(publisher) });
      expect(await both.seen('en')).toMatchObject({ tiers: 1 });
      const one = await product(['id']);
      await one.save({ title: 'Terbit', _status: 'published' }, { ...by(publisher) });
      expect(await one.seen('id')).toEqual({ tiers: 1, title: 'Terbit' });
    });

    it("a schedule for one language publishes only that language's texts", async () => {
      const { id, seen, draft } = await product();
      await cms().payload.jobs.queue({
        task: 'schedulePublish',
        input: {
          type: 'publish',
          locale: 'id',
          doc: { relationTo: 'products', value: String(id) as never },
          user: { relationTo: 'users', value: publisher.id } as never,
        },
        waitUntil: new Date(Date.now() - 1_000),
      });
      await cms().payload.jobs.run({ silent: true });
      expect(await seen('id')).toEqual({ tiers: 2, title: 'Naskah' });
      expect(await draft()).toMatchObject({ order: 3, tiers: [{ annualRatePercent: 7 }] });
    });
  });

  it.each(itemCollections)(
    'publishes without confirmation if no shared field differs: %s',
    async (collection) => {
      const slug = itemSamples[collection].slug?.('formulir') ?? 'formulir';
      const id = await publishItem(cms(), collection, slug, ['id', 'en']);
      const headers = { ...(await signIn(cms(), 'publisher')), 'content-type': 'application/json' };
      const address = `${cms().url}/api/${collection}/${id}?depth=0&locale=en`;
      const form: object = await (
        await fetch(`${address}&draft=true&fallback-locale=null`, { headers })
      ).json();
      const response = await fetch(`${address}&publishSpecificLocale=en`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ ...form, title: 'As the form has it', _status: 'published' }),
      });
      expect([response.status, await response.json()]).toMatchObject([200, {}]);
    },
  );

  it('concurrent withdrawal and publication of different languages both take effect', async () => {
    const session = { ...(await signIn(cms(), 'publisher')), 'content-type': 'application/json' };
    for (let round = 0; round < 2; round += 1) {
      const id = await publishNews(cms(), `serentak-${round}`, ['id', 'en']);
      const send = (query: string, body: object) =>
        fetch(`${cms().url}/api/news/${id}?depth=0&${query}`, {
          method: 'PATCH',
          headers: session,
          body: JSON.stringify(body),
        });
      const responses = await Promise.all([
        send('locale=en', { _status: 'draft' }),
        send('locale=id&publishSpecificLocale=id', { title: 'Serentak', _status: 'published' }),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
      const row = await cms().payload.db.findOne({
        collection: 'news',
        locale: 'all',
        where: { id: { equals: id } },
      });
      expect(row).toMatchObject({
        _status: { id: 'published', en: 'draft' },
        title: { id: 'Serentak', en: `serentak-${round} en` },
      });
    }
  });

  it('is kept by a program that sends no status: what it sends becomes part of a newer draft', async () => {
    const id = await publishNews(cms(), 'tanpa-status', ['id', 'en']);
    const headers = { ...(await signIn(cms(), 'publisher')), 'content-type': 'application/json' };
    const send = (path: string, body: object) =>
      fetch(`${cms().url}/api/${path}`, { method: 'PATCH', headers, body: JSON.stringify(body) });
    const seen = async () => {
      const response = await fetchApi(cms(), '/content/news/tanpa-status?locale=id');
      return [response.status, ((await response.json()) as { summary?: string }).summary];
    };
    const before = await seen();
    expect(before[0]).toBe(200);
    await cms().payload.update({
      collection: 'news',
      id,
      locale: 'id',
      data: { title: 'Naskah' },
      draft: true,
      ...by(editor),
    });
    const one = await send(`news/${id}?locale=id`, { summary: 'Dari program' });
    const many = await send(`news?locale=id&where[id][equals]=${id}`, { owner: 'Unit program' });
    expect([one.status, many.status, await seen()]).toEqual([200, 200, before]);
    expect(await cms().payload.findByID({ collection: 'news', id, locale: 'id', draft: true })).toMatchObject(
      { title: 'Naskah', summary: 'Dari program', owner: 'Unit program', _status: 'draft' },
    );
  });

  describe('on withdrawal', () => {
    const askFor = async (slug: string, locale = 'id') => {
      const response = await fetchApi(cms(), `/content/news/${slug}?locale=${locale}`);
      return response.status === 410
        ? ((await response.json()) as { message: string }).message
        : response.status;
    };
    const save = (id: number, data: object, more: object = {}) =>
      cms().payload.update({ collection: 'news', id, locale: 'id', data, ...more } as never);
    const withdraw = (id: number) => save(id, { _status: 'draft' }, { unpublishAllLocales: true });
    const because = (withdrawnBecause: string) => ({ withdrawnBecause });
    const draft = { draft: true };

    it('the old address is gone (410), and redirects after publication at a new one', async () => {
      const id = await publishNews(cms(), 'had', ['id']);
      await save(id, { slug: 'has', ...because('Ditinjau.') }, draft);
      await withdraw(id);
      expect(await askFor('had')).toBe('Ditinjau.');
      expect(await storedRedirects(cms())).not.toHaveProperty('/news/had');
      await save(id, { _status: 'published' });
      expect(await askFor('has')).toBe(200);
      expect(await storedRedirects(cms())).toMatchObject({ '/news/had': '/news/has' });
    });

    it('a reason that a publisher adds later is public at once', async () => {
      const id = await publishNews(cms(), 'late-reason', ['id', 'en']);
      await withdraw(id);
      const before = (await getTagVersions(cms())).news ?? 0;
      await save(id, because('Kedaluwarsa.'), { ...draft, autosave: true, ...by(publisher) });
      expect(await askFor('late-reason')).toBe('Kedaluwarsa.');
      expect((await getTagVersions(cms())).news).toBe(before + 1);
      await save(id, because('Expired.'), { ...draft, ...by(publisher), locale: 'en' });
      expect(await askFor('late-reason', 'en')).toBe('Expired.');
      await save(id, because(''), { ...draft, ...by(publisher) });
      await save(id, because(''), { ...draft, ...by(publisher), locale: 'en' });
      expect(await askFor('late-reason')).toBe(404);
    });

    it('a reason written without the right to publish stays private', async () => {
      const id = await publishNews(cms(), 'no-voice', ['id']);
      await save(id, because('Pesan'), { ...draft, ...by(editor) });
      await withdraw(id);
      expect(await askFor('no-voice')).toBe(404);
      await save(id, because('Pesan'), { ...draft, ...by(editor) });
      expect(await askFor('no-voice')).toBe(404);
    });

    it("the publisher's last reason survives an editor's restore", async () => {
      const id = await publishNews(cms(), 'restored-reason', ['id']);
      await withdraw(id);
      await save(id, because('Lama.'), { ...draft, ...by(publisher) });
      await save(id, because('Baru.'), { ...draft, ...by(publisher) });
      const versions = await cms().payload.findVersions({
        collection: 'news',
        locale: 'all',
        where: { parent: { equals: id } },
      });
      const old = versions.docs.find(({ version }) => JSON.stringify(version).includes('Lama.'));
      const restored = await fetch(`${cms().url}/api/news/versions/${old?.id}`, {
        method: 'POST',
        headers: await signIn(cms(), 'editor'),
      });
      expect(restored.status).toBe(200);
      expect(await askFor('restored-reason')).toBe('Baru.');
    });

    it('a new withdrawal drops the earlier reason', async () => {
      const id = await publishNews(cms(), 'again', ['id', 'en']);
      await save(id, because('Dahulu.'), draft);
      await save(id, because('Long ago.'), { ...draft, locale: 'en' });
      await withdraw(id);
      expect(await askFor('again', 'en')).toBe('Long ago.');
      await save(id, { title: 'Kembali', _status: 'published' }, { publishSpecificLocale: 'id' });
      const latest = await cms().payload.findByID({ collection: 'news', id, locale: 'all', draft: true });
      expect(Object.values(latest.withdrawnBecause ?? {}).filter(Boolean)).toEqual([]);
      await withdraw(id);
      expect([await askFor('again'), await askFor('again', 'en')]).toEqual([404, 404]);
    });

    it('an unpublished draft leaves no public trace', async () => {
      const id = await createItem(cms(), 'news', 'never', 'id', 'draft');
      await withdraw(id);
      await save(id, { slug: 'ever', _status: 'published' });
      expect(await storedRedirects(cms())).not.toHaveProperty('/news/never');
    });
  });

  it('item and draft survive a clock set back with more versions than the limit', async () => {
    const { payload } = cms();
    const id = await publishItem(cms(), 'news', 'jam-mundur', ['id']);
    const save = (title: string, more: object = {}) =>
      payload.update({ collection: 'news', id, locale: 'id', data: { title }, draft: true, ...more });
    for (let number = 0; number < 55; number++) await save(`Naskah ${number}`);
    const count = () => payload.countVersions({ collection: 'news', where: { parent: { equals: id } } });
    // Fifty and the last publication.
    expect((await count()).totalDocs).toBe(51);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 });
    try {
      await save('Sesudah jam mundur');
      const draft = () => payload.findByID({ collection: 'news', id, locale: 'id', draft: true });
      expect((await draft()).title).toBe('Sesudah jam mundur');
      await payload.update({
        collection: 'news',
        id,
        locale: 'id',
        data: { title: 'Terbit sesudah jam mundur', _status: 'published' },
      });
      const shown = await (await fetchApi(cms(), '/content/news/jam-mundur?locale=id')).json();
      expect(shown).toMatchObject({ title: 'Terbit sesudah jam mundur' });
    } finally {
      vi.useRealTimers();
    }
    expect((await count()).totalDocs).toBe(50);
  });
});
