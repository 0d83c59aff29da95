import {
  CACHE_TAGS_HEADER,
  homeContent,
  ITEM_COLLECTIONS,
  itemCollectionOf,
  listResponse,
  navigationSchema,
  newsArticle,
  newsSummary,
  PREVIEW_TOKEN_HEADER,
  SERVICE_KEY_HEADER,
  SITE_FACTS,
  siteSettings,
  tagVersionsResponse,
} from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { CACHE_TAGS } from '#cms/cache-tags/cache-tags.ts';
import { newsFields, newsText } from '#cms/collections/news/sample.ts';
import { withFacts } from '#cms/fields/facts/fact-references.ts';
import { phoneText } from '#cms/i18n/phone-text.ts';
import { signPreviewToken } from '#cms/preview/preview-token.ts';
import { calculators } from '../../seed/content/calculators.ts';
import { factsByKey } from '../../seed/content/facts.ts';
import { home } from '../../seed/content/home.ts';
import { navigation } from '../../seed/content/navigation.ts';
import { settings } from '../../seed/content/settings.ts';
import { seedGlobals } from '../../seed/seed-globals.ts';
import { fetchApi, publishNews } from '../../testing/content.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { pictureFile } from '../../testing/picture.ts';

onEachDatabase('content API', (cms) => {
  const json = async (path: string, headers?: Record<string, string>) =>
    (await fetchApi(cms(), path, headers)).json();

  beforeAll(async () => {
    await seedGlobals(await createLocalReq({}, cms().payload), { settings, calculators, navigation, home });
  });

  it.each(['id', 'en'] as const)('the globals match the contract (%s)', async (locale) => {
    const read = (slug: string) => json(`/content/globals/${slug}?locale=${locale}`);
    const withValues = <T>(value: T) => withFacts(value, factsByKey, locale, jakartaDate(Date.now()));
    const { headOffice } = settings[locale];
    const notices = { banner: null, maintenance: { isOn: false, message: null, expectedEnd: null } };
    expect(siteSettings.parse(await read('settings'))).toEqual({
      ...withValues({
        ...settings[locale],
        headOffice: {
          ...headOffice,
          phone: phoneText(headOffice.phone, locale),
          phoneHours: `{${SITE_FACTS.phoneHours}}`,
        },
        logo: null,
        ...notices,
      }),
      socialImage: expect.stringMatching(new RegExp(`^/social/bank_${locale}_[0-9a-f]{12}\\.png$`)),
    });
    const { 'Navigation Bar': bar, ...footer } = navigation[locale];
    const addresses = [settings[locale].loginUrl, settings[locale].registerUrl];
    const right = bar['Right Menu'].map(({ subTypes, ...entry }) =>
      entry.type === 'bank-access'
        ? { ...entry, subTypes: subTypes?.map((one, index) => ({ ...one, url: addresses[index] })) }
        : { ...entry, ...(subTypes && { subTypes }) },
    );
    expect(navigationSchema.parse(await read('navigation'))).toEqual({
      'Navigation Bar': { ...bar, 'Right Menu': right },
      ...footer,
    });
    expect(homeContent.parse(await read('home'))).toEqual(withValues({ ...home[locale], popup: null }));
  });

  it.each([
    ['globals/settings?locale=id', ['facts', 'settings']],
    ['globals/navigation?locale=id', ['navigation', 'settings']],
    ['globals/home?locale=id', ['facts', 'home']],
    ['globals/about?locale=en', ['about']],
    ['globals/market?locale=id', ['currencies', 'holidays', 'market']],
    ['globals/calculators?locale=id', ['calculators', 'facts']],
    ['globals/search?locale=id', ['search']],
    ['redirects', ['redirects']],
    ['exchange-rates?locale=id', ['currencies', 'exchange-quotes']],
    ['exchange-rates/USD?rateType=e-rate', ['currencies']],
    ['funds?locale=id', ['funds']],
    ['blog-tags?locale=id', ['blogs', 'tags']],
    ['blogs?locale=id', ['blogs']],
    ['blogs/no-such-article?locale=id', ['blogs']],
    ['pages/simpanan/no-such-page?locale=id', ['pages']],
  ])('%s has the cache tags of the data that it was made from', async (path, tags) => {
    const response = await fetchApi(cms(), `/content/${path}`);
    const named = response.headers.get(CACHE_TAGS_HEADER)?.split(',');
    expect(named).toEqual(expect.arrayContaining(tags));
  });

  it.each(['published-items', 'site-map-items?locale=id'])('%s covers every collection', async (path) => {
    const response = await fetchApi(cms(), `/content/${path}`);
    const named = response.headers.get(CACHE_TAGS_HEADER)?.split(',') ?? [];
    const collections = ITEM_COLLECTIONS.filter((collection) => itemCollectionOf(collection).base);
    expect(named).toEqual(expect.arrayContaining(collections));
  });

  it('falls back to Indonesian if English is missing', async () => {
    await cms().payload.updateGlobal({ slug: 'settings', locale: 'en', data: { tagline: '' } });
    expect(await json('/content/globals/settings?locale=en')).toMatchObject({
      tagline: settings.id.tagline,
      description: settings.en.description,
    });
  });

  it('lists news newest first, in pages', async () => {
    const { payload } = cms();
    for (const [index, slug] of ['list-a', 'list-b', 'list-c'].entries()) {
      const id = await publishNews(cms(), slug, index === 1 ? ['id', 'en'] : ['id']);
      await payload.update({
        collection: 'news',
        id,
        data: { publishedAt: `2026-03-0${index + 1}T00:00:00.000Z` },
      });
    }
    const list = listResponse(newsSummary);
    const first = list.parse(await json('/content/news?locale=en&page=1&limit=2'));
    const second = list.parse(await json('/content/news?locale=en&page=2&limit=2'));
    expect(first).toMatchObject({ page: 1, itemsPerPage: 2, totalItems: 3 });
    expect([...first.items, ...second.items].map(({ slug, language }) => [slug, language])).toEqual([
      ['list-c', 'id'],
      ['list-b', 'en'],
      ['list-a', 'id'],
    ]);
    expect(list.parse(await json('/content/news?page=9')).items).toEqual([]);
  });

  it('shows news with a future date: hiding requires a schedule', async () => {
    const id = await publishNews(cms(), 'ahead', ['id']);
    await cms().payload.update({
      collection: 'news',
      id,
      data: { publishedAt: '2100-01-01T00:00:00.000Z' },
    });
    expect((await fetchApi(cms(), '/content/news/ahead')).status).toBe(200);
  });

  it('pictures have sizes, as cover and inside text', async () => {
    const { payload } = cms();
    const media = await payload.create({
      collection: 'media',
      data: { alt: 'Merah', focalX: 30, focalY: 70 },
      file: await pictureFile('cover', 1200, 750),
    });
    await payload.update({ collection: 'media', id: media.id, locale: 'en', data: { alt: 'Red' } });
    const version = 1;
    const shared = { version, format: '' as const, indent: 0, direction: null };
    const upload = {
      type: 'upload',
      version: 3,
      format: '',
      id: 'a1',
      fields: null,
      relationTo: 'media',
      value: media.id,
    };
    await payload.create({
      collection: 'news',
      data: {
        ...newsFields('pictures'),
        ...newsText('Bergambar'),
        body: { root: { type: 'root', ...shared, children: [upload] } },
        cover: media.id,
        _status: 'published',
      },
    });
    const article = newsArticle.parse(await json('/content/news/pictures?locale=en'));
    expect(article.cover).toMatchObject({
      alt: 'Red',
      focalX: 30,
      focalY: 70,
      original: {
        url: expect.stringMatching(/^\/media\/cover-[0-9a-f]{8}\.jpg$/),
        width: 1200,
        height: 750,
        type: 'image/jpeg',
      },
    });
    // Never enlarged: a picture of 1200 pixels has no variant of 1600.
    expect(article.cover?.sources.map(({ type, width }) => [type, width])).toEqual([
      ['image/avif', 480],
      ['image/avif', 960],
      ['image/webp', 480],
      ['image/webp', 960],
    ]);
    expect(article.body.root.children).toMatchObject([
      {
        type: 'upload',
        value: { alt: 'Red', original: { url: expect.stringMatching(/^\/media\/cover-[0-9a-f]{8}\.jpg$/) } },
      },
    ]);

    const address = article.cover?.sources[0]?.url.replace('/media/', '/media/file/') ?? '';
    const bytes = await fetchApi(cms(), address);
    expect(bytes.headers.get('content-type')).toBe('image/avif');
    expect((await fetch(`${cms().url}/api${address}`)).status).toBe(403);
  });

  it('a decorative picture has no description', async () => {
    const media = await cms().payload.create({
      collection: 'media',
      data: { decorative: true },
      file: await pictureFile('decoration'),
    });
    const id = await publishNews(cms(), 'decorated', ['id']);
    await cms().payload.update({ collection: 'news', id, data: { cover: media.id } });
    expect(await json('/content/news/decorated')).toMatchObject({ cover: { alt: '' } });
  });

  it('lists the version of every cache tag', async () => {
    const { tagVersions } = tagVersionsResponse.parse(await json('/tag-versions'));
    expect(Object.keys(tagVersions).sort()).toEqual([...CACHE_TAGS].sort());
    expect(tagVersions.settings).toBeGreaterThan(0);
  });

  it('the health check needs no key', async () => {
    const response = await fetch(`${cms().url}/api/healthz`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  const guarded = [
    '/tag-versions',
    '/content/globals/settings',
    '/content/redirects',
    '/content/news',
    '/content/news/list-a',
  ];
  it.each(guarded)('rejects %s without the key, or with a wrong one', async (path) => {
    const attempts: Record<string, string>[] = [
      {},
      { [SERVICE_KEY_HEADER]: 'x'.repeat(37) },
      { [SERVICE_KEY_HEADER]: '' },
    ];
    for (const headers of attempts) {
      const response = await fetch(`${cms().url}/api${path}`, { headers });
      expect([response.status, await response.json()]).toEqual([
        403,
        { statusCode: 403, message: expect.any(String) },
      ]);
    }
  });

  it.each([
    ['/content/news?locale=de', 400],
    ['/content/news?locale=id&locale=en', 400],
    ['/content/news?locale[]=id', 200],
    ['/content/news?page=0', 400],
    ['/content/news?page=-1', 400],
    ['/content/news?page=1e9', 400],
    ['/content/news?page=99999999999999999999', 400],
    ['/content/news?limit=1001', 400],
    ['/content/news?limit=200', 200],
    ['/content/news?limit=', 400],
    ["/content/news?page=1'--", 400],
    ['/content/news/nothing-here', 404],
    ['/content/news/..%2f..%2fetc', 404],
    // Early rejection, as for any URL with NUL.
    ['/content/news/%00', 400],
    [`/content/news/${'a'.repeat(5_000)}`, 404],
    ['/content/news/Big-Letters', 404],
    ['/content/globals/__proto__', 404],
    ['/content/globals/users', 404],
    ['/content/elsewhere', 404],
  ])('responds to %s with %i', async (path, status) => {
    const response = await fetchApi(cms(), path);
    expect(response.status).toBe(status);
  });

  describe('preview', () => {
    const token = (id: number, locale: 'id' | 'en', now?: number) => ({
      [PREVIEW_TOKEN_HEADER]: signPreviewToken(
        { collection: 'news', id, locale },
        cms().env.payloadSecret,
        now,
      ),
    });

    it('shows the latest draft of one document in one language with a valid token', async () => {
      const { payload } = cms();
      const id = await publishNews(cms(), 'previewed', ['id', 'en']);
      const other = await publishNews(cms(), 'previewed-other', ['id']);
      const draft = { collection: 'news', draft: true } as const;
      await payload.update({ ...draft, id, locale: 'en', data: { title: 'Not yet' } });
      await payload.update({ ...draft, id, locale: 'en', autosave: true, data: { title: 'Not yet, later' } });

      const article = newsArticle.parse(await json('/content/news/previewed?locale=en', token(id, 'en')));
      expect(article).toMatchObject({ title: 'Not yet, later', language: 'en' });
      expect(await json('/content/news/previewed?locale=en')).toMatchObject({ title: 'previewed en' });

      const status = async (path: string, headers: Record<string, string>) =>
        (await fetchApi(cms(), path, headers)).status;
      expect(await status('/content/news/previewed?locale=id', token(id, 'en'))).toBe(403);
      expect(await status('/content/news/previewed?locale=en', token(other, 'en'))).toBe(404);
      expect(await status('/content/news/previewed?locale=en', token(id, 'en', Date.now() - 3_700_000))).toBe(
        403,
      );
      expect(await status('/content/news/previewed?locale=en', { [PREVIEW_TOKEN_HEADER]: 'x.y' })).toBe(403);
    });

    it('shows an item that was never published', async () => {
      const { id } = await cms().payload.create({
        collection: 'news',
        draft: true,
        data: { ...newsFields('never-published'), ...newsText('Belum terbit') },
      });
      expect((await fetchApi(cms(), '/content/news/never-published')).status).toBe(404);
      const article = newsArticle.parse(await json('/content/news/never-published', token(id, 'id')));
      expect(article.title).toBe('Belum terbit');
    });
  });
});
