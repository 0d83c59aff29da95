import { beforeAll, describe, expect, it } from 'vitest';
import { routeRules } from '#src/routing/route-rules.ts';
import { newsText } from '../../testing/start-content.ts';
import { waitUntil, waitUntilReady } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

/** The rules of the build, and one that redirects an existing page. */
const rules = [...routeRules, { from: '/news/berita-9', to: '/edisi-khusus' }];

const { cms, site } = withSite({ routeRules: rules });

beforeAll(() => waitUntilReady(site));

/** The response to a URL as `status location`, or only its status. */
async function redirectOf(address: string): Promise<string> {
  const response = await site.get(address);
  await response.body?.cancel();
  return [response.status, response.headers.get('location')].filter((part) => part !== null).join(' ');
}

/** Waits until a URL redirects as expected. */
const expectRedirect = (address: string, expected: string) =>
  waitUntil(
    () => redirectOf(address),
    (redirect) => redirect === expected,
  );

/** Creates a redirect in the back office. @returns its id. */
async function redirect(from: string, to: string, status: 'permanent' | 'temporary' = 'permanent') {
  const { id } = await cms.payload.create({ collection: 'redirects', data: { from, to, status } });
  return id;
}

const remove = (id: number) => cms.payload.delete({ collection: 'redirects', id });

describe('a redirect of the back office', () => {
  it('works in both languages without a restart, with the visitor’s query, and stops when it is deleted', async () => {
    expect(await redirectOf('/promo-lama')).toBe('404');
    const id = await redirect('/promo-lama', '/news');
    await Promise.all([
      expectRedirect('/promo-lama', '301 /news'),
      expectRedirect('/en/promo-lama', '301 /en/news'),
    ]);
    expect(await redirectOf('/promo-lama?utm_source=surat')).toBe('301 /news?utm_source=surat');
    expect(await redirectOf('/promo-lama/')).toBe('301 /promo-lama');
    const payload = await site.get('/en/promo-lama/_payload.json?test-build');
    expect(await payload.json()).toEqual({ redirect: { location: '/en/news', status: 301 } });
    await remove(id);
    await Promise.all([expectRedirect('/promo-lama', '404'), expectRedirect('/en/promo-lama', '404')]);
  });

  it('may be temporary, lead to another site, and match all paths below its own', async () => {
    const ids = [
      await redirect('/sementara', '/news?page=2', 'temporary'),
      await redirect('/kartu', 'https://kartu.bank.example/mulai'),
      await redirect('/arsip/**', '/news'),
    ];
    await Promise.all([
      expectRedirect('/sementara?a=1', '302 /news?page=2'),
      expectRedirect('/en/kartu', '301 https://kartu.bank.example/mulai'),
      expectRedirect('/arsip/2020/januari', '301 /news'),
      expectRedirect('/en/arsip', '301 /en/news'),
    ]);
    for (const id of ids) await remove(id);
    await expectRedirect('/arsip/2020/januari', '404');
  });

  it('overrides a cached page until it is deleted', async () => {
    const cached = await (await site.get('/news/berita-4')).text();
    expect(await redirectOf('/news/berita-4')).toBe('200');
    const id = await redirect('/news/berita-4', '/news/berita-5');
    await Promise.all([
      expectRedirect('/news/berita-4', '301 /news/berita-5'),
      expectRedirect('/en/news/berita-4', '301 /en/news/berita-5'),
    ]);
    await remove(id);
    await Promise.all([expectRedirect('/news/berita-4', '200'), expectRedirect('/en/news/berita-4', '200')]);
    expect(await (await site.get('/news/berita-4')).text()).toBe(cached);
  });

  it('takes effect when its target is changed', async () => {
    const id = await redirect('/kabar', '/news');
    await expectRedirect('/kabar', '301 /news');
    await cms.payload.update({ collection: 'redirects', id, data: { to: '/about-us/contact-us' } });
    await expectRedirect('/kabar', '301 /about-us/contact-us');
    await remove(id);
  });
});

describe('a redirected page with a form', () => {
  it('keeps the query, like any page', async () => {
    const id = await redirect('/about-us/contact-us', '/news', 'temporary');
    await expectRedirect('/about-us/contact-us?utm_source=surat', '302 /news?utm_source=surat');
    await remove(id);
    await expectRedirect('/about-us/contact-us', '200');
  });
});

describe('a redirect of the build', () => {
  it('applies in both languages', async () => {
    expect(await redirectOf('/home?a=1')).toBe('301 /?a=1');
    expect(await redirectOf('/en/beranda')).toBe('301 /en');
  });

  it('is resolved together with one of the back office to a single redirect', async () => {
    const id = await redirect('/depan', '/beranda');
    await Promise.all([expectRedirect('/depan', '301 /'), expectRedirect('/en/depan', '301 /en')]);
    await remove(id);
  });
});

describe('redirect loops', () => {
  it('within the back office are rejected', async () => {
    const id = await redirect('/satu', '/dua');
    await expect(redirect('/dua', '/satu')).rejects.toThrow();
    await remove(id);
  });

  it('across build and back office are ignored and logged', async () => {
    expect(await redirectOf('/news/berita-9')).toBe('301 /edisi-khusus');
    const id = await redirect('/edisi-khusus', '/news/berita-9');
    await Promise.all([
      expectRedirect('/news/berita-9', '200'),
      expectRedirect('/en/news/berita-9', '200'),
      expectRedirect('/edisi-khusus', '404'),
    ]);
    expect(site.log.join('')).toContain('"pathname":"/en/news/berita-9"');
    await remove(id);
    await expectRedirect('/news/berita-9', '301 /edisi-khusus');
  });
});

describe('a news item whose slug is changed', () => {
  const rename = async (slug: string, newSlug: string, title: string) => {
    const { docs } = await cms.payload.find({
      collection: 'news',
      where: { slug: { equals: slug } },
      overrideAccess: true,
    });
    await cms.payload.update({
      collection: 'news',
      id: docs[0]?.id ?? 0,
      locale: 'id',
      publishSpecificLocale: 'id',
      data: { slug: newSlug, ...newsText(title), _status: 'published' },
      overrideAccess: true,
    });
  };

  it('redirects from its old paths in both languages, also after a second change and back again', async () => {
    for (const prefix of ['', '/en']) expect(await redirectOf(`${prefix}/news/berita-7`)).toBe('200');
    await rename('berita-7', 'berita-tujuh', 'Tujuh');
    await Promise.all(
      ['', '/en'].flatMap((prefix) => [
        expectRedirect(`${prefix}/news/berita-7`, `301 ${prefix}/news/berita-tujuh`),
        expectRedirect(`${prefix}/news/berita-tujuh`, '200'),
      ]),
    );
    await rename('berita-tujuh', 'kabar-tujuh', 'Tujuh');
    await Promise.all([
      expectRedirect('/news/berita-7', '301 /news/kabar-tujuh'),
      expectRedirect('/news/berita-tujuh', '301 /news/kabar-tujuh'),
    ]);
    await rename('kabar-tujuh', 'berita-7', 'Tujuh');
    await Promise.all([
      expectRedirect('/news/berita-7', '200'),
      expectRedirect('/news/kabar-tujuh', '301 /news/berita-7'),
    ]);
  });
});
