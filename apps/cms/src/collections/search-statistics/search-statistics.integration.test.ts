import { randomUUID } from 'node:crypto';
import { SERVICE_KEY_HEADER, type SearchCount } from '@beranda/contract';
import { addDays, jakartaDate } from '@beranda/finance';
import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { readRows, sql } from '#cms/database/sql.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { CALLERS, type Caller, makeSignedInTestUsers, WRITERS } from '../../../testing/test-users.ts';
import { eraseExpiredStatistics } from './erase-expired-statistics.ts';
import type { StatisticsQuery } from './screen/statistics-query.ts';
import { searchFigures } from './search-figures.ts';

const NOW = Date.now();
const TODAY = jakartaDate(NOW);

onEachDatabase('search statistics', (cms) => {
  const { headersOf } = makeSignedInTestUsers(cms);

  const count = (query: string, more: Partial<SearchCount> = {}): SearchCount => ({
    day: TODAY,
    language: 'id',
    query,
    searches: 3,
    withoutResult: 0,
    clicks: [],
    ...more,
  });

  const post = (body: unknown, who: Caller = 'site') =>
    fetch(`${cms().url}/api/search-counts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headersOf(who) },
      body: JSON.stringify(body),
    });
  const send = (counts: readonly SearchCount[], batch: string = randomUUID()) => post({ batch, counts });

  const figures = async (query: StatisticsQuery = { days: 30 }) =>
    searchFigures(await createLocalReq({}, cms().payload), query, NOW);
  const figuresOf = async (words: string, query?: StatisticsQuery) =>
    (await figures(query)).mostSearched.find((candidate) => candidate.query === words);

  describe('are stored', () => {
    it('by day, added up from batches', async () => {
      const clicks = [
        { path: '/kpr', count: 2 },
        { path: '/loan', count: 1 },
      ];
      expect((await send([count('kpr', { clicks })])).status).toBe(204);
      await send([count('kpr', { withoutResult: 1, clicks: clicks.slice(1) }), count('kurs')]);
      await send([count('kpr', { day: addDays(TODAY, -7) })]);
      expect(await figuresOf('kpr', { days: 7 })).toEqual({
        language: 'id',
        query: 'kpr',
        searches: 6,
        withoutResult: 1,
        clicks: 4,
        pages: [
          { path: '/kpr', clicks: 2 },
          { path: '/loan', clicks: 2 },
        ],
      });
      expect(await figuresOf('kpr')).toMatchObject({ searches: 9, clicks: 4 });
    });

    it('once, however often and concurrently a batch is repeated', async () => {
      const batch = randomUUID();
      const counts = [count('berulang', { clicks: [{ path: '/x', count: 1 }] })];
      const responses = await Promise.all(Array.from({ length: 4 }, () => send(counts, batch)));
      expect(responses.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
      await send(counts, batch);
      expect(await figuresOf('berulang')).toMatchObject({ searches: 3, clicks: 1 });
    });

    it('from several sites at once, whatever their order', async () => {
      const counts = Array.from({ length: 50 }, (_, n) => count(`serentak ${n}`));
      const responses = await Promise.all([send(counts), send(counts.toReversed()), send(counts)]);
      expect(responses.map(({ status }) => status)).toEqual([204, 204, 204]);
      const [row] = await readRows<{ searches: number }>(
        cms().payload,
        sql`SELECT SUM(searches) AS searches FROM search_statistics WHERE query LIKE 'serentak %'`,
      );
      expect(Number(row?.searches)).toBe(50 * 3 * 3);
    });

    it.each([
      ['without an id', { counts: [count('a')] }],
      ['with nothing in it', { batch: randomUUID(), counts: [] }],
      ['with a query twice', { batch: randomUUID(), counts: [count('a'), count('a')] }],
      ['with a long query', { batch: randomUUID(), counts: [count('a'.repeat(61))] }],
      ['with a negative number', { batch: randomUUID(), counts: [count('a', { searches: -1 })] }],
      [
        'with an address of another site',
        {
          batch: randomUUID(),
          counts: [count('a', { clicks: [{ path: 'https://lain.example', count: 1 }] })],
        },
      ],
    ])('not from a batch %s', async (_what, body) => {
      const response = await post(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        statusCode: 400,
        message: 'The body must be a batch of search counts',
      });
    });

    it('not without the service key', async () => {
      for (const who of CALLERS.filter((candidate) => candidate !== 'site'))
        expect((await post({ batch: randomUUID(), counts: [count('a')] }, who)).status, who).toBe(403);
      const wrong = await fetch(`${cms().url}/api/search-counts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SERVICE_KEY_HEADER]: 'x'.repeat(40) },
        body: JSON.stringify({ batch: randomUUID(), counts: [count('a')] }),
      });
      expect(wrong.status).toBe(403);
    });
  });

  describe('are listed', () => {
    beforeAll(async () => {
      await send([
        count('mortgage', { language: 'en', searches: 90, withoutResult: 80 }),
        count('reksadana', { searches: 100, withoutResult: 70 }),
        count('bunga', { searches: 200, clicks: [{ path: '/deposito', count: 39 }] }),
        count('tabungan', { searches: 200, clicks: [{ path: '/tabungan', count: 40 }] }),
        count('jarang', { searches: 9 }),
      ]);
    });

    it('by what found nothing, and what is rarely clicked', async () => {
      const { foundNothing, rarelyClicked } = await figures();
      expect(foundNothing.slice(0, 2).map(({ query }) => query)).toEqual(['mortgage', 'reksadana']);
      const rarely = rarelyClicked.map(({ query }) => query);
      expect(rarely.slice(0, 2)).toEqual(['bunga', 'reksadana']);
      for (const query of ['tabungan', 'jarang']) expect(rarely).not.toContain(query);
    });

    it('of one language, with the sums of all', async () => {
      const { days, mostSearched, total } = await figures({ days: 30, language: 'en' });
      expect(mostSearched.map(({ query }) => query)).toEqual(['mortgage']);
      expect(total).toEqual({ searches: 90, withoutResult: 80, clicks: 0 });
      expect(days).toEqual([{ day: TODAY, searches: 90, withoutResult: 80 }]);
    });
  });

  describe('are exported', () => {
    const download = (who: Caller, query = '') =>
      fetch(`${cms().url}/api/search-statistics/export${query}`, { headers: headersOf(who) });

    it.each(CALLERS)('for writers of content only: %s', async (who) => {
      const canRead = WRITERS.some((candidate) => candidate === who);
      expect((await download(who)).status).toBe(canRead ? 200 : 403);
    });

    it('as CSV that no spreadsheet runs', async () => {
      await send([
        count('=1+1', { language: 'en', searches: 500, clicks: [{ path: '/deposito', count: 2 }] }),
      ]);
      const response = await download('editor', '?days=7&language=en');
      expect(response.headers.get('content-disposition')).toBe(
        'attachment; filename="statistik-pencarian.csv"',
      );
      const lines = (await response.text()).split('\r\n');
      expect(lines.slice(0, 2)).toEqual([
        'Bahasa;Pencarian;Jumlah pencarian;Tanpa hasil;Jumlah klik;Halaman yang dibuka',
        "en;'=1+1;500;0;2;/deposito (2)",
      ]);
      const { docs } = await cms().payload.find({ collection: 'audit-log', sort: '-sequence', limit: 1 });
      expect(docs[0]).toMatchObject({ action: 'exported', collection: 'search-statistics' });
    });
  });

  it('are erased after 400 days', async () => {
    await send([
      count('lama', { day: addDays(TODAY, -401), clicks: [{ path: '/x', count: 1 }] }),
      count('lama', { day: addDays(TODAY, -400), clicks: [{ path: '/x', count: 1 }] }),
    ]);
    await eraseExpiredStatistics(cms().payload, NOW);
    const days = async (table: string) =>
      readRows(cms().payload, sql`SELECT day FROM ${sql.identifier(table)} WHERE query = 'lama'`);
    const kept = [{ day: addDays(TODAY, -400) }];
    expect(await days('search_statistics')).toEqual(kept);
    expect(await days('search_click_statistics')).toEqual(kept);
  });
});
