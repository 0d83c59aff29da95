import { createLocalReq, type TypedUser } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calculators } from '../../seed/content/calculators.ts';
import { home } from '../../seed/content/home.ts';
import { navigation } from '../../seed/content/navigation.ts';
import { settings } from '../../seed/content/settings.ts';
import { seedGlobals } from '../../seed/seed-globals.ts';
import { onOneDatabase } from '../../testing/databases.ts';
import { publishItem } from '../../testing/items.ts';
import { createUser, factSample, signIn } from '../../testing/records.ts';
import { addRedirect, removeRedirects, storedRedirects } from '../../testing/redirects.ts';
import { CONFIRMATION_HEADER, type Confirmation } from './confirmation-header.ts';

onOneDatabase('confirmation', (cms) => {
  let user: TypedUser;
  let publisher: Record<string, string> = {};
  let administrator: Record<string, string> = {};

  beforeAll(async () => {
    await seedGlobals(await createLocalReq({}, cms().payload), { settings, calculators, navigation, home });
    user = await createUser(cms(), 'first', ['administrator']);
    await createUser(cms(), 'the-publisher', ['publisher']);
    administrator = await signIn(cms(), 'first');
    publisher = await signIn(cms(), 'the-publisher');
  });
  beforeEach(() => removeRedirects(cms()));

  type Sent = { as?: Record<string, string>; digest?: string; language?: string };
  const send = (
    method: string,
    path: string,
    body: unknown,
    { as = publisher, digest, language }: Sent = {},
  ) =>
    fetch(`${cms().url}/api${path}`, {
      method,
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        ...as,
        ...(digest ? { [CONFIRMATION_HEADER]: digest } : {}),
        ...(language ? { 'accept-language': language } : {}),
      },
    });
  async function questionIn(response: Response): Promise<Confirmation> {
    const { errors } = (await response.json()) as { errors: { data: { confirmation: Confirmation } }[] };
    expect([response.status, errors]).toEqual([
      409,
      [expect.objectContaining({ message: expect.any(String) })],
    ]);
    return errors[0]?.data.confirmation as Confirmation;
  }

  describe('of a redirect over live pages', () => {
    const add = (from: string, sent: Sent = {}) =>
      send('POST', '/redirects', { from, to: '/promo/tujuan', status: 'permanent' }, sent);

    beforeAll(async () => {
      await publishItem(cms(), 'news', 'kabar-satu', ['id', 'en']);
      await publishItem(cms(), 'news', 'kabar-dua', ['id']);
      await publishItem(cms(), 'products', 'simpanan/kredit', ['id']);
      await cms().payload.updateGlobal({
        slug: 'navigation',
        locale: 'id',
        data: {
          leftMenu: [
            { text: 'Berita', url: '/news' },
            { text: 'Satu', url: `${cms().env.siteUrl}/news/kabar-satu?dari=menu` },
          ],
        },
      });
    });

    it.each([
      ['a section', '/news', ['/news'], '“Berita”'],
      ['an item', '/news/kabar-satu', ['“kabar-satu id” (/news/kabar-satu)'], '“Satu”'],
      [
        'everything below',
        '/news/**',
        ['/news,', '(/news/kabar-satu)', '(/news/kabar-dua)'],
        '“Berita”, “Satu”',
      ],
      ['one language', '/en/news/kabar-dua', ['in English', '(/news/kabar-dua)'], 'No menu or link'],
      ['products', '/simpanan/**', ['/simpanan,', '(/simpanan/kredit)'], '1 link in Home page'],
    ])(
      'lists the pages at %s and links to them, and proceeds once confirmed',
      async (_what, from, pages, link) => {
        const dialog = await questionIn(await add(from, { language: 'en' }));
        for (const page of pages) expect(dialog.consequences[0]).toContain(page);
        expect(dialog.consequences.join(' ')).toContain(link);
        expect(await storedRedirects(cms())).toEqual({});
        // The digest does not depend on the language.
        expect((await questionIn(await add(from))).digest).toBe(dialog.digest);
        expect((await add(from, { digest: dialog.digest })).status).toBe(201);
        expect(Object.keys(await storedRedirects(cms()))).toEqual([from]);
      },
    );

    it('requires a new confirmation when the affected pages change', async () => {
      const { digest } = await questionIn(await add('/branches/**'));
      await publishItem(cms(), 'branches', 'baru', ['id']);
      expect((await questionIn(await add('/branches/**', { digest }))).digest).not.toBe(digest);
    });

    it('is not required without live pages, and when only the target or the note changes', async () => {
      expect((await add('/berita-lama')).status).toBe(201);
      const id = await addRedirect(cms(), '/news', '/promo');
      expect((await send('PATCH', `/redirects/${id}`, { to: '/blogs', note: 'Catatan' })).status).toBe(200);
      await questionIn(await send('PATCH', `/redirects/${id}`, { from: '/branches' }));
    });

    it("lists the affected pages in an import's dry run, and requires that digest", async () => {
      const importing = (query: string) =>
        fetch(`${cms().url}/api/redirects/import?${query}`, {
          method: 'POST',
          body: 'from,to\n/lama,/news\n/news/kabar-satu,/promo\n/branches/**,/promo\n',
          headers: { 'content-type': 'text/csv', 'accept-language': 'en', ...publisher },
        });
      const dryRun = await (await importing('dryRun=true')).json();
      expect(dryRun).toMatchObject({
        issues: [
          { line: 3, message: expect.stringContaining('(/news/kabar-satu)') },
          { line: 4, message: expect.stringContaining('/branches') },
        ],
        links: expect.arrayContaining([expect.stringContaining('“Satu”')]),
      });
      const rejected = await importing('dryRun=false');
      expect([rejected.status, (await rejected.json()).digest]).toEqual([409, dryRun.digest]);
      expect(await storedRedirects(cms())).toEqual({});
      expect((await importing(`dryRun=false&confirmedDigest=${dryRun.digest}`)).status).toBe(201);
      expect(Object.keys(await storedRedirects(cms())).sort()).toEqual([
        '/branches/**',
        '/lama',
        '/news/kabar-satu',
      ]);
    });
  });

  describe('of withdrawing referenced items', () => {
    const withdraw = (collection: string, id: number, query: string, sent: Sent = {}) =>
      send('PATCH', `/${collection}/${id}?${query}`, { _status: 'draft' }, sent);

    it('lists menus, pages and blocks that link to a product', async () => {
      const product = await publishItem(cms(), 'products', 'simpanan/bertautan', ['id', 'en']);
      const blocks = [
        { blockType: 'product', product },
        {
          blockType: 'banner',
          tone: 'primary',
          title: 'B',
          text: 'T',
          link: { text: 'Lihat', url: '/simpanan/bertautan' },
        },
      ];
      const page = await publishItem(cms(), 'pages', 'layanan/tautan', ['id']);
      await cms().payload.update({
        collection: 'pages',
        id: page,
        locale: 'id',
        data: { blocks, _status: 'published' } as never,
      });
      const leftMenu = [{ text: 'Tabungan kami', url: '/simpanan/bertautan' }];
      await cms().payload.updateGlobal({ slug: 'navigation', locale: 'id', data: { leftMenu } });
      await cms().payload.updateGlobal({
        slug: 'home',
        // Options are limited to what the user may read.
        data: { products: { chosen: [product] } },
        user,
      });

      const all = 'unpublishAllLocales=true';
      const dialog = await questionIn(await withdraw('products', product, all, { language: 'en' }));
      const [pages, ...links] = dialog.consequences;
      expect(pages).toContain('(/simpanan/bertautan)');
      expect(links).toContain('1 link in Navigation (“Tabungan kami”).');
      expect(links).toContain('1 link in Page “layanan/tautan id” (“Lihat”).');
      expect(links).toContain('Home page uses it.');
      expect(links).toContain('2 links in 3 places altogether.');
      const stored = () => cms().payload.findByID({ collection: 'products', id: product, locale: 'all' });
      expect((await stored())._status).toEqual({ id: 'published', en: 'published' });
      // English falls back to Indonesian, so no link breaks.
      expect((await withdraw('products', product, 'locale=en')).status).toBe(200);
      const last = await questionIn(await withdraw('products', product, 'locale=id'));
      expect((await withdraw('products', product, 'locale=id', { digest: last.digest })).status).toBe(200);
      expect((await stored())._status).toEqual({ id: 'draft', en: 'draft' });
    });

    it('is not required for a save without status, which withdraws nothing', async () => {
      const id = await publishItem(cms(), 'products', 'simpanan/tanpa-status', ['id']);
      const leftMenu = [{ text: 'Tabungan kami', url: '/simpanan/tanpa-status' }];
      await cms().payload.updateGlobal({ slug: 'navigation', locale: 'id', data: { leftMenu } });
      await cms().payload.update({
        collection: 'products',
        id,
        locale: 'id',
        draft: true,
        data: { title: 'Naskah' },
      });
      // The draft's status is that of a draft, too.
      expect((await send('PATCH', `/products/${id}?locale=id`, { owner: 'Unit' })).status).toBe(200);
      const stored = await cms().payload.findByID({ collection: 'products', id, locale: 'all' });
      expect(stored._status).toMatchObject({ id: 'published' });
    });

    it('lists an article that links to another in its text', async () => {
      const linked = await publishItem(cms(), 'news', 'dituju', ['id']);
      const link = {
        type: 'link',
        version: 3,
        fields: { linkType: 'custom', url: '/news/dituju' },
        children: [{ type: 'text', text: 'baca ini', version: 1 }],
      };
      const body = {
        root: { type: 'root', version: 1, children: [{ type: 'paragraph', version: 1, children: [link] }] },
      };
      const id = await publishItem(cms(), 'news', 'penaut', ['id']);
      await cms().payload.update({
        collection: 'news',
        id,
        locale: 'id',
        data: { body, _status: 'published' } as never,
      });
      const response = await withdraw('news', linked, 'locale=id', { language: 'en' });
      expect((await questionIn(response)).consequences).toContain(
        '1 link in News item “penaut id” (“baca ini”).',
      );
    });

    it('is not required without links', async () => {
      const id = await publishItem(cms(), 'news', 'sendiri', ['id']);
      expect((await withdraw('news', id, 'unpublishAllLocales=true')).status).toBe(200);
    });
  });

  it('is required of a fact whose value becomes ten times as large', async () => {
    const { payload } = cms();
    const { id } = await payload.create({
      collection: 'facts',
      locale: 'id',
      data: factSample('koma.biaya', 0.5),
    });
    const save = (amount: number, sent: Sent = {}) =>
      send('PATCH', `/facts/${id}?locale=id`, { values: [{ amount, validFrom: '2026-01-01' }] }, sent);
    const stored = async () => (await payload.findByID({ collection: 'facts', id })).values[0]?.amount;
    const { consequences, digest } = await questionIn(await save(5, { language: 'en' }));
    expect([consequences, await stored()]).toEqual([['From 1 January 2026 it is 5% instead of 0.5%.'], 0.5]);
    expect((await save(50, { digest })).status).toBe(409);
    expect((await save(5, { digest })).status).toBe(200);
    expect(await stored()).toBe(5);
    expect((await save(5.5)).status).toBe(200);
    // Its validation rejects these, without a question before.
    for (const values of [[{ amount: 50 }], [{ amount: 50, validFrom: null }]])
      expect((await send('PATCH', `/facts/${id}?locale=id`, { values })).status).toBe(400);
  });

  describe('of maintenance', () => {
    const save = (isOn: boolean, sent: Sent = {}) =>
      send('POST', '/globals/settings?locale=id', { maintenance: { isOn } }, { as: administrator, ...sent });

    it('is required to enable it, and not to disable it', async () => {
      const dialog = await questionIn(await save(true, { language: 'en' }));
      expect(dialog.consequences[0]).toMatch(/^\d+ pages show nothing but the notice/);
      const isOn = async () => (await cms().payload.findGlobal({ slug: 'settings' })).maintenance?.isOn;
      expect(await isOn()).toBe(false);
      expect((await save(true, { digest: dialog.digest })).status).toBe(200);
      expect(await isOn()).toBe(true);
      expect((await save(true)).status).toBe(200);
      expect((await save(false)).status).toBe(200);
    });

    it('is required when an old version would enable it', async () => {
      const versions = await cms().payload.findGlobalVersions({ slug: 'settings', sort: '-updatedAt' });
      const closed = versions.docs.find(({ version }) => version.maintenance?.isOn)?.id;
      const restore = (digest?: string) =>
        send(
          'POST',
          `/globals/settings/versions/${closed}`,
          {},
          { as: administrator, ...(digest ? { digest } : {}) },
        );
      const { digest } = await questionIn(await restore());
      expect((await restore(digest)).status).toBe(200);
      await save(false);
    });
  });
});
