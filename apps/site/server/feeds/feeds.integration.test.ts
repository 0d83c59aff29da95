import { expect, it } from 'vitest';
import { settings } from '../../../cms/seed/content/settings.ts';
import { publishNews } from '../../../cms/testing/content.ts';
import { NEWS_COUNT, newsText } from '../../testing/start-content.ts';
import { startSite, waitUntil } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms, site } = withSite();

const textOf = async (path: string) => (await site.get(path)).text();
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

it('the sitemap lists every published item in its languages', async () => {
  expect(addressesIn(await textOf('/sitemap.xml'))).toEqual([
    `${site.url}/sitemaps/pages.xml`,
    `${site.url}/sitemaps/news-1.xml`,
  ]);
  const news = addressesIn(await textOf('/sitemaps/news-1.xml'));
  expect(news).toHaveLength(2 * NEWS_COUNT - 1);
  expect(news).toContain(`${site.url}/en/news/berita-1`);
  expect(news).toContain(`${site.url}/news/hanya-indonesia`);
  expect(news).not.toContain(`${site.url}/en/news/hanya-indonesia`);
});

it('a draft is in no sitemap or feed, and a withdrawn item is removed', async () => {
  const { id } = await cms.payload.create({
    collection: 'news',
    draft: true,
    data: { slug: 'rahasia', topic: 'company', ...newsText('Rahasia') },
    overrideAccess: true,
  });
  await cms.payload.update({
    collection: 'news',
    id,
    draft: true,
    data: { ...newsText('Tetap rahasia') },
    overrideAccess: true,
  });
  const { docs } = await cms.payload.find({
    collection: 'news',
    where: { slug: { equals: 'berita-2' } },
    overrideAccess: true,
  });
  await cms.payload.update({
    collection: 'news',
    id: docs[0]?.id ?? 0,
    locale: 'en',
    publishSpecificLocale: 'en',
    data: { _status: 'draft' },
    overrideAccess: true,
  });
  await waitUntil(
    () => textOf('/sitemaps/news-1.xml'),
    (xml) => !xml.includes('/en/news/berita-2<'),
  );
  expect(await textOf('/en/feed.xml')).not.toContain('/en/news/berita-2<');
  for (const path of ['/sitemaps/news-1.xml', '/feed.xml', '/en/feed.xml'])
    expect(await textOf(path), path).not.toContain('rahasia');
});

it('the feed of a language has only items in that language', async () => {
  const response = await site.get('/feed.xml');
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const indonesian = await response.text();
  expect(indonesian).toContain('<language>id-ID</language>');
  expect(indonesian).toContain(`<link>${site.url}/news/hanya-indonesia</link>`);
  expect(indonesian).toContain('<pubDate>Fri, 02 Jan 2026 03:04:05 GMT</pubDate>');
  const english = await textOf('/en/feed.xml');
  expect(english).toContain(`<link>${site.url}/en/news/berita-1</link>`);
  expect(english).not.toContain('hanya-indonesia');
  expect(await textOf('/en/news')).toContain('href="/en/feed.xml"');
});

it('a feed skips untranslated news and fills up with older ones', async () => {
  const before = (await textOf('/en/feed.xml')).match(/<item>/g)?.length ?? 0;
  expect(before).toBeGreaterThan(0);
  for (let number = 1; number <= 31; number++) await publishNews(cms, `belum-${number}`, ['id']);
  const { value: feed } = await waitUntil(
    () => textOf('/feed.xml'),
    (feed) => feed.includes('belum-31'),
  );
  expect(feed.match(/<item>/g)).toHaveLength(30);
  expect((await textOf('/en/feed.xml')).match(/<item>/g)).toHaveLength(before);
});

it.each(['id', 'en'])('the web app manifest is linked and served (%s)', async (locale) => {
  const prefix = locale === 'en' ? '/en' : '';
  const response = await site.get(`${prefix}/manifest.webmanifest`);
  expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');

  expect(await response.json()).toMatchObject({
    name: settings[locale as 'id'].bankName,
    lang: locale === 'en' ? 'en-US' : 'id-ID',
    start_url: prefix || '/',
  });
  expect(await textOf(prefix || '/')).toContain(
    `<link rel="manifest" href="${prefix}/manifest.webmanifest"/>`,
  );
});

it('social images of published items and of the bank are served, and no other file', async () => {
  const page = await textOf('/news/berita-1');
  const [, address = ''] = /property="og:image" content="[^"]*(\/social\/[^"]+)"/.exec(page) ?? [];
  const picture = await site.get(address);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(page).toContain('<meta property="og:image:width" content="1200"/>');
  const home = await textOf('/');
  const [, ofBank = ''] = /property="og:image" content="[^"]*(\/social\/bank_[^"]+)"/.exec(home) ?? [];
  const bank = await site.get(ofBank);
  expect([bank.status, bank.headers.get('content-type')]).toEqual([200, 'image/png']);
  for (const path of [address.replace('_id_', '_en_'), '/social/news_1_id_000000000000.png', '/social/x.png'])
    expect((await site.get(path)).status, path).toBe(404);
});

it('robots.txt names the sitemap, and security.txt the contact of the bank', async () => {
  expect(await textOf('/robots.txt')).toBe(
    `User-agent: *\nDisallow: /api/\n\nSitemap: ${site.url}/sitemap.xml\n`,
  );
  const security = await textOf('/.well-known/security.txt');
  expect(security).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(security)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now() + 170 * 86_400_000);
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});

it('an unchanged sitemap is 304, and an unknown file 404', async () => {
  const etag = String((await site.get('/sitemap.xml')).headers.get('etag'));
  expect((await site.get('/sitemap.xml', { 'if-none-match': etag })).status).toBe(304);
  for (const path of ['/sitemaps/news-2.xml', '/sitemaps/toString', '/sitemaps/pages', '/fr/feed.xml'])
    expect((await site.get(path)).status, path).toBe(404);
});

it('without content the response is 503', async () => {
  const other = await startSite({ cmsUrl: 'http://127.0.0.1:9', serviceKey: cms.serviceKey });
  try {
    for (const path of ['/sitemap.xml', '/sitemaps/pages.xml', '/feed.xml', '/.well-known/security.txt']) {
      const { status, headers } = await other.get(path);
      expect([status, headers.has('retry-after')], path).toEqual([503, true]);
    }
    expect((await other.get('/robots.txt')).status).toBe(200);
  } finally {
    await other.stop();
  }
});

it('the OpenSearch description of a language names its results and suggestions, and pages link it', async () => {
  const response = await site.get('/en/opensearch.xml');
  expect(response.headers.get('content-type')).toBe('application/opensearchdescription+xml; charset=utf-8');
  const xml = await response.text();
  expect(xml).toContain('<Language>en-US</Language>');
  const templates = [...xml.matchAll(/template="([^"]*)"/g)].map(([, template]) => String(template));
  expect(templates).toEqual([
    `${site.url}/en/search?q={searchTerms}`,
    `${site.url}/api/en/v2/search/opensearch-suggestions?q={searchTerms}`,
    `${site.url}/en/opensearch.xml`,
  ]);
  for (const template of templates) {
    const target = template.slice(site.url.length).replace('{searchTerms}', 'kurs%20dolar');
    // The search has no index in the first seconds after a start.
    await expect
      .poll(async () => (await site.get(target)).status, { message: target, timeout: 20_000 })
      .toBe(200);
  }
  expect(await textOf('/en/news')).toMatch(/<link rel="search"[^>]*href="\/en\/opensearch.xml"/);
});
