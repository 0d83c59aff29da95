import {
  exchangeRatesOpenData,
  fundsOpenData,
  IN_MAINTENANCE,
  LOCALES,
  rateHistoryOpenData,
} from '@beranda/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { errorOf, OTHER_ORIGIN, readOpen } from '../../testing/open-data.ts';
import { startSite, waitUntil } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms, site } = withSite();

async function linesOf(target: string): Promise<string[]> {
  const response = await site.get(target, OTHER_ORIGIN);
  expect(response.status, target).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  expect(text.startsWith('\u{FEFF}')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  return text.slice(1, -2).split('\r\n');
}

describe('the current rates', () => {
  it.each(LOCALES)('are served in %s, by type and in the order of the currencies', async (locale) => {
    const { rates, updatedAt } = await readOpen(
      site,
      `/api/${locale}/v2/exchange-rates`,
      exchangeRatesOpenData,
    );
    expect(rates).toHaveLength(14 * 3);
    expect(rates[0]).toMatchObject({
      currency: 'USD',
      name: locale === 'id' ? 'Dolar Amerika Serikat' : 'US dollar',
      rateType: 'e-rate',
    });
    expect(rates.find(({ currency }) => currency === 'JPY')?.unit).toBe(100);
    for (const rate of rates) {
      expect(rate.buy).toBeLessThan(rate.sell);
      expect(rate.publishedAt <= String(updatedAt)).toBe(true);
    }
  });

  it('are a CSV table in each language', async () => {
    const indonesian = await linesOf('/api/id/v2/exchange-rates.csv');
    expect(indonesian[0]).toBe(
      'Kode;Mata uang;Satuan;Jenis kurs;Beli (Rp);Jual (Rp);Berlaku sejak (WIB);Diperbarui (WIB);Kurs lama',
    );
    expect(indonesian).toHaveLength(1 + 14 * 3);
    expect(indonesian[1]).toMatch(
      /^USD;Dolar Amerika Serikat;1;e-rate;\d+(,\d+)?;\d+(,\d+)?;\d{4}-\d\d-\d\d 09:05;[^;]+;tidak$/,
    );
    expect((await linesOf('/api/en/v2/exchange-rates.csv'))[1]).toMatch(
      /^USD,US dollar,1,e-rate,\d+(\.\d+)?,/,
    );
  });
});

describe('the history of a currency', () => {
  it('has the requested number of days, oldest first', async () => {
    const target = '/api/id/v2/exchange-rates/JPY/history';
    const history = await readOpen(site, `${target}?rateType=bank-notes&days=30`, rateHistoryOpenData);
    expect(history).toMatchObject({ currency: 'JPY', unit: 100, rateType: 'bank-notes' });
    const dates = history.days.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    expect(dates.length).toBeGreaterThan(10);
    expect(dates.length).toBeLessThanOrEqual(31);
    const usual = await readOpen(site, target, rateHistoryOpenData);
    expect(usual.rateType).toBe('e-rate');
    expect(usual.days.length).toBeGreaterThan(dates.length);
  });

  it('is the same as CSV, with a file name in the language', async () => {
    const query = 'rateType=tt-counter&days=90';
    const history = await readOpen(
      site,
      `/api/en/v2/exchange-rates/USD/history?${query}`,
      rateHistoryOpenData,
    );
    const [header, ...rows] = await linesOf(`/api/en/v2/exchange-rates/USD/history.csv?${query}`);
    expect(header).toBe('Date,Code,Unit,Type of rate,Buy (IDR),Sell (IDR)');
    expect(rows).toEqual(
      history.days.map(({ date, buy, sell }) => `${date},USD,1,tt-counter,${buy},${sell}`),
    );
    const nameOf = async (locale: string) =>
      (await site.get(`/api/${locale}/v2/exchange-rates/USD/history.csv?${query}`)).headers.get(
        'content-disposition',
      );
    expect(await nameOf('id')).toBe('attachment; filename="kurs-usd-tt-counter-90-hari.csv"');
    expect(await nameOf('en')).toBe('attachment; filename="exchange-rates-usd-tt-counter-90-days.csv"');
  });

  it('has its own file name where another period has the same days', async () => {
    const nameFor = async (days: number) =>
      (await site.get(`/api/id/v2/exchange-rates/USD/history.csv?days=${days}`)).headers.get(
        'content-disposition',
      );
    expect(await nameFor(399)).toContain('-399-hari');
    expect(await nameFor(400)).toContain('-400-hari');
  });

  it.each([
    ['/api/id/v2/exchange-rates/XYZ/history', 404],
    ['/api/id/v2/exchange-rates/usd%27--/history', 404],
    ['/api/id/v2/exchange-rates/USD/history?days=0', 400],
    ['/api/id/v2/exchange-rates/USD/history?days=401', 400],
    ['/api/id/v2/exchange-rates/USD/history?days=1e309', 400],
    ['/api/id/v2/exchange-rates/USD/history?days=x', 400],
    ['/api/id/v2/exchange-rates/USD/history?days=30&days=90', 400],
    ['/api/id/v2/exchange-rates/USD/history.csv?rateType=gold', 400],
    ['/api/fr/v2/exchange-rates', 404],
    ['/api/id/v2/nab/no-such-fund/history.csv', 404],
    ['/api/id/v2/nab/pelita-kas-harian/history.csv?from=2026-02-30', 400],
    ['/api/id/v2/nab/pelita-kas-harian/history.csv?to=x', 400],
    ['/api/id/v2/nab/pelita-kas-harian/history.csv?to=2026-01-01&to=2026-01-02', 400],
  ])('%s is rejected with %d, with an error body and CORS headers', async (target, status) => {
    const response = await site.get(target, OTHER_ORIGIN);
    expect(response.status).toBe(status);
    expect((await errorOf(response)).statusCode).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('the funds', () => {
  it('are served with values and returns', async () => {
    const { funds } = await readOpen(site, '/api/en/v2/nab', fundsOpenData);
    expect(funds.length).toBeGreaterThan(3);
    for (const fund of funds) {
      expect(fund.value).toBeGreaterThan(0);
      expect(fund.date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(Object.values(fund.returns)).not.toContain(null);
      expect(Object.keys(fund.returns)).toHaveLength(6);
      expect(fund.isStale).toBe(false);
    }
  });

  it('have a CSV table of all values each', async () => {
    const { funds } = await readOpen(site, '/api/id/v2/nab', fundsOpenData);
    const fund = funds[0];
    const lines = await linesOf(`/api/id/v2/nab/${fund?.slug}/history.csv`);
    expect(lines[0]).toBe(`Tanggal;NAB per unit (${fund?.currency})`);
    expect(lines.at(-1)).toBe(`${fund?.date};${String(fund?.value).replace('.', ',')}`);
  });

  it('have CSV tables of a period, each with its own file name', async () => {
    const { funds } = await readOpen(site, '/api/en/v2/nab', fundsOpenData);
    const file = `/api/en/v2/nab/${funds[0]?.slug}/history.csv`;
    const [, ...all] = await linesOf(file);
    const [from, to] = [all[10], all[20]].map((line) => line?.slice(0, 10));
    const [, ...some] = await linesOf(`${file}?from=${from}&to=${to}`);
    expect(some).toEqual(all.slice(10, 21));
    expect((await linesOf(`${file}?from=${to}&to=${from}`)).length).toBe(1);
    const { headers } = await site.get(`${file}?from=${from}&to=${to}`);
    expect(headers.get('content-disposition')).toContain(`-${from}-${to}.csv`);
  });
});

describe('responses', () => {
  it.each([
    '/api/id/v2/exchange-rates',
    '/api/id/v2/exchange-rates.csv',
    '/api/id/v2/nab',
    '/api/openapi.json',
  ])('%s has CORS headers, a max-age of a minute, and an ETag', async (target) => {
    const first = await site.get(target, OTHER_ORIGIN);
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    expect(first.headers.get('content-security-policy')).toContain("default-src 'none'");
    const etag = String(first.headers.get('etag'));
    const again = await site.get(target, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('of pages, menus and forms have no CORS headers', async () => {
    for (const target of ['/', '/news', '/api/id/v2/navigations', '/api/id/v2/calculators/loan.csv']) {
      const response = await site.get(target, OTHER_ORIGIN);
      expect(response.headers.get('access-control-allow-origin'), target).toBeNull();
    }
    const posted = await fetch(`${site.url}/api/id/v2/exchange-rates`, {
      method: 'POST',
      headers: OTHER_ORIGIN,
    });
    expect(posted.status).toBe(405);
    expect(posted.headers.get('access-control-allow-origin')).toBeNull();
  });
});

it('a form without its CSRF token gets an error body with a new token', async () => {
  const response = await fetch(`${site.url}/api/id/v2/forms/contact`, {
    method: 'POST',
    headers: { origin: site.url, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(response.status).toBe(403);
  expect((await errorOf(response)).csrfToken).toBeTruthy();
});

const ONE_OF_EACH_KIND = ['/api/id/v2/nab', '/api/id/v2/calculators/loan.csv'];

describe('in maintenance', () => {
  afterAll(() => cms.payload.updateGlobal({ slug: 'settings', data: { maintenance: { isOn: false } } }));

  it.each(ONE_OF_EACH_KIND)('%s responds with 503 with an error body', async (target) => {
    const message = 'Kembali sebelum makan siang.';
    await cms.payload.updateGlobal({
      slug: 'settings',
      locale: 'id',
      data: { maintenance: { isOn: true, message } },
    });
    const { value: response } = await waitUntil(
      () => site.get(target),
      ({ status }) => status === 503,
    );
    expect(await errorOf(response)).toEqual({
      statusCode: 503,
      message: IN_MAINTENANCE,
      maintenance: { message, expectedEnd: null },
    });
    expect(response.headers.get('retry-after')).toBe('600');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('the rate limit', () => {
  it.each(ONE_OF_EACH_KIND)('of %s responds with 429', async (target) => {
    const responses = await Promise.all(Array.from({ length: 130 }, () => site.get(target)));
    const rejected = responses.filter(({ status }) => status === 429);
    expect(rejected.length).toBeGreaterThan(0);
    expect((await errorOf(rejected[0])).statusCode).toBe(429);
    expect(rejected[0]?.headers.get('cache-control')).toBe('no-store');
    expect(Number(rejected[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('without the back office', () => {
  it('a site without cached figures responds with 503', async () => {
    const other = await startSite({ cmsUrl: 'http://127.0.0.1:9', serviceKey: cms.serviceKey });
    try {
      const response = await other.get('/api/id/v2/exchange-rates', OTHER_ORIGIN);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBeTruthy();
      expect((await errorOf(response)).statusCode).toBe(503);
    } finally {
      await other.stop();
    }
  });
});
