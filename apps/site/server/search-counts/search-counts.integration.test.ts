import { beforeAll, expect, it } from 'vitest';
import { waitUntilSearchable } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms, site } = withSite({ env: { TRUST_PROXY: '127.0.0.1' } });

beforeAll(() => waitUntilSearchable(site));

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
const from = (address: string) => ({ ...BROWSER, 'x-forwarded-for': address });
const THREE = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];

/** Searches of visitors with these addresses. */
async function search(query: string, addresses: readonly string[], headers: Record<string, string> = {}) {
  for (const address of addresses) {
    const response = await site.get(`/search?q=${encodeURIComponent(query)}`, {
      ...from(address),
      ...headers,
    });
    expect(response.status).toBe(200);
    await response.text();
  }
}

const click = (body: unknown, headers: Record<string, string> = {}, locale = 'id') =>
  fetch(`${site.url}/api/${locale}/v2/search/clicks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url, ...from('192.0.2.1'), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function storedOf(query: string) {
  await site.site.searchCounts.flush();
  const where = { query: { equals: query } };
  const { docs } = await cms.payload.find({ collection: 'search-statistics', where });
  const clicks = await cms.payload.find({ collection: 'search-click-statistics', where });
  return {
    searches: docs.map(({ language, searches, withoutResult }) => ({ language, searches, withoutResult })),
    clicks: clicks.docs.map((row) => ({ path: row.path, clicks: row.clicks })),
  };
}

it('a search of three visitors arrives in the back office, with its clicks, and one of two does not', async () => {
  await search('Berita-3', THREE);
  await search('berita-4', THREE.slice(0, 2));
  for (const query of ['berita-3', 'berita-4'])
    expect((await click({ query, path: `/news/${query}` })).status).toBe(204);
  expect(await storedOf('berita-3')).toEqual({
    searches: [{ language: 'id', searches: 3, withoutResult: 0 }],
    clicks: [{ path: '/news/berita-3', clicks: 1 }],
  });
  expect(await storedOf('berita-4')).toEqual({ searches: [], clicks: [] });
});

it('a search without result is counted as such', async () => {
  await search('zzzzqqqq', THREE);
  expect((await storedOf('zzzzqqqq')).searches).toEqual([{ language: 'id', searches: 3, withoutResult: 3 }]);
});

it.each([
  ['that object to tracking', { 'sec-gpc': '1' }],
  ['that do not want to be tracked', { dnt: '1' }],
  ['that are crawlers', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['that prefetch', { purpose: 'prefetch' }],
])('nothing is counted of visitors %s', async (what, headers: Record<string, string>) => {
  const query = `berita ${what.length}`;
  await search(query, THREE, headers);
  expect((await storedOf(query)).searches).toEqual([]);
});

it('a click from another origin and an invalid one are rejected', async () => {
  const valid = { query: 'berita-3', path: '/news/berita-3' };
  const before = await storedOf('berita-3');
  expect((await click(valid, { origin: 'https://lain.example' })).status).toBe(403);
  expect((await click(valid, { 'sec-gpc': '1' })).status).toBe(204);
  expect((await click({ ...valid, path: '/news/invented' })).status).toBe(204);
  expect((await click({ query: 'berita-3' })).status).toBe(400);
  expect((await click('{')).status).toBe(400);
  expect((await click({ ...valid, path: 'x'.repeat(3_000) })).status).toBe(413);
  expect((await click(valid, {}, 'fr')).status).toBe(404);
  expect(await storedOf('berita-3')).toEqual(before);
});

it('neither words nor addresses are in log and metrics', async () => {
  await search('pisang goreng', THREE);
  await click({ query: 'pisang goreng', path: '/news/berita-3' });
  await site.site.searchCounts.flush();
  const traces = site.log.join('') + (await site.site.metrics.registry.metrics());
  for (const trace of ['pisang', ...THREE]) expect(traces).not.toContain(trace);
});

it('what was counted is sent when the site stops', async () => {
  await search('berita-5', THREE);
  await site.stop();
  const { totalDocs } = await cms.payload.count({
    collection: 'search-statistics',
    where: { query: { equals: 'berita-5' } },
  });
  expect(totalDocs).toBe(1);
});
