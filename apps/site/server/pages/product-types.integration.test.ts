import { beforeAll, describe, expect, it } from 'vitest';
import { publishItem } from '../../testing/start-content.ts';
import { waitUntil } from '../../testing/start-site.ts';
import { expectUnknownValue } from '../../testing/unknown-value.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms, site } = withSite();

async function textOf(target: string): Promise<string> {
  const response = await site.get(target);
  expect(response.status).toBe(200);
  return response.text();
}

const productsOf = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a[^>]* href="\/(?:en\/)?(simpanan\/[\w-]+)"/g)].map(([, slug = '']) => slug);
const columnsOf = (html: string) =>
  [...html.matchAll(/<th scope="col" lang[^>]*><a[^>]* href="\/(?:en\/)?(simpanan\/[\w-]+)"/g)].map(
    ([, slug = '']) => slug,
  );

describe('before anything is published', () => {
  it.each(['/simpanan', '/pinjaman', '/en/wealth'])(
    '%s says that its products are being prepared',
    async (path) => {
      const html = await textOf(path);
      expect(html).toMatch(/Produknya sedang disiapkan|These products are being prepared/);
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(html).not.toContain('id="compare"');
      expect(html).not.toContain('id="fit"');
    },
  );

  it.each(['/simpananku', '/en/tabungan', '/Simpananku'])('%s is no type', async (path) => {
    expect((await site.get(path)).status).toBe(404);
  });
});

describe('a type with one product', () => {
  it('has nothing to compare or to choose from', async () => {
    await publishItem(cms, 'products', 'tabungan', ['id', 'en']);
    const { value: html } = await waitUntil(
      () => textOf('/simpanan'),
      (text) => productsOf(text).length > 0,
    );
    expect(productsOf(html)).toEqual(['simpanan/tabungan']);
    expect(html).not.toContain('id="compare"');
    expect(html).not.toContain('id="fit"');
    expect(html).not.toContain('noindex');
  });
});

describe('a type with products', () => {
  beforeAll(async () => {
    for (const name of ['tabungan-rencana', 'deposito'])
      await publishItem(cms, 'products', name, ['id', 'en']);
    await publishItem(cms, 'products', 'giro', ['id']);
    await waitUntil(
      () => textOf('/en/simpanan'),
      (text) => productsOf(text).length === 4,
    );
  });

  it('lists all of them, the untranslated one marked, and as structured data', async () => {
    const html = await textOf('/en/simpanan');
    expect(productsOf(html).toSorted()).toEqual([
      'simpanan/deposito',
      'simpanan/giro',
      'simpanan/tabungan',
      'simpanan/tabungan-rencana',
    ]);
    expect(html).toMatch(/<h3[^>]*><a(?=[^>]* lang="id-ID")(?=[^>]* href="\/en\/simpanan\/giro")/);
    expect(html).toContain('"@type":"ItemList"');
    expect(html).toContain(`"url":"${site.url}/simpanan/giro"`);
    expect(html).toContain(`<link rel="canonical" href="${site.url}/en/simpanan"`);
    expect(html).toContain(`hrefLang="id" href="${site.url}/simpanan"`);
  });

  it('compares the first two, or those that the visitor chose', async () => {
    const [first] = productsOf(await textOf('/simpanan'));
    expect(columnsOf(await textOf('/simpanan'))).toHaveLength(2);
    expect(columnsOf(await textOf('/simpanan?third=giro'))).toEqual(['simpanan/giro']);
    expect(columnsOf(await textOf('/simpanan'))[0]).toBe(first);
    const response = await site.get('/en/simpanan?first=giro&second=deposito&third=');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(columnsOf(html)).toEqual(['simpanan/giro', 'simpanan/deposito']);
    expect(html).toContain(`<link rel="canonical" href="${site.url}/en/simpanan"`);
    expect(columnsOf(await textOf('/simpanan?first=giro&second=giro'))).toEqual(['simpanan/giro']);
  });

  it('aligns key facts and fees of the same name', async () => {
    const html = await textOf('/simpanan?first=tabungan&second=deposito');
    const rowOf = (name: string) =>
      new RegExp(`<th scope="row"[^>]*>${name}</th>(.*?)</tr>`).exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '|');
    expect(rowOf('Setoran awal')).toMatch(/Rp50\.000.*Rp50\.000/);
    expect(rowOf('Penutupan')).toMatch(/Rp25\.000\|+Sekali.*Rp25\.000\|+Sekali/);
    expect(rowOf('Bunga')).toMatch(/Sampai 1,5% per tahun/);
  });

  it('suggests a product, with reasons for and against it', async () => {
    const html = await textOf('/simpanan?purpose=self&time=months&way=daily');
    const result = html.slice(html.indexOf('id="fit-result"'), html.indexOf('id="compare"'));
    expect(result.indexOf('href="/simpanan/deposito"')).toBeGreaterThan(0);
    expect(result).toContain('bunganya sudah pasti sejak awal');
    expect(result).toContain('Bukan untuk transaksi harian');
    expect(result).toContain('href="/register-product?product=simpanan/deposito"');
    expect(result.indexOf('simpanan/deposito')).toBeLessThan(result.indexOf('href="/simpanan/tabungan"'));
  });

  it('has a notice if only some questions are answered', async () => {
    expect(await textOf('/en/simpanan?purpose=self')).toContain('Answer all three questions');
  });

  it('has a notice if no product fits the answers', async () => {
    expect(await textOf('/en/simpanan?purpose=child&time=years&way=monthly')).toContain(
      'No product fits these answers yet',
    );
  });

  it.each([
    ['purpose', 'home'],
    ['first', 'kpr'],
  ])('has a notice for an unknown %s', async (name, value) => {
    await expectUnknownValue(await site.get(`/simpanan?${name}=${value}`), value);
  });

  it('is in the sitemap, and the site map has its products below it', async () => {
    expect(await textOf('/sitemaps/pages.xml')).toContain(`<loc>${site.url}/simpanan</loc>`);
    const html = await textOf('/sitemap');
    expect(html).toMatch(/href="\/simpanan"[\s\S]*?href="\/simpanan\/giro"/);
  });
});
