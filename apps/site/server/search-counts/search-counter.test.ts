import { MAX_CLICKED_PATHS } from '@beranda/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createSearchCounter,
  MAX_PENDING,
  MAX_RECORDED,
  MAX_SEARCHES_PER_VISITOR,
  type SearchCounter,
  type ShownResults,
} from './search-counter.ts';

const NOON = Date.parse('2026-11-23T05:00:00Z');
const MIDNIGHT = Date.parse('2026-11-23T17:00:00Z');

let now: number;
let counter: SearchCounter;

beforeEach(() => {
  now = NOON;
  counter = createSearchCounter(() => now);
});

const shown = (query: string, more: Partial<ShownResults> = {}): ShownResults => ({
  locale: 'id',
  query,
  isNew: true,
  hasResult: true,
  paths: ['/kpr', '/loan'],
  ...more,
});

/** Searches of several visitors, in intervals of their own. */
function search(query: string, visitors: readonly string[], more: Partial<ShownResults> = {}): void {
  for (const visitor of visitors) {
    counter.countSearch(visitor, shown(query, more));
    counter.endInterval();
  }
}

const click = (query: string, path: string) => counter.countClick({ locale: 'id', query, path });

const THREE = ['192.0.2.1', '192.0.2.2', '2001:db8::/64'];

const expected = {
  day: '2026-11-23',
  language: 'id',
  query: 'kpr',
  searches: 3,
  withoutResult: 0,
  clicks: [],
};

describe('a query', () => {
  it('is not recorded before three different visitors have searched it', () => {
    search('kpr', ['192.0.2.1', '192.0.2.2', '192.0.2.1', '192.0.2.2']);
    expect(counter.drain()).toEqual([]);
    search('KPR', ['192.0.2.3']);
    expect(counter.drain()).toEqual([{ ...expected, searches: 5 }]);
  });

  it('is counted from then on, each search once', () => {
    search('kpr', THREE);
    counter.drain();
    expect(counter.drain()).toEqual([]);
    search('kpr', ['192.0.2.1'], { hasResult: false });
    expect(counter.drain()).toEqual([{ ...expected, searches: 1, withoutResult: 1 }]);
  });

  it('is counted by language', () => {
    search('kpr', THREE.slice(0, 2));
    search('kpr', THREE.slice(2), { locale: 'en' });
    expect(counter.drain()).toEqual([]);
  });

  it('is not counted again by further pages and filters', () => {
    search('kpr', THREE);
    search('kpr', ['192.0.2.4'], { isNew: false });
    search('deposito', THREE, { isNew: false });
    expect(counter.drain()).toEqual([expected]);
  });

  it('is never counted if it may be personal', () => {
    for (const query of ['3174012345678901', 'dewi@contoh.example']) search(query, THREE);
    expect([counter.drain(), counter.size()]).toEqual([[], 0]);
  });
});

describe('clicks', () => {
  it('are counted by path, including those before the query is recorded', () => {
    search('kpr', THREE.slice(0, 1));
    click('kpr', '/kpr');
    expect(counter.drain()).toEqual([]);
    search('kpr', THREE.slice(1));
    click('Kpr ', '/kpr');
    click('kpr', '/loan');
    const clicks = [
      { path: '/kpr', count: 2 },
      { path: '/loan', count: 1 },
    ];
    expect(counter.drain()).toEqual([{ ...expected, clicks }]);
  });

  it('count on results of that query only, those of further pages included', () => {
    search('kpr', THREE);
    search('kpr', THREE.slice(0, 1), { isNew: false, paths: ['/second'] });
    for (const path of ['/invented', '/second']) click('kpr', path);
    click('deposito', '/kpr');
    expect(counter.drain()).toEqual([{ ...expected, clicks: [{ path: '/second', count: 1 }] }]);
  });

  it('are counted for a limited number of pages', () => {
    const paths = Array.from({ length: MAX_CLICKED_PATHS + 5 }, (_, n) => `/page-${n}`);
    search('kpr', THREE, { paths });
    for (const path of paths) click('kpr', path);
    expect(counter.drain()[0]?.clicks).toHaveLength(MAX_CLICKED_PATHS);
  });
});

describe('at the end of the day in Jakarta', () => {
  it('queries of too few visitors are deleted, without any further search', () => {
    search('kpr', THREE.slice(0, 2));
    now = MIDNIGHT;
    counter.endInterval();
    expect(counter.size()).toBe(0);
    search('kpr', THREE.slice(2));
    expect(counter.drain()).toEqual([]);
  });

  it('recorded queries keep their day, and need three visitors again', () => {
    search('kpr', THREE);
    now = MIDNIGHT;
    search('kpr', THREE);
    expect(counter.drain()).toEqual([expected, { ...expected, day: '2026-11-24' }]);
    now += 86_400_000;
    search('kpr', THREE.slice(0, 1));
    expect(counter.drain()).toEqual([]);
  });
});

describe('a flood', () => {
  it('from one network is counted up to a limit for each interval', () => {
    search('kpr', THREE.slice(0, 2));
    for (let n = 0; n < 2 * MAX_PENDING; n++) counter.countSearch('198.51.100.1', shown(`acak ${n}`));
    expect(counter.size()).toBe(1 + MAX_SEARCHES_PER_VISITOR);
    counter.endInterval();
    search('kpr', THREE.slice(2));
    expect(counter.drain()).toEqual([expected]);
  });

  it('from many networks keeps memory bounded, and displaces no recorded query', () => {
    search('kpr', THREE);
    for (let n = 0; n < 2 * MAX_PENDING; n++) search(`acak ${n}`, [`network ${n}`]);
    expect(counter.size()).toBe(1 + MAX_PENDING);
    expect(counter.drain()).toEqual([expected]);
  });

  it('of recorded queries is bounded, too', () => {
    for (let n = 0; n < MAX_RECORDED + 5; n++) search(`banyak ${n}`, THREE);
    expect(counter.drain()).toHaveLength(MAX_RECORDED);
  });

  it('is bounded over the days on which nothing can be sent', () => {
    for (let d = 0; d < 4; d++) {
      for (let n = 0; n < MAX_RECORDED; n++) search(`banyak ${n}`, THREE);
      now += 86_400_000;
    }
    expect(counter.drain()).toHaveLength(2 * MAX_RECORDED);
  });
});
