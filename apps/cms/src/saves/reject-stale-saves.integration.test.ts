import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ITEM_COLLECTIONS, LOCALES } from '@beranda/contract';
import { createLocalReq, type TypedUser } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { denyAll } from '#cms/access/rules.ts';
import { breachSample } from '#cms/collections/data-breaches/sample.ts';
import { createTag } from '#cms/collections/tags/sample.ts';
import { calculators } from '../../seed/content/calculators.ts';
import { home } from '../../seed/content/home.ts';
import { navigation } from '../../seed/content/navigation.ts';
import { settings } from '../../seed/content/settings.ts';
import { seedGlobals } from '../../seed/seed-globals.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { pdfFile } from '../../testing/document.ts';
import { sampleOf } from '../../testing/documents.ts';
import { itemSamples, publishItem } from '../../testing/items.ts';
import { makeMarket } from '../../testing/market.ts';
import { pictureFile } from '../../testing/picture.ts';
import { aboutSample, createUser, sampleCase, signIn } from '../../testing/records.ts';
import { addRedirect } from '../../testing/redirects.ts';
import type { RunningCms } from '../../testing/start-cms.ts';

type Form = Record<string, unknown> & { id: number; updatedAt: string };

const term = (collection: string) => async (cms: RunningCms) => {
  const data = { title: 'Istilah', slug: `istilah-${collection}`, order: 1 };
  return (await cms.payload.create({ collection: collection as 'tags', data })).id;
};

async function anyOf(cms: RunningCms, collection: 'currencies' | 'funds'): Promise<number> {
  const { docs } = await cms.payload.find({ collection, limit: 1 });
  return docs[0]?.id ?? 0;
}

/** Creates a document of each collection with a form, except items. */
const makers: Record<string, (cms: RunningCms) => Promise<number>> = {
  tags: (cms) => createTag(cms, 'istilah'),
  'faq-topics': term('faq-topics'),
  'lending-segments': term('lending-segments'),
  media: async (cms) => {
    const data = { decorative: true };
    return (await cms.payload.create({ collection: 'media', data, file: await pictureFile('basi') })).id;
  },
  documents: async (cms) => {
    const data = { title: 'Laporan' };
    return (await cms.payload.create({ collection: 'documents', data, file: pdfFile('laporan') })).id;
  },
  cases: async (cms) => (await cms.payload.create({ collection: 'cases', data: sampleCase('stale') })).id,
  'reply-templates': async (cms) => {
    const texts = { subject: 'Kiriman Anda', body: 'Sudah kami terima.' };
    const data = { name: 'Basi', indonesian: texts, english: texts };
    return (await cms.payload.create({ collection: 'reply-templates', data })).id;
  },
  'data-breaches': async (cms) =>
    (await cms.payload.create({ collection: 'data-breaches', data: breachSample('Basi') })).id,
  synonyms: async (cms) =>
    (await cms.payload.create({ collection: 'synonyms', data: { words: 'basi, kedaluwarsa' } })).id,
  redirects: (cms) => addRedirect(cms, '/lama', '/news'),
  currencies: (cms) => anyOf(cms, 'currencies'),
  funds: (cms) => anyOf(cms, 'funds'),
  holidays: async (cms) => {
    const data = { date: '2027-01-01', name: 'Tahun baru' };
    return (await cms.payload.create({ collection: 'holidays', data: data as never })).id as number;
  },
  users: async (cms) => (await createUser(cms, 'other', ['editor'])).id,
  facts: async (cms) => {
    const data = await sampleOf(cms, 'facts', 1);
    return (await cms.payload.create({ collection: 'facts', locale: 'id', data: data as never }))
      .id as number;
  },
};

onEachDatabase('a stale save', (cms, itemCollections) => {
  let headers: Record<string, string>;
  let others: Record<string, string>;
  let administrator: TypedUser;

  beforeAll(async () => {
    administrator = await createUser(cms(), 'administrator', []);
    const roles = ['administrator', 'publisher', 'treasury', 'customer-care'] as const;
    await createUser(cms(), 'colleague', [...roles]);
    await cms().payload.update({ collection: 'users', id: administrator.id, data: { roles: [...roles] } });
    const json = { 'content-type': 'application/json', 'accept-language': 'en' };
    headers = { ...(await signIn(cms(), 'administrator')), ...json };
    others = { ...(await signIn(cms(), 'colleague')), ...json };
    await makeMarket(cms());
    const { payload } = cms();
    await seedGlobals(await createLocalReq({}, payload), { settings, calculators, navigation, home });
    await payload.updateGlobal({ slug: 'search', data: { popular: [{ text: 'kurs' }] } });
    await payload.updateGlobal({ slug: 'service', data: { notify: [] } });
    await payload.updateGlobal({ slug: 'about', data: aboutSample });
    await payload.updateGlobal({ slug: 'publishing', data: { needsSecondPerson: false } });
  });

  const read = async (path: string): Promise<Form> =>
    (await fetch(`${cms().url}/api/${path}`, { headers })).json() as Promise<Form>;
  const send = (method: string, path: string, body: object, by = headers) =>
    fetch(`${cms().url}/api/${path}`, { method, headers: by, body: JSON.stringify(body) });

  /**
   * Opens a form, saves as another user, then saves the form: expects a rejection and the other user's state.
   */
  async function expectRejection(method: 'PATCH' | 'POST', path: string, change: object) {
    const form = await read(path);
    const first = await send(method, path, { ...change, updatedAt: form.updatedAt }, others);
    expect([first.status, first.status === 200 || (await first.text())]).toEqual([200, true]);
    const stored = await read(path);
    expect(new Date(stored.updatedAt).getTime()).toBeGreaterThan(new Date(form.updatedAt).getTime());
    const logged = vi.spyOn(cms().payload.logger, 'error');
    const rejected = await send(method, path, form);
    // Stale saves are expected and not logged.
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
    const body = (await rejected.json()) as object;
    expect([rejected.status, body]).toMatchObject([
      409,
      {
        errors: [
          {
            name: 'StaleDocumentError',
            message: expect.stringMatching(
              /^colleague saved other changes at \d{4}-\d\d-\d\d \d\d\.\d\d Jakarta/,
            ),
            data: { code: 'stale', by: 'colleague', at: stored.updatedAt, updatedAt: stored.updatedAt },
          },
        ],
      },
    ]);
    expect(await read(path)).toEqual(stored);
    expect((await send(method, path, { ...change, updatedAt: stored.updatedAt })).status).toBe(200);
    expect((await send(method, path, change)).status).toBe(200);
  }

  it.each(itemCollections)('is rejected in either language: %s', async (collection) => {
    const slug = itemSamples[collection].slug?.('basi') ?? 'basi';
    const id = await publishItem(cms(), collection, slug, ['id', 'en']);
    for (const locale of LOCALES)
      await expectRejection('PATCH', `${collection}/${id}?depth=0&draft=true&locale=${locale}`, {
        owner: locale,
      });
  });

  it.each(Object.keys(makers))('is rejected: %s', async (collection) => {
    const id = await makers[collection]?.(cms());
    await expectRejection('PATCH', `${collection}/${id}?depth=0&locale=id`, {});
  });

  it('covers every collection that has a form', () => {
    const internal = ['cache-tags', 'item-texts', 'document-texts'];
    const withForm = cms().payload.config.collections.filter(
      ({ access, slug }) =>
        access.update !== denyAll && !slug.startsWith('payload-') && !internal.includes(slug),
    );
    expect(withForm.map(({ slug }) => slug).sort()).toEqual(
      [...ITEM_COLLECTIONS, ...Object.keys(makers)].sort(),
    );
  });

  const globals = [
    'settings',
    'navigation',
    'home',
    'about',
    'search',
    'calculators',
    'market',
    'service',
    'publishing',
  ];

  it.each(globals)('is rejected: %s', async (slug) => {
    await expectRejection('POST', `globals/${slug}?depth=0&locale=id`, {});
  });

  it('covers every global', () => {
    const slugs = cms().payload.config.globals.map(({ slug }) => slug);
    expect(slugs.sort()).toEqual([...globals].sort());
  });

  it('is rejected for one of two concurrent saves', async () => {
    const id = await publishItem(cms(), 'news', 'serentak', ['id']);
    const path = `news/${id}?depth=0&draft=true&locale=id`;
    const { updatedAt } = await read(path);
    const responses = await Promise.all([
      send('PATCH', path, { title: 'Satu', updatedAt }),
      send('PATCH', path, { title: 'Dua', updatedAt }, others),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('without a time waits for the one that runs, so both changes are stored', async () => {
    for (const round of [1, 2, 3]) {
      const id = await addRedirect(cms(), `/serentak-${round}`, '/news');
      const responses = await Promise.all([
        send('PATCH', `redirects/${id}`, { to: '/promotions' }),
        send('PATCH', `redirects/${id}`, { status: 'temporary' }, others),
        send('POST', 'globals/settings?locale=id', { tagline: `Slogan ${round}` }),
        send('POST', 'globals/settings?locale=id', { description: `Uraian ${round}` }, others),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await read(`redirects/${id}`)).toMatchObject({ to: '/promotions', status: 'temporary' });
      expect(await read('globals/settings?locale=id')).toMatchObject({
        tagline: `Slogan ${round}`,
        description: `Uraian ${round}`,
      });
    }
  });

  it.each(['facts', 'media', 'documents', 'tags', 'currencies', 'funds', 'holidays', 'redirects', 'users'])(
    'cannot happen by editing many at once: %s',
    async (collection) => {
      const response = await send('PATCH', `${collection}?where[id][exists]=true`, {});
      expect([response.status, (await response.text()).includes('lastSave')]).toEqual([403, false]);
    },
  );

  it("is accepted if it is the form's next save, sent before the previous response", async () => {
    const id = await publishItem(cms(), 'news', 'mengetik', ['id']);
    const path = `news/${id}?depth=0&draft=true&autosave=true&locale=id`;
    const { updatedAt } = await read(path);
    const form = { ...headers, 'x-form-id': randomUUID() };
    expect((await send('PATCH', path, { title: 'Sa', updatedAt }, form)).status).toBe(200);
    expect((await send('PATCH', path, { title: 'Satu', updatedAt }, form)).status).toBe(200);
    expect(await read(path)).toMatchObject({ title: 'Satu' });
    expect((await send('PATCH', path, { title: 'Dua', updatedAt }, others)).status).toBe(409);
  });

  it.each([
    ['in another tab', () => ({ 'x-form-id': randomUUID() })],
    ['by a program', () => ({})],
  ])('is rejected after a save of the same user %s', async (_where, headersOfSecond) => {
    const id = await publishItem(cms(), 'news', `dua-tab-${_where.length}`, ['id']);
    const path = `news/${id}?depth=0&draft=true&locale=id`;
    const { updatedAt } = await read(path);
    const first = { ...headers, 'x-form-id': randomUUID() };
    expect((await send('PATCH', path, { summary: 'Dari tab pertama', updatedAt }, first)).status).toBe(200);
    const second = { ...headers, ...headersOfSecond() };
    expect((await send('PATCH', path, { title: 'Kedua', summary: '', updatedAt }, second)).status).toBe(409);
    expect(await read(path)).toMatchObject({ summary: 'Dari tab pertama' });

    const global = 'globals/search?depth=0&locale=id';
    const before = await read(global);
    const change = { popular: [{ text: 'deposito' }], updatedAt: before.updatedAt };
    expect((await send('POST', global, change, first)).status).toBe(200);
    expect((await send('POST', global, before, second)).status).toBe(409);
  });

  it('of an item that was moved to the trash is rejected with a sentence that says so', async () => {
    const id = await publishItem(cms(), 'news', 'ke-tempat-sampah', ['id']);
    const path = `news/${id}?depth=0&draft=true&locale=id`;
    const withdrawn = await send('PATCH', `news/${id}?unpublishAllLocales=true`, { _status: 'draft' });
    expect(withdrawn.status).toBe(200);
    const { updatedAt } = await read(path);
    const moved = await send('PATCH', `news/${id}`, { deletedAt: new Date().toISOString() }, others);
    expect(moved.status).toBe(200);
    const indonesian = { ...headers, 'accept-language': 'id' };
    const rejected = await send('PATCH', path, { title: 'Masih diketik', updatedAt }, indonesian);
    const { errors } = (await rejected.json()) as { errors: { message: string; data: object }[] };
    expect([rejected.status, errors[0]?.data]).toEqual([409, { code: 'trashed' }]);
    expect(errors[0]?.message).toMatch(/^colleague memindahkan ini ke tempat sampah pada [\d-]+ [\d.]+ WIB/);
    const restored = { deletedAt: null, _status: 'draft' };
    const isInTrash = `where[id][equals]=${id}&where[deletedAt][exists]=true`;
    expect((await send('PATCH', `news?trash=true&${isInTrash}`, restored)).status).toBe(200);
  });

  describe('reveals nothing', () => {
    it.each([
      ['to outsiders', {}],
      ['to staff who may not save it', 'auditor'],
    ])('%s', async (_who, who) => {
      const id = await addRedirect(cms(), `/diam-${JSON.stringify(who).length}`, '/news');
      const { updatedAt } = await read(`redirects/${id}`);
      await send('PATCH', `redirects/${id}`, { updatedAt }, others);
      if (who === 'auditor') await createUser(cms(), 'auditor', ['auditor']);
      const by = who === 'auditor' ? await signIn(cms(), 'auditor') : { origin: cms().url };
      const response = await send(
        'PATCH',
        `redirects/${id}`,
        { updatedAt },
        {
          ...by,
          'content-type': 'application/json',
        },
      );
      expect(response.status).toBe(403);
      expect(await response.text()).not.toContain('colleague');
    });
  });

  it('deletes no files of a picture that another user saves during the upload', async () => {
    const { payload } = cms();
    const id = Number(await makers.media?.(cms()));
    const { updatedAt } = await read(`media/${id}`);
    const form = new FormData();
    const fields = { decorative: false, alt: 'Yang baru', updatedAt };
    form.set('_payload', JSON.stringify(fields));
    const { data, mimetype } = await pictureFile('baru', 3_000, 2_000);
    form.set('file', new Blob([new Uint8Array(data)], { type: mimetype }), 'baru.jpeg');
    const { 'content-type': _, ...signedIn } = headers;
    const [replaced, described] = await Promise.all([
      fetch(`${cms().url}/api/media/${id}`, { method: 'PATCH', headers: signedIn, body: form }),
      sleep(150).then(() => send('PATCH', `media/${id}`, { alt: 'Dari rekan', updatedAt }, others)),
    ]);
    expect([replaced.status, described.status].sort()).toEqual([200, 409]);
    const stored = await payload.findByID({ collection: 'media', id });
    const names = [stored.filename, ...Object.values(stored.sizes ?? {}).map((size) => size?.filename)];
    const folder = await readdir(path.join(cms().env.dataDir, 'media'));
    expect(names.filter((name) => name && !folder.includes(name))).toEqual([]);
  });

  it('reveals nothing about other accounts', async () => {
    const administrator = await read('users?where[name][equals]=administrator');
    const { id } = (administrator as unknown as { docs: { id: number }[] }).docs[0] ?? {};
    await createUser(cms(), 'someone', ['editor']);
    const json = { 'content-type': 'application/json' };
    const someone = { ...(await signIn(cms(), 'someone')), ...json };
    const old = { updatedAt: '2020-01-01T00:00:00.000Z', name: 'Orang lain' };
    const response = await send('PATCH', `users/${id}`, old, someone);
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain('saved other changes');
  });
});
