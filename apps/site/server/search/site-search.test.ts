import type { Locale, SearchText } from '@beranda/contract';
import { expect, it, vi } from 'vitest';
import { SiteSearch } from './site-search.ts';

const TITLES = { id: 'Kabar pagi', en: 'Morning report' } as const;

const textOf = (language: Locale, key: string): SearchText => ({
  key,
  collection: 'news',
  slug: key.replace('/', '-'),
  language,
  title: TITLES[language],
  summary: '',
  headings: '',
  body: '',
  searchWords: '',
  place: null,
  publishedAt: null,
  from: null,
  until: null,
});

/** Paths of the items that are found; the site's own pages may be, too. */
const find = (search: SiteSearch, locale: Locale, query: string) =>
  search.locales[locale]
    .search({ query, locale, kind: null, order: 'relevance', page: 1, itemsPerPage: 100 })
    .results.map(({ path }) => path)
    .filter((path) => path.startsWith('/news/'));

async function putBoth(search: SiteSearch, keys: readonly string[], pause = async () => {}) {
  await search.batch(async () => {
    for (const key of keys) search.put('id', textOf('id', key));
    for (const key of keys) search.put('en', textOf('en', key));
  }, pause);
}

it('indexes each language of an item once, with its title in the other language', async () => {
  const search = new SiteSearch();
  const puts = [vi.spyOn(search.locales.id, 'put'), vi.spyOn(search.locales.en, 'put')];
  await putBoth(search, ['news/1']);
  expect(puts.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(find(search, 'id', 'morning report')).toEqual(['/news/news-1']);
  expect(find(search, 'en', 'kabar pagi')).toEqual(['/news/news-1']);
});

it('yields to other work during a long change, and has indexed all of it at the end', async () => {
  const search = new SiteSearch();
  const found: number[] = [];
  const keys = Array.from({ length: 50 }, (_, at) => `news/${at}`);
  await putBoth(search, keys, async () => void found.push(find(search, 'id', 'kabar pagi').length));
  expect(found).toEqual([20, 40]);
  expect(find(search, 'en', 'morning report')).toHaveLength(50);
});

it('indexes what came before a change failed, and leaves out what it removed', async () => {
  const search = new SiteSearch();
  await putBoth(search, ['news/1', 'news/2']);
  const failing = search.batch(
    async () => {
      search.remove('id', 'news/1');
      search.remove('en', 'news/1');
      search.put('id', { ...textOf('id', 'news/2'), title: 'Anyaman rotan' });
      throw new Error('the back office does not answer');
    },
    async () => {},
  );
  await expect(failing).rejects.toThrow('does not answer');
  expect(find(search, 'id', 'kabar pagi')).toEqual([]);
  expect(find(search, 'en', 'anyaman rotan')).toEqual(['/news/news-2']);
});

it('removes the title in a language that was removed', async () => {
  const search = new SiteSearch();
  await putBoth(search, ['news/1']);
  await search.batch(
    async () => search.remove('en', 'news/1'),
    async () => {},
  );
  expect(find(search, 'id', 'kabar pagi')).toEqual(['/news/news-1']);
  expect(find(search, 'id', 'morning report')).toEqual([]);
});

it('indexes the other items where one cannot be indexed, and reports it', async () => {
  const search = new SiteSearch();
  const broken = { ...textOf('id', 'news/2'), title: null as unknown as string };
  const failing = search.batch(
    async () => {
      search.put('id', broken);
      search.put('id', textOf('id', 'news/3'));
    },
    async () => {},
  );
  await expect(failing).rejects.toThrow(TypeError);
  expect(find(search, 'id', 'kabar pagi')).toEqual(['/news/news-3']);
});
