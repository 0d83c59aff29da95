import { expect, test } from 'vitest';
import type { FoundEntry, SearchResults } from '#src/content/search-service.ts';
import { DefaultLayout } from '#src/layouts/default.tsx';
import { renderLayout } from '../../../testing/render-layout.tsx';
import type { SearchPageData } from './loader.server.ts';
import { Page } from './page.tsx';

const FOUND: FoundEntry = {
  kind: 'branches',
  path: '/branches?province=BA',
  language: 'id',
  title: [
    { text: 'Kantor di ', isMatch: false },
    { text: '<Bali>', isMatch: true },
  ],
  text: [],
  publishedAt: null,
  isPromoted: false,
};

async function render(found: Partial<SearchResults>, data: Partial<SearchPageData> = {}): Promise<string> {
  const all = { results: [FOUND], totalItems: 1, kinds: [{ kind: 'branches' as const, count: 1 }] };
  const page: SearchPageData = {
    query: 'kator bali',
    popular: ['kurs dolar'],
    found: { ...all, correction: null, isCorrected: false, ...found },
    directAnswers: [],
    kind: null,
    order: 'relevance',
    page: 1,
    itemsPerPage: 10,
    ...data,
  };
  const address = '/en/search?q=kator+bali';
  const markup = await renderLayout(<DefaultLayout />, {
    address,
    page: () => page,
    pageElement: <Page />,
  });
  return markup.slice(markup.indexOf('<main'));
}

test('another spelling is offered as a link; typed words keep their results', async () => {
  const markup = await render({ correction: 'kantor bali' });
  expect(markup).toMatch(/Did you mean: <a[^>]* href="\/en\/search\?q=kantor\+bali"[^>]*>kantor bali<\/a>/);
  expect(markup).toContain('1 result for “kator bali”');
});

test('where nothing matches as typed, the results are named as those of the correction', async () => {
  const markup = await render({ correction: 'kantor bali', isCorrected: true });
  expect(markup).toContain('Nothing was found for “kator bali”');
  expect(markup).toContain('1 result for “kantor bali”');
});

test('a place has a map pin, a promoted result says so, and texts are never markup', async () => {
  const markup = await render({ results: [{ ...FOUND, isPromoted: true }] });
  expect(markup).toContain('#map-pin');
  expect(markup).toContain('Our pick');
  expect(markup).toMatch(/<h2[^>]*lang="id-ID"/);
  expect(markup).toMatch(/<mark[^>]*>&lt;Bali&gt;<\/mark>/);
  expect(await render({})).not.toContain('Our pick');
});

test('only kinds with dates can be sorted by date', async () => {
  expect(await render({})).not.toContain('Newest');
  const kinds: SearchResults['kinds'] = [
    { kind: 'branches', count: 1 },
    { kind: 'news', count: 3 },
  ];
  expect(await render({ kinds })).toContain('href="/en/search?q=kator+bali&amp;order=newest"');
  expect(await render({ kinds }, { kind: 'branches' })).not.toContain('Newest');
  expect(await render({ kinds }, { kind: 'news', order: 'newest' })).toMatch(
    /aria-current="page"[^>]*>Newest/,
  );
});

test('a direct answer stands above the results, with its time', async () => {
  const figure = {
    kind: 'rate',
    path: '/exchange-rate?currency=USD',
    language: 'en',
    title: 'US dollar (USD) rate',
    figure: 'Buy IDR 16,283',
    note: 'e-Rate, updated 23 Nov 2026, 09:05 WIB',
  } as const;
  const markup = await render({}, { directAnswers: [figure] });
  expect(markup.indexOf('Buy IDR 16,283')).toBeGreaterThan(0);
  expect(markup.indexOf('Buy IDR 16,283')).toBeLessThan(markup.indexOf('1 result for'));
  expect(markup).toContain('23 Nov 2026, 09:05 WIB');
});
