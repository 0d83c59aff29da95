import { beforeAll, describe, expect, it } from 'vitest';
import { loaders } from '#src/routing/page-loaders.server.ts';
import { publishNewTitle } from '../../testing/start-content.ts';
import { startSite, waitUntil, waitUntilReady } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms, site } = withSite({ env: { RECOMPRESS_PAGES: 'on' } });

beforeAll(() => waitUntilReady(site));

const SECURITY = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
];

describe('every response', () => {
  it.each([
    ['/', 200],
    ['/en', 200],
    ['/news', 200],
    ['/en/news?page=2', 200],
    ['/news/berita-3', 200],
    ['/about-us/contact-us', 200],
    ['/nowhere', 404],
    ['/en/nowhere/deeper', 404],
    ['/news?page=7', 404],
    ['/news?page=0', 404],
    ['/news?page=abc', 404],
    ['/news/no-such-item', 404],
    ['/fr/news', 404],
    ['/news/', 301],
    ['/healthz', 200],
    ['/builds/latest.json', 200],
    ['/builds/meta/test-build.json', 200],
    ['/api/id/v2/navigations', 200],
    ['/api/fr/v2/navigations', 404],
    ['/media/../secret.png', 404],
    ['/media/no-such.png', 404],
    ['/metrics', 404],
    ['/_payload.json', 200],
    ['/news/no-such-item/_payload.json', 404],
  ])('%s answers %d with all security headers', async (target, status) => {
    const response = await site.get(target);
    expect(response.status).toBe(status);
    for (const name of SECURITY) expect(response.headers.get(name), name).toBeTruthy();
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    if (status >= 400) expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a page', () => {
  it('is the same document compressed and plain, with an ETag for conditional requests', async () => {
    const plain = await site.get('/news', { 'accept-encoding': 'identity' });
    const compressed = await site.get('/news', { 'accept-encoding': 'br' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(compressed.headers.get('vary')).toBe('Accept-Encoding');
    expect(await compressed.text()).toBe(await plain.text());
    const etag = compressed.headers.get('etag') ?? '';
    const again = await site.get('/news', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBeTruthy();
    expect((await site.get('/news', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it('is sent smaller some time after it has been requested again', async () => {
    const get = () => site.get('/promo', { 'accept-encoding': 'br' });
    const lengthOf = ({ headers }: Response) => Number(headers.get('content-length'));
    const first = await get();
    const { value: smaller } = await waitUntil(get, (again) => lengthOf(again) < lengthOf(first));
    expect(smaller.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(await smaller.text()).toBe(await first.text());
  });

  it('answers HEAD like GET without a body', async () => {
    const head = await fetch(`${site.url}/news`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('etag')).toBe((await site.get('/news')).headers.get('etag'));
    expect(await head.text()).toBe('');
  });

  it('sets no cookie, so that caches may store it', async () => {
    expect((await site.get('/news')).headers.get('set-cookie')).toBeNull();
  });

  it('ignores query parameters that it does not declare', async () => {
    const plain = await (await site.get('/news')).text();
    expect(await (await site.get('/news?utm_source=x')).text()).toBe(plain);
  });

  it('has canonical and alternate links in its head', async () => {
    for (const target of ['/news?page=2', '/en/news?page=2']) {
      const html = await (await site.get(target)).text();
      expect(html).toContain(`<link rel="canonical" href="${site.url}${target}"`);
      expect(html).toContain(`hrefLang="id" href="${site.url}/news?page=2"`);
      expect(html).toContain(`hrefLang="en-US" href="${site.url}/en/news?page=2"`);
      expect(html).toContain(`hrefLang="x-default" href="${site.url}/news?page=2"`);
    }
    expect(await (await site.get('/en')).text()).toContain(`<link rel="canonical" href="${site.url}/en"`);
  });

  it('falls back to Indonesian for an untranslated item, marked as such, canonical to the Indonesian page', async () => {
    const html = await (await site.get('/en/news/hanya-indonesia')).text();
    expect(html).toContain('<html lang="en-US"');
    expect(html).toMatch(/<div lang="id-ID">.*hanya-indonesia id/s);
    expect(html).toContain(`<link rel="canonical" href="${site.url}/news/hanya-indonesia"`);
    expect(html).not.toContain('hrefLang="en"');
  });

  it('has no style attribute or inline script, which its CSP forbids', async () => {
    for (const target of ['/', '/en/news', '/news/berita-1', '/about-us/contact-us', '/nowhere']) {
      const html = await (await site.get(target)).text();
      expect(html, target).not.toMatch(/<[^>]+\sstyle=/);
      const scripts = html.match(/<script(?![^>]*\b(?:src=|type="application\/(?:ld\+)?json"))[^>]*>/g);
      expect(scripts, target).toBeNull();
    }
  });
});

describe('a payload', () => {
  it('is the data that the document was rendered from', async () => {
    const payload = await (await site.get('/news/_payload.json?test-build&page=2')).json();
    const html = await (await site.get('/news?page=2')).text();
    const hydration = JSON.parse(/id="beranda-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
    expect(payload.data.list.page).toBe(2);
    expect(hydration.router.loaderData['news:id']).toEqual(payload.data);
  });

  it('of another build is the current build, and is not cached', async () => {
    const response = await site.get('/news/_payload.json?0123456789abcdef');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toHaveProperty('id');
  });

  it('serializes an error with its status', async () => {
    const response = await site.get('/en/news/no-such-item/_payload.json?test-build');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: { statusCode: 404, message: 'Page Not Found: /en/news/no-such-item' },
    });
  });
});

/** The text of a page without its data. */
const shownTextOf = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>|<[^>]+>/g, '');

describe('an unknown path', () => {
  it('is named in the 404 page, in the visitor’s language, and is not cached', async () => {
    const before = site.site.pages.cache.size();
    const indonesian = await (await site.get('/tidak-ada')).text();
    const english = await (await site.get('/en/nowhere')).text();
    expect(shownTextOf(indonesian)).toContain('Halaman tidak ditemukan: /tidak-ada');
    expect(shownTextOf(english)).toContain('Page not found: /en/nowhere');
    expect(english).toContain('<meta name="robots" content="noindex"');
    expect(site.site.pages.cache.size()).toBe(before);
  });

  it('has an error object with its full path, which is also in the data of the page', async () => {
    const error = { statusCode: 404, message: 'Page Not Found: /en/nowhere' };
    const payload = await site.get('/en/nowhere/_payload.json?test-build&page=2');
    expect(payload.status).toBe(404);
    expect(await payload.json()).toEqual({ error });
    const html = await (await site.get('/en/nowhere?page=2')).text();
    const hydration = JSON.parse(/id="beranda-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
    expect(Object.values(hydration.router.errors)).toEqual([error]);
  });

  it('is escaped in the page', async () => {
    const html = await (await site.get('/%3Cscript%3Ealert(1)%3Cscript%3E')).text();
    expect(html).not.toContain('<script>alert');
  });
});

describe('the language', () => {
  it('is detected at the root only, by cookie or browser, and the redirect is not cacheable', async () => {
    const redirected = await site.get('/', { 'accept-language': 'en-US,en' });
    expect(redirected.status).toBe(302);
    expect(redirected.headers.get('location')).toBe('/en');
    expect(redirected.headers.get('cache-control')).toBe('no-store');
    expect((await site.get('/', { cookie: 'beranda_locale=en' })).status).toBe(302);
    expect((await site.get('/', { cookie: 'beranda_locale=id', 'accept-language': 'en' })).status).toBe(200);
    expect(
      (await site.get('/', { cookie: 'beranda_locale=en', 'sec-fetch-site': 'same-origin' })).status,
    ).toBe(200);
    expect((await site.get('/news', { cookie: 'beranda_locale=en' })).status).toBe(200);
    expect((await site.get('/en', { cookie: 'beranda_locale=id' })).status).toBe(200);
  });

  it('ignores malformed cookies', async () => {
    for (const cookie of [
      'beranda_locale=%E0%A4%A',
      'beranda_locale=',
      '=;=;',
      'beranda_locale="en',
      'a'.repeat(4_000),
    ]) {
      expect((await site.get('/', { cookie })).status, cookie.slice(0, 30)).toBe(200);
    }
  });

  it('is in the vary header of the home page', async () => {
    expect((await site.get('/')).headers.get('vary')).toBe('Accept-Encoding, Cookie, Accept-Language');
  });
});

describe('a change in the back office', () => {
  it('invalidates pages of its own language only', async () => {
    await site.get('/news/berita-5');
    await site.get('/en/news/berita-5');
    await publishNewTitle(cms, 'berita-5', 'id', 'Judul yang baru');
    await waitUntil(
      () => site.get('/news/berita-5').then((response) => response.text()),
      (html) => html.includes('Judul yang baru'),
    );
    expect(await (await site.get('/en/news/berita-5')).text()).toContain('berita-5 en');
    expect(await (await site.get('/news?page=2')).text()).not.toContain('berita-5 id');
  });

  it('removes a page when its item is unpublished', async () => {
    expect((await site.get('/news/berita-6')).status).toBe(200);
    const { docs } = await cms.payload.find({
      collection: 'news',
      where: { slug: { equals: 'berita-6' } },
      overrideAccess: true,
    });
    await cms.payload.update({
      collection: 'news',
      id: docs[0]?.id ?? 0,
      locale: 'id',
      unpublishAllLocales: true,
      data: { _status: 'draft' },
      overrideAccess: true,
    });
    await waitUntil(
      () => site.get('/news/berita-6').then(({ status }) => status),
      (status) => status === 404,
    );
  });
});

describe('the design collection', () => {
  const ADDRESSES = ['/design', '/en/design', '/design/with-sidebar', '/design/without-sidebar'];

  it.each(ADDRESSES)('shows %s outside of production', async (address) => {
    expect((await site.get(address)).status).toBe(200);
    expect((await site.get(`${address}/_payload.json`)).status).toBe(200);
  });

  it('is 404 where it is disabled', async () => {
    const other = await startSite({
      cmsUrl: cms.url,
      serviceKey: cms.serviceKey,
      env: { SHOW_DESIGN: '0' },
    });
    try {
      for (const address of ADDRESSES) {
        expect((await other.get(address)).status, address).toBe(404);
        expect((await other.get(`${address}/_payload.json`)).status, address).toBe(404);
      }
    } finally {
      await other.stop();
    }
  });
});

describe('a crash', () => {
  it('is a translated 500 with a correlation id of the log, and is not cached', async () => {
    const broken = await startSite({
      cmsUrl: cms.url,
      serviceKey: cms.serviceKey,
      entry: { loaders: { ...loaders, news: () => Promise.reject(new Error('a secret detail')) } },
    });
    try {
      const response = await broken.get('/en/news');
      expect(response.status).toBe(500);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const html = await response.text();
      expect(html).toContain('Something went wrong');
      expect(html).not.toContain('a secret detail');
      const [id] = /[\da-f]{8}-[\da-f-]{27}/.exec(html) ?? [];
      expect(broken.log.find((line) => line.includes('a secret detail'))).toContain(
        `"correlationId":"${id}"`,
      );
      expect(broken.site.pages.cache.size()).toBe(0);
    } finally {
      await broken.stop();
    }
  });

  it('in a component shows the error screen inside the layout', async () => {
    const broken = await startSite({
      cmsUrl: cms.url,
      serviceKey: cms.serviceKey,
      entry: { loaders: { ...loaders, news: async () => ({}) as never } },
    });
    try {
      const response = await broken.get('/news');
      expect(response.status).toBe(500);
      const html = await response.text();
      expect(html).toContain('Terjadi kesalahan');
      expect(html).toContain('Navigasi utama');
    } finally {
      await broken.stop();
    }
  });
});
