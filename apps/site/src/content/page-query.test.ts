import { describe, expect, it, vi } from 'vitest';
import { readQuery } from '#src/content/read-query.server.ts';
import { choice, choiceWithDefault, pageNumber, pageQuery, text } from './page-query.ts';

const query = pageQuery('/list', {
  topic: choice(['Savings', 'loans']),
  city: choice(undefined, { isCanonical: false }),
  days: choiceWithDefault('90', ['30', '90'], { isCanonical: false }),
  q: text,
  page: pageNumber,
});

function read(search: string) {
  const [doNotCache, reportUnknown] = [vi.fn(), vi.fn()];
  const input = { query: new URLSearchParams(search), pathname: '/list', doNotCache, reportUnknown };
  const values = readQuery(query, input, { city: ['Banda Aceh'] });
  return { values, isCached: doNotCache.mock.calls.length === 0, unknown: reportUnknown.mock.calls.flat() };
}

const EMPTY = { topic: null, city: null, days: '90', q: '', page: 1 };

describe('a query', () => {
  it.each(['', 'topic=&city=&days=&q=&page='])('has the defaults for %j', (search) => {
    expect(read(search)).toEqual({ values: EMPTY, isCached: true, unknown: [] });
  });

  it('reads any case, but caches the declared spelling only', () => {
    expect(read('topic=savings&city=banda+aceh')).toEqual({
      values: { ...EMPTY, topic: 'Savings', city: 'Banda Aceh' },
      isCached: false,
      unknown: [],
    });
    expect(read('topic=Savings&city=Banda+Aceh').isCached).toBe(true);
  });

  it('reports values that are not offered, and reads the others', () => {
    expect(read('topic=gold&city=Atlantis&days=91&page=2')).toMatchObject({
      values: { ...EMPTY, page: 2 },
      unknown: ['gold', 'Atlantis', '91'],
    });
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=02', 'page=two', 'page=10001', 'page=1e3'])(
    'is 404 for %s',
    (search) => {
      expect(() => read(search)).toThrow(expect.objectContaining({ statusCode: 404 }));
    },
  );

  it('has pages up to ten thousand', () => {
    expect(read('page=10000').values.page).toBe(10_000);
  });

  it('is in a link in declared order, without defaults', () => {
    expect(query.url(EMPTY)).toBe('/list');
    expect(query.url({ page: 2, q: 'a/b', city: 'Banda Aceh' }, '/other')).toBe(
      '/other?city=Banda+Aceh&q=a/b&page=2',
    );
  });

  it('is canonical without what changes only the view, and then without a page of another list', () => {
    expect(query.canonical({ ...EMPTY, topic: 'loans', page: 2 })).toBe('?topic=loans&page=2');
    expect(query.canonical({ topic: 'loans', city: 'Banda Aceh', page: 2 })).toBe('?topic=loans');
  });
});
