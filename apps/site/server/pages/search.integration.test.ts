import { beforeAll, describe, expect, it } from 'vitest';
import { publishNewTitle } from '../../testing/start-content.ts';
import { waitUntil, waitUntilSearchable } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms, site } = withSite();

beforeAll(() => waitUntilSearchable(site));

const search = async (typed: string, locale = 'id', more = '') => {
  const response = await site.get(
    `${locale === 'en' ? '/en' : ''}/search?q=${encodeURIComponent(typed)}${more}`,
  );
  return { status: response.status, headers: response.headers, html: await response.text() };
};

describe('the search page', () => {
  it('finds published content with highlighted words, in the language of the page', async () => {
    const { html } = await search('berita-3');
    expect(html).toContain('href="/news/berita-3"');
    expect(html).toMatch(/<mark[^>]*>berita<\/mark>/);
    expect((await search('berita-3', 'en')).html).toContain('href="/en/news/berita-3"');
  });

  it('finds static pages, also by synonyms', async () => {
    expect((await search('cicilan')).html).toContain('href="/calculators/loan"');
    expect((await search('currency converter', 'en')).html).toContain('href="/en/exchange-rate"');
  });

  it('marks untranslated results with their language', async () => {
    expect((await search('hanya-indonesia', 'en')).html).toMatch(
      /lang="id-ID"><a[^>]*href="\/en\/news\/hanya-indonesia"/,
    );
  });

  it('has an empty state with a hint', async () => {
    const { status, html } = await search('zzzzzz', 'en');
    expect(status).toBe(200);
    expect(html).toContain('Result not found');
    expect(html).toContain('Please try another keyword');
  });

  it('finds a new title once it is published', async () => {
    expect((await search('rotan')).html).toContain('Hasil tidak ditemukan');
    await publishNewTitle(cms, 'berita-4', 'id', 'Anyaman rotan');
    await waitUntil(
      () => search('rotan'),
      ({ html }) => html.includes('/news/berita-4'),
    );
  });

  it('is rendered per request, not cached, and noindex', async () => {
    const { headers, html } = await search('berita');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect((await site.get('/search')).headers.get('cache-control')).not.toBe('no-store');
  });

  it('is paginated, with a 404 after the last page', async () => {
    const { html } = await search('berita');
    expect(html).toContain('/search?q=berita&amp;page=2');
    expect((await search('berita', 'id', '&page=2')).status).toBe(200);
    for (const page of ['99', '0', '-1', 'x', '1e3'])
      expect((await search('berita', 'id', `&page=${page}`)).status, page).toBe(404);
    expect((await search('berita', 'id', '&kind=nonsense')).status).toBe(200);
  });

  it.each([
    '<script>alert(1)</script>',
    '"onmouseover="alert(1)',
    '__proto__',
    'x'.repeat(1_500),
    '\u0000\u202e',
    '{{constructor}}',
  ])('escapes %.40j', async (typed) => {
    const { status, html } = await search(typed);
    expect(status).toBe(200);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('"onmouseover="');
    expect(/<input type="search"[^>]* value="([^"]*)"/.exec(html)?.[1]?.length ?? 0).toBeLessThan(150);
  });

  it('does not log search terms', async () => {
    await search('rahasia-besar');
    expect(site.log.join('')).not.toContain('rahasia-besar');
  });
});
