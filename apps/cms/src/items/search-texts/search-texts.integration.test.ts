import {
  ITEM_COLLECTIONS,
  type ItemCollection,
  type Locale,
  type SearchTextsResponse,
  searchTextsResponse,
} from '@beranda/contract';
import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '#cms/database/insert-rows.ts';
import { inTransaction, readRows, sql } from '#cms/database/sql.ts';
import { fetchApi, getTagVersions } from '../../../testing/content.ts';
import { onEachDatabase, onOneDatabase } from '../../../testing/databases.ts';
import { createItem, itemSamples, publishIn, publishItem } from '../../../testing/items.ts';
import { paragraph } from '../../../testing/paragraph.ts';
import type { RunningCms } from '../../../testing/start-cms.ts';
import { fillSearchTexts } from './fill-search-texts.ts';
import { ITEMS_PER_PAGE } from './read-search-texts.ts';

async function textsOf(
  cms: RunningCms,
  collection: ItemCollection,
  locale: Locale = 'id',
  since = 0,
  after = 0,
): Promise<SearchTextsResponse> {
  const path = `/content/search-texts?collection=${collection}&locale=${locale}&since=${since}&after=${after}`;
  const body: unknown = await (await fetchApi(cms, path)).json();
  expect(searchTextsResponse.parse(body)).toEqual(body);
  return searchTextsResponse.parse(body);
}

onEachDatabase('search texts', (cms) => {
  const change = (collection: ItemCollection, id: number, data: object, more: object = {}) =>
    cms().payload.update({ collection, id, locale: 'id', data, overrideAccess: true, ...more } as never);
  const changesSince = async (since: number, collection: ItemCollection = 'news', locale: Locale = 'id') =>
    textsOf(cms(), collection, locale, since);
  const versionOf = async (collection: ItemCollection = 'news') =>
    (await getTagVersions(cms()))[collection] ?? 0;

  it('change with what is public, and name only what changed since a version', async () => {
    const first = await publishItem(cms(), 'news', 'teks-satu', ['id']);
    const before = await versionOf();
    const id = await publishItem(cms(), 'news', 'teks-dua', ['id', 'en']);
    const added = await changesSince(before);
    expect(added).toMatchObject({ version: before + 2, removed: [] });
    expect(added.changed).toMatchObject([
      { key: `news/${id}`, slug: 'teks-dua', language: 'id', title: 'teks-dua id', place: null },
    ]);
    expect((await changesSince(added.version)).changed).toEqual([]);

    await change('news', id, { title: 'Naskah rahasia' }, { draft: true });
    await change('news', id, { title: 'Naskah rahasia' }, { draft: true, autosave: true });
    expect(await changesSince(added.version)).toEqual({
      version: added.version,
      changed: [],
      removed: [],
      next: null,
    });

    await change('news', id, { title: 'Judul baru', slug: 'teks-baru', _status: 'published' });
    expect((await changesSince(added.version)).changed).toMatchObject([
      { key: `news/${id}`, slug: 'teks-baru', title: 'Judul baru' },
    ]);
    const keys = (await changesSince(0)).changed.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining([`news/${first}`, `news/${id}`]));
  });

  it('are read in pages, each item on one of them', async () => {
    const row = { collection: 'literacy', locale: 'id', tagVersion: 1, format: 1, isRemoved: false } as const;
    const texts = { language: 'id', title: 'Judul', summary: '', headings: '', body: '', searchWords: '' };
    const numbers = Array.from({ length: 2 * ITEMS_PER_PAGE }, (_, index) => index + 1);
    const req = await createLocalReq({}, cms().payload);
    await inTransaction(req, () =>
      insertRows(
        req,
        'item_texts',
        numbers.map((item) => ({ ...row, ...texts, item, slug: `bacaan-${item}` })),
      ),
    );
    const keys: string[] = [];
    let next: number | null = 0;
    const sizes: number[] = [];
    while (next !== null) {
      const page: SearchTextsResponse = await textsOf(cms(), 'literacy', 'id', 0, next);
      keys.push(...page.changed.map(({ key }) => key));
      sizes.push(page.changed.length);
      next = page.next;
    }
    expect(sizes).toEqual([ITEMS_PER_PAGE, ITEMS_PER_PAGE, 0]);
    expect(keys).toEqual(numbers.map((item) => `literacy/${item}`));
  });

  it('keep the date of a text until it changes, whatever else is saved', async () => {
    const id = await publishItem(cms(), 'guides', 'teks-bertanggal', ['id', 'en']);
    const dateIn = async (locale: Locale) => {
      const body = (await (
        await fetchApi(cms(), `/content/guides/teks-bertanggal?locale=${locale}`)
      ).json()) as {
        textChangedAt: string;
        updatedAt: string;
      };
      return body;
    };
    const first = await dateIn('id');
    expect(Date.parse(first.textChangedAt)).toBeLessThanOrEqual(Date.parse(first.updatedAt));

    await change('guides', id, { order: 7, _status: 'published' });
    const technical = await dateIn('id');
    expect(technical.textChangedAt).toBe(first.textChangedAt);
    expect(Date.parse(technical.updatedAt)).toBeGreaterThan(Date.parse(first.updatedAt));
    await change('guides', id, { _status: 'draft' }, { unpublishAllLocales: true });
    await change('guides', id, { _status: 'published' });
    await publishIn(cms(), 'guides', id, 'en', 'teks-bertanggal en');
    expect((await dateIn('id')).textChangedAt).toBe(first.textChangedAt);

    const english = await dateIn('en');
    await change('guides', id, { title: 'Judul lain', _status: 'published' });
    const written = await dateIn('id');
    expect(Date.parse(written.textChangedAt)).toBeGreaterThan(Date.parse(first.textChangedAt));
    expect((await dateIn('en')).textChangedAt).toBe(english.textChangedAt);
  });

  it('are removed by withdrawal and deletion, and return with a publication', async () => {
    const id = await publishItem(cms(), 'news', 'teks-ditarik', ['id']);
    const published = await versionOf();
    await change('news', id, { _status: 'draft' }, { unpublishAllLocales: true });
    expect(await changesSince(published)).toMatchObject({ changed: [], removed: [`news/${id}`] });
    expect((await changesSince(0)).removed).toEqual([]);
    await change('news', id, { deletedAt: new Date().toISOString() });
    await cms().payload.update({
      collection: 'news',
      id,
      data: { deletedAt: null },
      trash: true,
      overrideAccess: true,
    });
    const withdrawn = await versionOf();
    await change('news', id, { _status: 'published' });
    expect((await changesSince(withdrawn)).changed).toMatchObject([{ key: `news/${id}` }]);
    const again = await versionOf();
    await cms().payload.delete({ collection: 'news', id, overrideAccess: true });
    expect(await changesSince(again)).toMatchObject({ changed: [], removed: [`news/${id}`] });
  });

  it('fall back to Indonesian where English is not public', async () => {
    const id = await publishItem(cms(), 'news', 'teks-bahasa', ['id']);
    const english = async () =>
      (await changesSince(0, 'news', 'en')).changed.find(({ key }) => key === `news/${id}`);
    expect(await english()).toMatchObject({ language: 'id', title: 'teks-bahasa id' });
    await publishIn(cms(), 'news', id, 'en', 'In English');
    expect(await english()).toMatchObject({ language: 'en', title: 'In English' });
    const before = await versionOf();
    await cms().payload.update({
      collection: 'news',
      id,
      locale: 'en',
      data: { _status: 'draft' },
      overrideAccess: true,
    });
    expect((await changesSince(before, 'news', 'en')).changed).toMatchObject([
      { language: 'id', title: 'teks-bahasa id' },
    ]);
  });

  it('have a tag version of their own for each of many concurrent publications', async () => {
    const before = await versionOf();
    const ids = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((name) => publishItem(cms(), 'news', `teks-serentak-${name}`, ['id'])),
    );
    const rows = await readRows<{ tag_version: number }>(
      cms().payload,
      sql`SELECT tag_version FROM item_texts WHERE collection = 'news' AND locale = 'id' AND item IN ${ids}`,
    );
    const expected = ids.map((_, index) => before + index + 1);
    expect(rows.map((row) => Number(row.tag_version)).sort((a, b) => a - b)).toEqual(expected);
  });

  it('are filled where they are missing or older than the program', async () => {
    const id = await publishItem(cms(), 'news', 'teks-lama', ['id']);
    await createItem(cms(), 'news', 'teks-naskah', 'id', 'draft');
    const other = await publishItem(cms(), 'products', 'simpanan/teks-lama', ['id']);
    expect(await fillSearchTexts(cms().payload)).toBe(0);
    await readRows(cms().payload, sql`DELETE FROM item_texts WHERE collection = 'news' AND item = ${id}`);
    await readRows(
      cms().payload,
      sql`UPDATE item_texts SET format = 0, body = '' WHERE collection = 'products' AND item = ${other}`,
    );
    expect(await fillSearchTexts(cms().payload)).toBe(2);
    expect(await fillSearchTexts(cms().payload)).toBe(0);
    const found = [...(await changesSince(0)).changed, ...(await changesSince(0, 'products')).changed];
    expect(found.find(({ key }) => key === `news/${id}`)?.title).toBe('teks-lama id');
    expect(found.find(({ key }) => key === `products/${other}`)?.body).not.toBe('');
  });

  it('are returned in full for an unknown version, as after a restored backup', async () => {
    const { changed, version } = await changesSince(900_000);
    expect(version).toBeLessThan(900_000);
    expect(changed.length).toBeGreaterThan(0);
  });
});

/** Names of groups that an item belongs to, and what describes a picture, are no text of the item. */
const NOT_ITS_OWN = ['alt', 'tags', 'topic', 'segment'];

/** Texts of a response of the content API, in one language; codes and addresses have no spaces. */
function textsIn(value: unknown, locale: Locale, name = ''): string[] {
  if (NOT_ITS_OWN.includes(name)) return [];
  if (typeof value === 'string') return /\s/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if ('language' in value && value.language !== locale) return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, locale, key));
}

onOneDatabase('the search text of an item', (cms) => {
  const blocks = [
    { blockType: 'text', title: 'Judul bagian teks', body: paragraph('Isi bagian teks.') },
    {
      blockType: 'features',
      title: 'Judul bagian keunggulan',
      lead: 'Pengantar keunggulan.',
      items: [{ icon: 'piggy-bank', title: 'Judul butir', text: 'Kalimat butir.' }],
    },
    {
      blockType: 'table',
      title: 'Judul bagian tabel',
      columns: [{ text: 'Kepala kolom' }],
      rows: [{ cells: [{ text: 'Isi sel' }] }],
      note: 'Catatan di bawah tabel.',
    },
    {
      blockType: 'faq',
      title: 'Judul tanya jawab',
      items: [{ question: 'Apa yang ditanyakan?', answer: paragraph('Jawaban atasnya.') }],
    },
    {
      blockType: 'cards',
      title: 'Judul kartu-kartu',
      items: [
        {
          icon: 'store',
          title: 'Judul kartu',
          text: 'Teks kartu.',
          url: '/layanan/kartu',
          action: 'Baca kartu',
        },
      ],
    },
    {
      blockType: 'banner',
      tone: 'dark',
      title: 'Judul spanduk',
      text: 'Teks spanduk.',
      link: { text: 'Klik spanduk', url: '/promo' },
    },
  ];

  it.each(ITEM_COLLECTIONS)('has all that its visitors read: %s', async (collection) => {
    const id = await publishItem(cms(), collection, 'teks-lengkap', ['id', 'en']);
    if (collection === 'pages')
      await cms().payload.update({
        collection,
        id,
        locale: 'id',
        data: { blocks, _status: 'published' } as never,
        overrideAccess: true,
      });
    const slug = itemSamples[collection].slug?.('teks-lengkap') ?? 'teks-lengkap';
    for (const locale of ['id', 'en'] as const) {
      const { changed } = await textsOf(cms(), collection, locale);
      const text = changed.find(({ key }) => key === `${collection}/${id}`);
      const item: unknown = await (
        await fetchApi(cms(), `/content/${collection}/${text?.slug ?? slug}?locale=${locale}`)
      ).json();
      const all = `${text?.title}\n${text?.summary}\n${text?.headings}\n${text?.body}`;
      const read = textsIn(item, locale);
      expect(read.length).toBeGreaterThan(0);
      for (const one of read) expect(all).toContain(one.replaceAll(/\s+/g, ' ').trim());
      expect(all).not.toMatch(/https?:|mailto:|piggy-bank|\/layanan\/|\/promo|<\w|\{\w|[\da-f]{24}/);
    }
  });

  describe('of a page', () => {
    let page: SearchTextsResponse['changed'][number] | undefined;
    beforeAll(async () => {
      const { changed } = await textsOf(cms(), 'pages');
      page = changed.find(({ slug }) => slug === 'layanan/teks-lengkap');
    });

    it('has headings apart from the body', () => {
      expect(page?.headings.split('\n')).toEqual(
        expect.arrayContaining(['Judul bagian teks', 'Judul butir', 'Apa yang ditanyakan?']),
      );
      expect(page?.body).toContain('Jawaban atasnya.');
      expect(page?.body).not.toContain('Judul butir');
    });
  });

  it('has a rich text answer as a plain summary', async () => {
    const id = await publishItem(cms(), 'faqs', 'teks-jawaban', ['id']);
    await cms().payload.update({
      collection: 'faqs',
      id,
      locale: 'id',
      data: { answer: paragraph(`Datang ke cabang. ${'Bawa KTP. '.repeat(40)}`), _status: 'published' },
      overrideAccess: true,
    });
    const { changed } = await textsOf(cms(), 'faqs');
    const summary = changed.find(({ slug }) => slug === 'teks-jawaban')?.summary;
    expect(summary).toMatch(/^Datang ke cabang\. Bawa KTP\. /);
    expect(summary).toHaveLength(320);
  });

  it('names place, services and province of a branch as its visitors read them', async () => {
    const read = async (locale: Locale) => (await textsOf(cms(), 'branches', locale)).changed[0];
    const [indonesian, english] = [await read('id'), await read('en')];
    expect(indonesian).toMatchObject({
      summary: 'Jl. Contoh No. 1',
      place: { city: 'Makassar', province: 'SN', district: 'Ujung Pandang', postalCode: '90111' },
    });
    for (const text of [
      'Kantor cabang',
      'Teller',
      'Makassar',
      'Sulawesi Selatan',
      'South Sulawesi',
      '(0411) 555-0110',
      'Ujung Pandang',
      '90111',
    ])
      expect(indonesian?.body).toContain(text);
    for (const text of ['Branch', 'Sulawesi Selatan', 'South Sulawesi'])
      expect(english?.body).toContain(text);
  });

  it('ends when the next version of the same notice begins', async () => {
    const { payload } = cms();
    const { fields, text } = itemSamples.notices;
    const versionFrom = async (version: string, effectiveFrom: string, kind = 'privacy') => {
      const shared = { ...(await fields(version, cms())), version, kind, effectiveFrom };
      const data = { ...shared, ...text(`Versi ${version}`), _status: 'published' } as never;
      const { id } = await payload.create({
        collection: 'notices',
        locale: 'id',
        data,
        overrideAccess: true,
      });
      return `notices/${id}`;
    };
    const keys = [
      await versionFrom('81', '2031-01-01'),
      await versionFrom('83', '2033-01-01'),
      await versionFrom('82', '2032-01-01'),
      await versionFrom('9', '2031-06-01', 'accessibility'),
    ];
    const { changed } = await textsOf(cms(), 'notices');
    const periods = keys.map((key) => {
      const { from, until } = changed.find((candidate) => candidate.key === key) ?? {};
      return [from, until];
    });
    expect(periods).toEqual([
      ['2030-12-31T17:00:00.000Z', '2031-12-31T17:00:00.000Z'],
      ['2032-12-31T17:00:00.000Z', null],
      ['2031-12-31T17:00:00.000Z', '2032-12-31T17:00:00.000Z'],
      ['2031-05-31T17:00:00.000Z', null],
    ]);
  });

  it('requires the key, a collection and a version', async () => {
    const statusOf = async (query: string) =>
      (await fetchApi(cms(), `/content/search-texts?${query}`)).status;
    expect(await statusOf('collection=news&locale=id')).toBe(200);
    expect(await statusOf('collection=cases&locale=id')).toBe(400);
    expect(await statusOf('collection=news&locale=fr')).toBe(400);
    expect(await statusOf('collection=news&since=-1')).toBe(400);
    expect(await statusOf('collection=news&after=x')).toBe(400);
    expect((await fetch(`${cms().url}/api/content/search-texts?collection=news`)).status).toBe(403);
  });
});
