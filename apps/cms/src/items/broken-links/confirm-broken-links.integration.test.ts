import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CONFIRMATION_HEADER, type Confirmation } from '#cms/confirmation/confirmation-header.ts';
import { calculators } from '../../../seed/content/calculators.ts';
import { home as seededHome } from '../../../seed/content/home.ts';
import { navigation } from '../../../seed/content/navigation.ts';
import { settings } from '../../../seed/content/settings.ts';
import { seedGlobals } from '../../../seed/seed-globals.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { createItem, publishItem } from '../../../testing/items.ts';
import { paragraph } from '../../../testing/paragraph.ts';
import { createUser, signIn } from '../../../testing/records.ts';
import { addRedirect } from '../../../testing/redirects.ts';

type Language = 'id' | 'en';

/** A rich text with a link. */
function textWithLink(url: string) {
  const body = structuredClone(paragraph('Baca')) as { root: { children: { children: object[] }[] } };
  const [first] = body.root.children;
  const [words] = first?.children ?? [];
  const fields = { linkType: 'custom', newTab: false, url };
  first?.children.push({
    type: 'link',
    version: 3,
    format: '',
    indent: 0,
    direction: 'ltr',
    id: '0123456789abcdef01234567',
    fields,
    children: [{ ...words, text: 'selengkapnya' }],
  });
  return body;
}

onOneDatabase('links to pages that are not public', (cms) => {
  let headers: Record<string, string> = {};
  beforeAll(async () => {
    await createUser(cms(), 'first', ['administrator']);
    await createUser(cms(), 'the-publisher', ['publisher']);
    headers = await signIn(cms(), 'the-publisher');
    await publishItem(cms(), 'news', 'tayang', ['id']);
    await publishItem(cms(), 'news', 'english-only', ['en']);
    await createItem(cms(), 'news', 'masih-draf', 'id', 'draft');
  });

  const send = async (method: 'POST' | 'PATCH', path: string, body: object, digest?: string) => {
    const response = await fetch(`${cms().url}/api${path}`, {
      method,
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'accept-language': 'en',
        ...headers,
        ...(digest ? { [CONFIRMATION_HEADER]: digest } : {}),
      },
    });
    const json = (await response.json()) as { errors?: { data?: { confirmation?: Confirmation } }[] };
    return { status: response.status, question: json.errors?.[0]?.data?.confirmation };
  };
  const save = (id: number, data: object, { locale = 'id' as Language, digest = '' } = {}) =>
    send('PATCH', `/news/${id}?locale=${locale}&publishSpecificLocale=${locale}`, data, digest);
  const publishing = (url: string) => ({ body: textWithLink(url), _status: 'published' });
  const draft = (slug: string) => createItem(cms(), 'news', slug, 'id', 'draft');

  it('are named before they are published, and published once confirmed', async () => {
    const id = await draft('dengan-tautan');
    const { question, status } = await save(id, publishing('/news/masih-draf'));
    expect([status, question?.consequences]).toEqual([409, ['“selengkapnya” leads to /news/masih-draf']]);
    const stored = await cms().payload.findByID({ collection: 'news', id, locale: 'id' });
    expect(stored._status).toBe('draft');
    const confirmed = await save(id, publishing('/news/masih-draf'), { digest: question?.digest ?? '' });
    expect(confirmed.status).toBe(200);
  });

  it('need a confirmation once: not again at the next publication, but if another one is added', async () => {
    const id = await draft('sekali-saja');
    const { question } = await save(id, publishing('/news/masih-draf'));
    await save(id, publishing('/news/masih-draf'), { digest: question?.digest ?? '' });
    const again = await save(id, { ...publishing('/news/masih-draf'), summary: 'Ringkasan yang lain' });
    expect(again.status).toBe(200);
    const other = await save(id, publishing('/tidak/ada'));
    expect(other.question?.consequences).toEqual(['“selengkapnya” leads to /tidak/ada']);
  });

  it('need a confirmation in blocks of a new item, and in the menus', async () => {
    const block = { blockType: 'cards', title: 'Kartu', lead: null, items: [] as object[] };
    block.items.push({ icon: 'shield', title: 'A', text: 'B', url: '/simpanan/belum', action: 'Lihat' });
    const page = { title: 'Halaman baru', type: 'simpanan', subType: 'halaman-baru', blocks: [block] };
    const created = await send('POST', '/products?locale=id', { ...page, _status: 'published' });
    expect(created.question?.consequences).toEqual(['“B” leads to /simpanan/belum']);
    const menu = (url: string) => ({ leftMenu: [{ text: 'Berita', url }], rightMenu: [] });
    const rejected = await send('POST', '/globals/navigation?locale=id', menu('/news/masih-draf'));
    expect([rejected.status, rejected.question?.consequences]).toEqual([
      409,
      ['“Berita” leads to /news/masih-draf'],
    ]);
    const { digest } = rejected.question ?? {};
    expect(
      (await send('POST', '/globals/navigation?locale=id', menu('/news/masih-draf'), digest)).status,
    ).toBe(200);
    // Public already: on the dashboard from now on.
    expect((await send('POST', '/globals/navigation?locale=id', menu('/news/masih-draf'))).status).toBe(200);
    const addressOf = (path: string) => menu(cms().env.siteUrl + path);
    const known = await send('POST', '/globals/navigation?locale=id', addressOf('/news/tayang?a=1#b'));
    expect(known.status).toBe(200);
    const unknown = await send('POST', '/globals/navigation?locale=id', addressOf('/tidak/ada'));
    expect(unknown.status).toBe(409);
  });

  describe('have no question', () => {
    it.each([
      ['a public item', '/news/tayang'],
      ['a public item in the app', '/news-mobile/tayang'],
      ['a public item, with a query and an anchor', '/news/tayang/?a=1#b'],
      ['capitals', '/NEWS/Tayang'],
      ['a page of the site', '/calculators/loan#hasil'],
      ['an overview of products', '/simpanan'],
      ['the English page that shows the Indonesian item', '/en/news/tayang'],
      ['the English page, in capitals', '/EN/News/Tayang'],
      ['a redirect of the build', '/beranda'],
      ['a redirect of staff', '/promo-lama/apa-saja'],
      ['a file', '/documents/tarif.pdf'],
      ['a file beside the site', '/unduhan/formulir.docx'],
      ['a feed', '/feed.xml'],
      ['an anchor', '#bagian'],
      ['another site', 'https://ojk.example/tidak-ada'],
      ['a phone number', 'tel:1500'],
      ['the item itself', '/news/diri-sendiri'],
    ])('where they lead to %s', async (_what, url) => {
      await addRedirect(cms(), '/promo-lama/**', '/promo').catch(() => {});
      const { docs } = await cms().payload.find({
        collection: 'news',
        draft: true,
        where: { slug: { equals: 'diri-sendiri' } },
      });
      const id = docs[0]?.id ?? (await draft('diri-sendiri'));
      expect((await save(id, publishing(url))).status).toBe(200);
    });

    it('where a text only looks like an address', async () => {
      const id = await draft('per-bulan');
      const body = paragraph('/bulan');
      expect((await save(id, { body, summary: '/tahun', _status: 'published' })).status).toBe(200);
    });

    it('in what is switched off or hidden, until it is shown', async () => {
      const req = await createLocalReq({}, cms().payload);
      await seedGlobals(req, { settings, calculators, navigation, home: seededHome });
      const popup = { title: 'Promo', text: 'Lama', frequency: 'once', delaySeconds: 1 };
      const action = { text: 'Lihat', url: '/promo/tahun-lalu' };
      const home = (isShown: boolean) => ({
        sections: [{ section: 'group', isShown }],
        group: { action },
        popup: { ...popup, isOn: isShown, action },
      });
      const post = (isShown: boolean) => send('POST', '/globals/home?locale=id', home(isShown));
      expect((await post(false)).status).toBe(200);
      const { question, status } = await post(true);
      expect([status, question?.consequences]).toEqual([409, ['“Lihat” leads to /promo/tahun-lalu']]);
    });

    it('and read fewer redirects, without a link to this site', async () => {
      const readsOf = async (slug: string, url: string) => {
        const id = await draft(slug);
        const find = vi.spyOn(cms().payload.db, 'find');
        expect((await save(id, publishing(url))).status).toBe(200);
        const read = find.mock.calls.filter(([{ collection }]) => collection === 'redirects');
        find.mockRestore();
        return read.length;
      };
      const withLink = await readsOf('dengan-alamat', '/news/tayang');
      expect(await readsOf('tanpa-alamat', 'https://ojk.example/')).toBe(withLink - 1);
    });

    it('in drafts, and where the other language is not public', async () => {
      const id = await draft('hanya-draf');
      const drafted = await send('PATCH', `/news/${id}?locale=id&draft=true`, { body: textWithLink('/a/b') });
      expect(drafted.status).toBe(200);
      const { question, status } = await save(id, publishing('/news/english-only'));
      expect([status, question?.consequences]).toEqual([409, ['“selengkapnya” leads to /news/english-only']]);
      expect((await save(id, publishing('/en/news/english-only'))).status).toBe(200);
    });
  });
});
