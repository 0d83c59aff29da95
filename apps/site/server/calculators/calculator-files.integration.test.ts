import { describe, expect, it } from 'vitest';
import { itemSamples } from '../../../cms/testing/items.ts';
import { waitUntil } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms, site } = withSite();

const LOAN = 'product=kpr&principal=120000001&years=2&rate=10.5&system=effective';

async function linesOf(target: string, separator: string): Promise<string[][]> {
  const response = await site.get(target);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  expect(text).toMatch(/^\uFEFF/);
  return text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(separator));
}

describe('the schedule of a loan', () => {
  it.each([
    ['id', ';', ['Bulan', 'Angsuran', 'Pokok', 'Bunga', 'Sisa pokok']],
    ['en', ',', ['Month', 'Instalment', 'Principal', 'Interest', 'Balance']],
  ] as const)('in %s sums to the principal', async (locale, separator, names) => {
    const [header, ...rows] = await linesOf(`/api/${locale}/v2/calculators/loan.csv?${LOAN}`, separator);
    expect(header).toEqual(names);
    expect(rows).toHaveLength(24);
    const sum = (column: number) => rows.reduce((total, row) => total + Number(row[column]), 0);
    expect(sum(2)).toBe(120_000_001);
    expect(sum(1)).toBe(sum(2) + sum(3));
    expect(rows[0]?.slice(0, 4)).toEqual(['1', '6050000', '5000000', '1050000']);
    expect(rows.at(-1)?.[4]).toBe('0');
  });

  it('parses JSON numbers, with the same result in both languages', async () => {
    const query = 'product=kpr&principal=1.2e8&years=2&rate=7.125&system=effective';
    const [, first] = await linesOf(`/api/en/v2/calculators/loan.csv?${query}`, ',');
    // 120,000,000 · 7.125 % / 12
    expect(first?.slice(0, 4)).toEqual(['1', '5712500', '5000000', '712500']);
    expect((await linesOf(`/api/id/v2/calculators/loan.csv?${query}`, ';'))[1]).toEqual(first);
  });

  it.each([
    'principal=120.000.000',
    'principal=120,000,000',
    'rate=7,125',
    'rate=%2B7.125',
    'years=02',
    'rate=0x7',
  ])('rejects %s, which is not a JSON number, in either language', async (query) => {
    for (const locale of ['id', 'en'])
      expect((await site.get(`/api/${locale}/v2/calculators/loan.csv?${query}`)).status).toBe(400);
  });

  it('has a file name in the language', async () => {
    const nameOf = async (locale: string) =>
      (await site.get(`/api/${locale}/v2/calculators/loan.csv?${LOAN}`)).headers.get('content-disposition');
    expect(await nameOf('id')).toBe('attachment; filename="jadwal-angsuran-kpr.csv"');
    expect(await nameOf('en')).toBe('attachment; filename="instalment-schedule-kpr.csv"');
  });

  it.each([
    'principal=x',
    'principal=1e309',
    'principal=-5',
    'years=600000',
    'rate=NaN',
    'system=__proto__',
    'product=rumah',
    'principal=',
  ])('rejects %s', async (query) => {
    const response = await site.get(`/api/id/v2/calculators/loan.csv?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ statusCode: 400 });
  });
});

it('the months of a savings goal end at its target', async () => {
  const query = 'target=60000000&initial=1000000&years=2&rate=3';
  const [header, ...rows] = await linesOf(`/api/en/v2/calculators/savings-goal.csv?${query}`, ',');
  expect(header).toEqual(['Month', 'Paid in', 'Interest', 'Final balance']);
  expect(rows).toHaveLength(24);
  for (const [, paidIn, interest, balance] of rows)
    expect(Number(paidIn) + Number(interest)).toBe(Number(balance));
  expect(Number(rows.at(-1)?.[3])).toBeGreaterThanOrEqual(60_000_000);
});

it('the terms of a deposit follow one another', async () => {
  const query = 'principal=100000000&term=3&roll=principal-and-interest&times=4';
  const [header, ...rows] = await linesOf(`/api/id/v2/calculators/time-deposit.csv?${query}`, ';');
  expect(header).toEqual(['Tenor ke-', 'Penempatan', 'Bunga', 'Pajak', 'Bunga bersih', 'Dibayarkan']);
  expect(rows).toHaveLength(4);
  // 100,000,000 · 3.25 % · 3/12 = 812,500, of which a fifth is tax
  expect(rows[0]).toEqual(['1', '100000000', '812500', '162500', '650000', '0']);
  expect(rows[1]?.[1]).toBe('100650000');
  const [, principal, , , netInterest, paidOut] = rows.at(-1) ?? [];
  expect(Number(paidOut)).toBe(Number(principal) + Number(netInterest));
});

it.each([
  'savings-goal.csv?target=x',
  'savings-goal.csv?years=0',
  'time-deposit.csv?term=999',
  'time-deposit.csv?roll=x',
])('rejects invalid input: %s', async (file) => {
  expect((await site.get(`/api/id/v2/calculators/${file}`)).status).toBe(400);
});

it.each([
  '/api/id/v2/calculators/loan.pdf',
  '/api/id/v2/calculators/toString',
  '/api/fr/v2/calculators/loan.csv',
])('%s is 404', async (target) => {
  expect((await site.get(target)).status).toBe(404);
});

describe('the page of a calculator', () => {
  it.each([
    'loan?principal=x',
    'loan?principal=1e309',
    'loan?years=999999',
    'loan?rate=',
    'loan?system=a&product=b',
    'loan?principal=-1',
    'savings-goal?target=1e309',
    'savings-goal?initial=-1&years=x',
    'time-deposit?principal=0',
    'time-deposit?term=999&roll=a',
    'time-deposit?roll=principal&times=-1',
  ])('shows errors at the fields for %s', async (target) => {
    const response = await site.get(`/calculators/${target}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('aria-invalid="true"');
    expect(html).not.toMatch(/NaN|Infinity/);
  });

  it.each([
    [
      'loan?product=multiguna&for=kpr&principal=120.000.000&years=15&rate=8,75&system=annuity',
      'loan?product=multiguna&principal=120000000&years=2&rate=10.5&system=flat',
    ],
    ['loan?product=kpr&principal=100.000&years=satu', 'loan?product=kpr&principal=100000&years=satu'],
    [
      'savings-goal?target=60.000.000&initial=0&years=2&rate=3,5',
      'savings-goal?target=60000000&initial=0&years=2&rate=3.5',
    ],
    [
      'time-deposit?principal=50.000.000&term=3&roll=principal&times=2',
      'time-deposit?principal=50000000&term=3&roll=principal&times=2',
    ],
  ])('redirects a form sent without JavaScript from %s to %s', async (sent, plain) => {
    const response = await site.get(`/calculators/${sent}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'no-store']);
    expect(response.headers.get('location')).toBe(`/calculators/${plain}`);
    expect((await site.get(`/calculators/${plain}`)).status).toBe(200);
    expect((await site.get(`/en/calculators/${plain}`)).status).toBe(200);
  });

  it.each([
    ['/calculators/loan?rate=9.1250', '9,125%'],
    ['/en/calculators/loan?rate=9.1250', '9.125%'],
    ['/calculators/savings-goal?rate=3.1250', '3,125%'],
    ['/en/calculators/savings-goal?rate=3', '3.00%'],
  ])('shows for %s the rate that is used, also in print: %s', async (target, rate) => {
    const html = await (await site.get(target)).text();
    expect(html.replaceAll(/[\u00a0\u202f]/g, '')).toContain(`>${rate}</dd>`);
  });

  it('is cached without input, but never with it', async () => {
    const cacheOf = async (target: string) => (await site.get(target)).headers.get('cache-control');
    expect(await cacheOf('/calculators/loan')).toMatch(/^public/);
    expect(await cacheOf('/calculators/loan?utm_source=mail')).toMatch(/^public/);
    expect(await cacheOf('/calculators/loan?principal=90000000')).toBe('no-store');
  });
});

/** Publishes a product with its own terms. @returns what its page shows. */
async function pageOf(slug: string, calculator: object, tiers: object[] = []) {
  const { fields, text } = itemSamples.products;
  await cms.payload.create({
    collection: 'products',
    locale: 'id',
    data: {
      ...(await fields(slug, cms)),
      ...text(slug),
      slug,
      calculator,
      tiers,
      _status: 'published',
    } as never,
    overrideAccess: true,
  });
  await waitUntil(
    () => site.get(`/${slug}`),
    ({ status }) => status === 200,
  );
  return partsOf(`/${slug}`);
}

async function partsOf(requested: string) {
  // Without JavaScript a form redirects to plain numbers.
  const target = (await site.get(requested)).headers.get('location') ?? requested;
  const response = await site.get(target);
  expect(response.status, target).toBe(200);
  const html = (await response.text()).replaceAll('&amp;', '&');
  const form = /<form[^>]*action="([^"]*calculators[^"]*)".*?<\/form>/s.exec(html);
  const fields = [...(form?.[0] ?? '').matchAll(/<input[^>]*>/g)].flatMap(([input]) => {
    const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(input)?.[1];
    const isSent = attribute('type') !== 'radio' || /\schecked/.test(input);
    const [name, value] = [attribute('name'), attribute('value')];
    return isSent && name && value !== undefined ? [[name, value]] : [];
  });
  return {
    html,
    figure: /class="main-figure">([^<]*)</.exec(html)?.[1],
    file: /href="([^"]*\.csv\?[^"]*)"/.exec(html)?.[1] ?? '',
    shared: decodeURIComponent(/http[^"=&]*%2Fcalculators%2F[^"&]*/.exec(html)?.[0] ?? '').slice(
      site.url.length,
    ),
    form: `${form?.[1]}?${new URLSearchParams(fields)}`,
  };
}

describe('a product whose terms are outside the general settings', () => {
  it.each([
    [
      'pinjaman/kredit-lunak',
      { kind: 'loan', loan: 'kendaraan', annualRatePercent: 31, system: 'effective' },
      'rate=31&system=effective',
    ],
    ['simpanan/tabungan-juara', { kind: 'savings-goal', annualRatePercent: 31 }, 'rate=31'],
  ])(
    '%s has the same result on its page, in its file, its shared URL and its form without JavaScript',
    async (slug, terms, rate) => {
      const page = await pageOf(slug, terms);
      expect(page.figure).toMatch(/Rp/);
      for (const address of [page.file, page.shared]) expect(address).toContain(rate);
      // The list of products is refreshed within a second.
      await waitUntil(
        () => site.get(page.file),
        ({ status }) => status === 200,
      );
      expect((await site.get(page.file.replace(/&of=[^&]*/, ''))).status).toBe(400);
      for (const target of [page.shared, page.form]) {
        const shown = await partsOf(target);
        expect(shown.figure, target).toBe(page.figure);
        expect(shown.html).not.toContain('aria-invalid="true"');
        expect(shown.html).toContain(`href="/${slug}"`);
        expect((await site.get(shown.file)).status).toBe(200);
      }
      const { value: english } = await waitUntil(
        () => partsOf(`/en${page.shared}`),
        ({ html }) => !html.includes('aria-invalid="true"'),
      );
      expect((await site.get(english.file)).status).toBe(200);
    },
  );

  it('has its interest by balance on its page, in its file and its shared URL, and as a choice among all', async () => {
    const slug = 'simpanan/tabungan-berjenjang';
    const terms = { kind: 'savings-goal', annualRatePercent: 9 };
    const page = await pageOf(slug, terms, [
      { from: 0, to: 50_000_000, annualRatePercent: 0.5 },
      { from: 50_000_000, annualRatePercent: 1 },
    ]);
    const rates =
      /Mulai bulan ke-1, per tahun<\/dt><dd>0,50%<.*Mulai bulan ke-\d+, per tahun<\/dt><dd>1,00%</;
    const text = (html: string) => html.replaceAll(/<!-- -->/g, '');
    expect(text(page.html)).toMatch(rates);
    expect(page.shared).not.toContain('rate=');
    const { value: shared } = await waitUntil(
      () => partsOf(page.shared),
      ({ html }) => rates.test(text(html)),
    );
    expect(shared.figure).toBe(page.figure);
    // The whole balance bears half a per cent: 5,000,000 · 0.5 % / 12 in the first month, untaxed.
    const [, first] = await linesOf(page.file.replace(/^.*\/api/, '/api'), ';');
    expect(first?.[2]).toBe('2083');
    const chosen = await partsOf('/calculators/savings-goal?product=tabungan-berjenjang');
    expect(chosen.figure).toBe(page.figure);
    expect(chosen.html).toContain(`href="/${slug}"`);
    expect((await partsOf('/calculators/savings-goal')).figure).not.toBe(page.figure);
  });

  it('is ignored where the query names another calculator or no product', async () => {
    for (const of of ['simpanan/tabungan-juara', 'tidak/ada', '', '__proto__']) {
      const query = `of=${encodeURIComponent(of)}`;
      expect(
        (await site.get(`/api/id/v2/calculators/loan.csv?${query}&product=kendaraan&rate=31`)).status,
        of,
      ).toBe(400);
      const { html, shared } = await partsOf(`/calculators/loan?${query}`);
      expect(html).not.toContain('aria-invalid="true"');
      expect(shared).not.toContain('of=');
    }
  });
});

it('the calculator page of a deposit above the guaranteed rate in force shows that it is not guaranteed', async () => {
  const textOf = async () => (await site.get('/calculators/time-deposit?principal=3000000000&term=6')).text();
  const cap = 'LPS menjamin paling banyak';
  const above = 'Tidak dijamin LPS, karena di atas tingkat bunga penjaminan 3,25';
  expect(await textOf()).toContain(cap);
  await cms.payload.create({
    collection: 'guarantee-rates',
    locale: 'id',
    data: {
      ...(await itemSamples['guarantee-rates'].fields('masa-ini', cms)),
      ...itemSamples['guarantee-rates'].text('Masa ini'),
      validFrom: '2020-01-01',
      validTo: '2999-12-31',
      rupiah: 3.25,
      _status: 'published',
    } as never,
    overrideAccess: true,
  });
  const { value: text } = await waitUntil(textOf, (found) => found.includes(above));
  expect(text).not.toContain(cap);
  expect(await (await site.get('/calculators/time-deposit?term=3')).text()).not.toContain(above);
});
