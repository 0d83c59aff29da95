import { beforeAll, describe, expect, it } from 'vitest';
import { createTag } from '../../../cms/src/collections/tags/sample.ts';
import { publishItem } from '../../../cms/testing/items.ts';
import { NEWS_COUNT } from '../../testing/start-content.ts';
import { waitUntil } from '../../testing/start-site.ts';
import { expectUnknownValue } from '../../testing/unknown-value.ts';
import { withSite } from '../../testing/with-site.ts';

const BLOG_COUNT = 12;

const { cms, site } = withSite();

async function payloadOf<T>(page: string, query = ''): Promise<T> {
  const response = await site.get(`${page}/_payload.json?test-build${query}`);
  return ((await response.json()) as { data: T }).data;
}

const htmlOf = async (target: string) => (await site.get(target)).text();
const statusOf = async (target: string) => (await site.get(target)).status;
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, url = '']) => url);

describe('the blog', () => {
  it('is an empty page without tags before the first article', async () => {
    const html = await htmlOf('/blogs');
    expect(html).toContain('Belum ada artikel');
    expect(html).not.toContain('Jelajahi menurut topik');
    expect(await statusOf('/blogs/all')).toBe(200);
    expect(await statusOf('/blogs/all?page=2')).toBe(404);
  });

  describe('with articles', () => {
    beforeAll(async () => {
      const shared = await createTag(cms, 'rumah');
      for (let day = 1; day <= BLOG_COUNT; day++) {
        const id = await publishItem(cms, 'blogs', `artikel-${day}`, day === 1 ? ['id'] : ['id', 'en']);
        const publishedAt = new Date(Date.UTC(2026, 2, day)).toISOString();
        await cms.payload.update({
          collection: 'blogs',
          id,
          locale: 'id',
          data: { publishedAt, tags: day <= 11 ? [shared] : [], _status: 'published' },
          overrideAccess: true,
        });
      }
      await waitUntil(
        () => htmlOf('/blogs'),
        (html) => html.includes('artikel-12') && html.includes('11 artikel'),
        5_000,
      );
    });

    it('has a description of its own for the list of all articles', async () => {
      const descriptionOf = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
      expect(descriptionOf(await htmlOf('/blogs/all'))).toContain('Semua artikel');
      expect(descriptionOf(await htmlOf('/blogs'))).not.toContain('Semua artikel');
    });

    it('features the newest article, then six more, its tags and a link to all', async () => {
      const html = await htmlOf('/blogs');
      expect(html.match(/<article/g)).toHaveLength(7);
      expect(html.indexOf('artikel-12')).toBeLessThan(html.indexOf('artikel-11'));
      expect(linksIn(html)).toEqual(expect.arrayContaining(['/blogs/all', '/blogs/all?tag=rumah']));
      expect(html).toContain('11 artikel');
      expect(html).toContain('href="/blogs/feed.xml"');
    });

    it('lists ten per page, optionally filtered by tag, each page with one canonical URL', async () => {
      type Data = { list: { items: { slug: string }[]; totalItems: number } };
      const slugs = async (query = '') => (await payloadOf<Data>('/blogs/all', query)).list;
      expect((await slugs()).items).toHaveLength(10);
      expect((await slugs('&page=2')).items.map(({ slug }) => slug)).toEqual(['artikel-2', 'artikel-1']);
      expect((await slugs('&tag=rumah&page=2')).items.map(({ slug }) => slug)).toEqual(['artikel-1']);
      for (const target of ['/blogs/all', '/en/blogs/all?tag=rumah', '/blogs/all?tag=rumah&page=2'])
        expect(canonicalOf(await htmlOf(target))?.replaceAll('&amp;', '&')).toBe(site.url + target);
      expect(canonicalOf(await htmlOf('/blogs/all?page=1'))).toBe(`${site.url}/blogs/all`);
    });

    it.each(['/blogs/all?page=3', '/blogs/tidak-ada'])(
      'is a 404 at %s, which is not cached',
      async (target) => {
        const before = site.site.pages.cache.size();
        expect(await statusOf(target)).toBe(404);
        expect(site.site.pages.cache.size()).toBe(before);
      },
    );

    it('shows all articles for an unknown tag, and says so', async () => {
      const html = await expectUnknownValue(await site.get('/blogs/all?tag=tidak-ada&page=2'), 'tidak-ada');
      expect(canonicalOf(html)).toBe(`${site.url}/blogs/all?page=2`);
    });

    it('links from a list page to an article, with a back link', async () => {
      expect(linksIn(await htmlOf('/blogs/all'))).toContain('/blogs/artikel-12');
      expect(linksIn(await htmlOf('/en/blogs/all?tag=rumah&page=2'))).toContain(
        '/en/blogs/artikel-1?from=%2Fblogs%2Fall%3Ftag%3Drumah%26page%3D2',
      );
    });

    it('shows an article with author, tags, related articles and back link', async () => {
      const html = await htmlOf('/blogs/artikel-3');
      expect(html).toContain('Oleh Tim Contoh');
      expect(linksIn(html)).toEqual(
        expect.arrayContaining(['/blogs/all?tag=rumah', '/blogs/all', '/blogs/artikel-11']),
      );
      expect(html).toContain('"@type":"BlogPosting"');
      expect(html).toMatch(/"author":\{"@type":"Organization","name":"Tim Contoh"/);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(await htmlOf('/blogs/artikel-3?from=/careers')).toBe(html);
    });

    it('falls back to Indonesian, marked as such, without an English translation', async () => {
      const html = await htmlOf('/en/blogs/artikel-1');
      expect(html).toContain('<h1 lang="id-ID"');
      expect(canonicalOf(html)).toBe(`${site.url}/blogs/artikel-1`);
    });

    it('has a feed per language with the articles written in it', async () => {
      const indonesian = await htmlOf('/blogs/feed.xml');
      expect(indonesian).toContain(`<link>${site.url}/blogs/artikel-1</link>`);
      expect(indonesian).toContain('<category>rumah id</category>');
      const english = await htmlOf('/en/blogs/feed.xml');
      expect(english).toContain(`<link>${site.url}/en/blogs/artikel-2</link>`);
      expect(english).not.toContain('/artikel-1<');
    });

    it('is in the sitemap, including its lists', async () => {
      expect(await htmlOf('/sitemaps/blogs-1.xml')).toContain(`<loc>${site.url}/en/blogs/artikel-2</loc>`);
      const pages = await htmlOf('/sitemaps/pages.xml');
      for (const path of ['/blogs', '/en/blogs', '/blogs/all', '/en/blogs/all'])
        expect(pages).toContain(`<loc>${site.url}${path}</loc>`);
    });
  });
});

describe('news by topic', () => {
  it('are filtered by topic, with a canonical URL per topic', async () => {
    const html = await htmlOf('/news?topic=company');
    expect(html).toContain('Berita: Perusahaan');
    expect(canonicalOf(html)).toBe(`${site.url}/news?topic=company`);
    expect(linksIn(html)).toContain('/news?topic=company&amp;page=2');
  });

  it.each([
    ['/news?page=2', '/news/berita-1?from=%2Fnews%3Fpage%3D2'],
    ['/en/news?topic=company&page=2', '/en/news/berita-1?from=%2Fnews%3Ftopic%3Dcompany%26page%3D2'],
    ['/news-mobile?topic=company', '/news-mobile/berita-11?from=%2Fnews-mobile%3Ftopic%3Dcompany'],
    ['/news', '/news/berita-11'],
  ])('at %s link to items with a back link', async (target, link) => {
    expect(linksIn(await htmlOf(target))).toContain(link);
  });

  it('are cached once, independent of the back link', async () => {
    const html = await htmlOf('/news/berita-1');
    const before = site.site.pages.cache.size();
    for (const from of ['%2Fnews%3Fpage%3D2', '%2Fnews%3Fpage%3D3', '//evil.example', 'x'.repeat(500)])
      expect(await htmlOf(`/news/berita-1?from=${from}`)).toBe(html);
    expect(site.site.pages.cache.size()).toBe(before);
    expect(canonicalOf(html)).toBe(`${site.url}/news/berita-1`);
  });

  it('recommend others of their topic, the newest first, never themselves', async () => {
    type Data = { alsoRead: { slug: string; topic: string }[] };
    const { alsoRead } = await payloadOf<Data>('/news/berita-11');
    expect(alsoRead.map(({ slug, topic }) => [slug, topic])).toEqual([
      ['hanya-indonesia', 'company'],
      ['berita-10', 'company'],
      ['berita-9', 'company'],
    ]);
  });

  it('are an empty page for a topic without items, and all news for an unknown topic', async () => {
    expect(await htmlOf('/news?topic=reports')).toContain('Topik ini belum memiliki berita');
    const html = await expectUnknownValue(await site.get('/news?topic=weather'), 'weather');
    expect(linksIn(html)).toContain('/news/berita-11');
    expect(await statusOf('/news?topic=reports&page=2')).toBe(404);
  });
});

describe('news inside the app', () => {
  it.each(['/news-mobile', '/en/news-mobile?topic=company&page=2', '/news-mobile/berita-1'])(
    '%s links only within the app, and is noindex',
    async (target) => {
      const html = await htmlOf(target);
      const own = linksIn(html).filter((url) => url.startsWith('/'));
      expect(own.filter((url) => !/^(\/en)?\/news-mobile\b/.test(url))).toEqual([]);
      expect(own.length).toBeGreaterThan(3);
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(html).not.toContain('hrefLang');
      const main = target.replace('-mobile', '');
      expect(canonicalOf(html)?.replaceAll('&amp;', '&')).toBe(site.url + main);
      expect(html).not.toMatch(/<header |<footer |<nav aria-label="(?!Halaman|Pages|Pagination)/);
    },
  );

  it('shares the URL of the public page', async () => {
    const html = await htmlOf('/news-mobile/berita-1');
    expect(html).toContain(encodeURIComponent(`${site.url}/news/berita-1`));
    expect(html).not.toContain(encodeURIComponent(`${site.url}/news-mobile`));
  });

  it('is not in the sitemap', async () => {
    expect(await htmlOf('/sitemaps/pages.xml')).not.toContain('news-mobile');
  });

  it('has as many items as the site', async () => {
    type Data = { list: { totalItems: number } };
    expect((await payloadOf<Data>('/news-mobile')).list.totalItems).toBe(NEWS_COUNT);
  });
});
