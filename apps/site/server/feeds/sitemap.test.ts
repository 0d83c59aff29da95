import { expect, it } from 'vitest';
import { sitemapFile, sitemapFiles, sitemapIndex } from './sitemap.ts';
import { element } from './xml.ts';

const SITE = 'https://bank.example';
const item = (number: number) => ({
  slug: `berita-${number}`,
  languages: ['id' as const, 'en' as const],
  updatedAt: `2026-01-${String((number % 28) + 1).padStart(2, '0')}T00:00:00.000Z`,
  from: null,
  until: null,
});

it('escapes texts and attributes, and drops characters that XML does not allow', () => {
  expect(element('a', 'R&D <b> "x"\u0000\u000b', { href: '/?a=1&b="2"' })).toBe(
    '<a href="/?a=1&amp;b=&quot;2&quot;">R&amp;D &lt;b&gt; &quot;x&quot;</a>',
  );
  expect(element('a', [element('b', ''), element('c', '1')])).toBe('<a><b/>\n<c>1</c></a>');
});

it('puts at most 5,000 items into a file, and each item into exactly one', () => {
  const files = sitemapFiles({
    items: { news: Array.from({ length: 10_001 }, (_, number) => item(number)) },
  });
  expect(files.map(({ name }) => name)).toEqual(['pages', 'news-1', 'news-2', 'news-3']);
  expect(files.slice(1).map(({ entries }) => entries.length)).toEqual([5_000, 5_000, 1]);
  expect(new Set(files.slice(1).flatMap(({ entries }) => entries.map(({ path }) => path))).size).toBe(10_001);
  const index = sitemapIndex(files, SITE);
  expect(index).toContain(
    `<loc>${SITE}/sitemaps/news-1.xml</loc>\n<lastmod>2026-01-28T00:00:00.000Z</lastmod>`,
  );
});

it('has no file for a collection without items', () => {
  expect(sitemapFiles({ items: { news: [] } }).map(({ name }) => name)).toEqual(['pages']);
});

it('lists all languages of a page as alternates of each', () => {
  const file = { name: 'x', entries: [{ path: '/news/a', languages: ['id', 'en'] as const }] };
  const both = sitemapFile(file, SITE);
  expect(both.match(/<loc>[^<]*/g)).toEqual([`<loc>${SITE}/news/a`, `<loc>${SITE}/en/news/a`]);
  const alternates = [
    `hreflang="id" href="${SITE}/news/a"`,
    `hreflang="en" href="${SITE}/en/news/a"`,
    `hreflang="x-default" href="${SITE}/news/a"`,
  ];
  expect(both.match(/hreflang="[^"]*" href="[^"]*"/g)).toEqual([...alternates, ...alternates]);
  const one = sitemapFile({ name: 'x', entries: [{ path: '/news/a', languages: ['en'] }] }, SITE);
  expect(one).not.toContain(`${SITE}/news/a`);
  expect(one).toContain(`hreflang="x-default" href="${SITE}/en/news/a"`);
});

it('lists public pages, but neither the design collection nor unlisted pages', () => {
  const [pages] = sitemapFiles({ items: { news: [] } });
  const paths = pages?.entries.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/', '/news', '/nab', '/calculators/loan']));
  expect(paths).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/design|maintenance|coming-soon|:/)]),
  );
});
