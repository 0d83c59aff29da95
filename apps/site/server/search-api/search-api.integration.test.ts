import { beforeAll, describe, expect, it } from 'vitest';
import { openSearchSuggestions, searchApiResponse, suggestionsResponse } from '#src/content/search-api.ts';
import { readOpen } from '../../testing/open-data.ts';
import { waitUntilSearchable } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const { site } = withSite();

const address = (path: string, q: string, more = '') => `/api/${path}?q=${encodeURIComponent(q)}${more}`;
const suggest = (q: string, locale = 'id') =>
  readOpen(site, address(`${locale}/v2/search/suggestions`, q), suggestionsResponse);

beforeAll(() => waitUntilSearchable(site));

describe('suggestions', () => {
  it('are pages of the language with their kind', async () => {
    const { query, suggestions } = await suggest('  berita-3 ', 'en');
    expect(query).toBe('berita-3');
    expect(suggestions[0]).toMatchObject({ kind: 'news', path: '/news/berita-3', language: 'en' });
  });

  it('are popular searches while nothing is typed', async () => {
    const { popular, suggestions } = await suggest('');
    expect(suggestions).toEqual([]);
    expect(popular).toEqual(expect.any(Array));
  });

  it('begin with the rate that is asked for, in each language', async () => {
    const [indonesian] = (await suggest('kurs dolar')).answers;
    expect(indonesian).toMatchObject({
      kind: 'rate',
      path: '/exchange-rate?currency=USD',
      figure: expect.stringMatching(/^Beli\sRp[\d.,]+ · Jual\sRp[\d.,]+ per 1 USD$/),
      note: expect.stringContaining('WIB'),
    });
    const [english] = (await suggest('dollar rate', 'en')).answers;
    expect(english?.figure).toMatch(/^Buy\sIDR\s[\d.,]+ · Sell\sIDR\s[\d.,]+ per 1 USD$/);
  });

  it('convert an amount, and name a fund’s value', async () => {
    const [conversion] = (await suggest('100 usd')).answers;
    expect(conversion).toMatchObject({
      path: '/exchange-rate?currency=USD&amount=100&from=USD&to=IDR#converter',
      figure: expect.stringMatching(/^Rp\d\.\d{3}\.\d{3}$/),
    });
    const [fund] = (await suggest('nab pelita kas')).answers;
    expect(fund).toMatchObject({ kind: 'fund', title: 'Pelita Kas Harian' });
    expect((await suggest('tabungan dolar')).answers).toEqual([]);
  });

  it('have the format of OpenSearch for browsers, with full addresses', async () => {
    const path = address('en/v2/search/opensearch-suggestions', 'berita-3');
    const response = await site.get(path);
    expect(response.headers.get('content-type')).toBe('application/x-suggestions+json; charset=utf-8');
    const [query, texts, notes, urls] = openSearchSuggestions.parse(await response.json());
    expect(query).toBe('berita-3');
    expect(urls[0]).toBe(`${site.url}/en/news/berita-3`);
    expect([notes.length, urls.length]).toEqual([texts.length, texts.length]);
  });
});

describe('the search as JSON', () => {
  it('has plain texts, kinds with counts, and pages', async () => {
    const first = await readOpen(site, address('id/v2/search', 'berita'), searchApiResponse);
    expect(first.totalItems).toBeGreaterThan(10);
    expect(first.results).toHaveLength(10);
    expect(first.kinds.find(({ kind }) => kind === 'news')?.count).toBeGreaterThan(5);
    const next = await readOpen(site, address('id/v2/search', 'berita', '&page=2'), searchApiResponse);
    expect(next.results[0]?.path).not.toBe(first.results[0]?.path);
    const news = await readOpen(site, address('id/v2/search', 'berita', '&kind=news'), searchApiResponse);
    expect(new Set(news.results.map(({ kind }) => kind))).toEqual(new Set(['news']));
  });

  it.each(['&kind=nonsense', '&page=0', '&page=x', '&order=worst'])('%s is 400', async (more) => {
    expect((await site.get(address('id/v2/search', 'a', more))).status).toBe(400);
  });

  it('is neither cached nor logged with the query', async () => {
    const response = await site.get(address('id/v2/search/suggestions', 'rahasia-besar'));
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(site.log.join('')).toContain('/v2/search/suggestions');
    expect(site.log.join('')).not.toContain('rahasia-besar');
  });
});

it.each([
  '\u0000',
  'usd\u0000\u202e',
  '<script>alert(1)</script>',
  '.*+?^$()|[]\\',
  'e\u0301'.repeat(150),
  '__proto__',
  '%',
  '100 '.repeat(300),
])('hostile input %.20j gets the response of any other', async (q) => {
  const { query } = await suggest(q);
  expect(query.length).toBeLessThanOrEqual(100);
  await readOpen(site, address('id/v2/search', q), searchApiResponse);
});

it('a lone surrogate, a broken escape and 10 kB are no server errors', async () => {
  for (const q of ['%ed%a0%80', '%ff', 'x'.repeat(10_000)]) {
    const { status } = await site.get(`/api/id/v2/search/suggestions?q=${q}`);
    expect([200, 400, 414], q.slice(0, 10)).toContain(status);
  }
});
