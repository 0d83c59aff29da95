import { brotliCompressSync, constants } from 'node:zlib';
import { fundsOpenData } from '@beranda/contract';
import { expect, it } from 'vitest';
import { waitUntil } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms, site } = withSite();

const MAX_BYTES = 60_000;

it.each([
  '/nab',
  '/en/nab?fund=pelita-indeks-30&period=all',
  '/nab?period=all&with=suluh-dolar-pendapatan-tetap&sort=one-year',
])('%s is within the size budget for phones', async (target) => {
  const html = Buffer.from(await (await site.get(target)).arrayBuffer());
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  expect(brotliCompressSync(html, quick).length).toBeLessThan(MAX_BYTES);
});

it('views of a fund are cached, and free input is not', async () => {
  const cache = site.site.pages.cache;
  await site.get('/nab');
  const before = cache.size();
  await site.get('/nab?fund=pelita-indeks-30&period=3m&utm_source=x');
  expect(cache.size()).toBe(before + 1);
  for (const query of ['fund=emas', 'period=99y', 'sort=one-year&order=asc', 'with=pelita-indeks-30']) {
    const response = await site.get(`/nab?${query}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
  expect(cache.size()).toBe(before + 1);
});

it('markup in the URL is escaped', async () => {
  const html = await (await site.get('/nab?fund=%3Cscript%3Ealert(1)%3C/script%3E')).text();
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('&lt;script&gt;alert(1)');
});

it('a selected fund has a canonical URL, and the sort order does not', async () => {
  const canonicalOf = async (target: string) =>
    /<link rel="canonical" href="([^"]*)"/.exec(await (await site.get(target)).text())?.[1];
  expect(await canonicalOf('/nab?sort=ytd&period=3m')).toBe(`${site.url}/nab`);
  expect(await canonicalOf('/en/nab?fund=pelita-indeks-30&period=3m&with=pelita-kas-harian')).toBe(
    `${site.url}/en/nab?fund=pelita-indeks-30`,
  );
});

it('a fund whose values begin long after its launch has no return since inception, on its page and in the open data', async () => {
  const slug = 'pelita-indeks-30';
  const where = { slug: { equals: slug } };
  await cms.payload.update({ collection: 'funds', where, data: { inceptionDate: '2012-03-01' } });
  const { value: returns } = await waitUntil(
    async () => {
      const { funds } = fundsOpenData.parse(await (await site.get('/api/id/v2/nab')).json());
      return funds.find((fund) => fund.slug === slug)?.returns;
    },
    (found) => found?.sinceInception === null,
  );
  expect(returns?.oneYear).not.toBeNull();
  const html = await (await site.get(`/nab?fund=${slug}&period=all`)).text();
  expect(html).toContain(
    'lama sesudah peluncurannya, jadi imbal hasil sejak peluncuran tidak dapat dihitung',
  );
});
