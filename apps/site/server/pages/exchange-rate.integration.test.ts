import { exchangeRatesOpenData, fundsOpenData, type RateType, rateHistoryOpenData } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import { commitTransaction, createLocalReq, initTransaction } from 'payload';
import { afterEach, describe, expect, it } from 'vitest';
import { calculators } from '../../../cms/seed/content/calculators.ts';
import { home } from '../../../cms/seed/content/home.ts';
import { navigation } from '../../../cms/seed/content/navigation.ts';
import { settings } from '../../../cms/seed/content/settings.ts';
import { seedGlobals } from '../../../cms/seed/seed-globals.ts';
import { insertRows } from '../../../cms/src/database/insert-rows.ts';
import { startCms } from '../../../cms/testing/start-cms.ts';
import { type RunningCms, startContent, startOldMarket } from '../../testing/start-content.ts';
import { type RunningSite, startSite, waitUntil } from '../../testing/start-site.ts';
import { expectUnknownValue } from '../../testing/unknown-value.ts';

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of running.splice(0).reverse()) await each.stop();
});

async function siteOf(cms: { url: string; serviceKey: string; stop(): Promise<void> }): Promise<RunningSite> {
  running.push(cms);
  const site = await startSite({ cmsUrl: cms.url, serviceKey: cms.serviceKey });
  running.push(site);
  return site;
}

type AddedQuote = { currency: string; rateType: RateType; buy: number; sell: number; validFrom: string };

/** Longer than starting the site and the first checks take. */
const BEGINS_IN_MS = 12_000;

/** A site whose newest rates are `daysAgo` days old. */
const siteWithRatesUntil = async (daysAgo: number) => siteOf(await startOldMarket(daysAgo));

/** A site with the rates of yesterday, and a quote that begins soon. */
async function siteWithScheduled(cms: RunningCms, quote: AddedQuote): Promise<RunningSite> {
  const req = await createLocalReq({}, cms.payload);
  await initTransaction(req);
  await insertRows(req, 'exchange_quotes', [{ ...quote, publishedAt: new Date().toISOString() }]);
  await commitTransaction(req);
  return siteOf(cms);
}

/** A site of a bank that publishes no market data. */
async function siteWithoutRates(): Promise<RunningSite> {
  const cms = await startCms();
  await seedGlobals(await createLocalReq({}, cms.payload), { settings, calculators, navigation, home });
  return siteOf(cms);
}

/** Text content of a page, without markup. */
async function textOf(site: RunningSite, target: string): Promise<string> {
  const response = await site.get(target);
  expect(response.status, target).toBe(200);
  const html = (await response.text()).replaceAll(/<script.*?<\/script>/gs, '');
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ');
}

describe('stale figures', () => {
  it('are marked on their page, in the converter, on the home page and in the open data', async () => {
    const site = await siteWithRatesUntil(30);
    const page = await textOf(site, '/exchange-rate?amount=100&from=USD&to=IDR');
    expect(page).toContain('Kurs ini belum diperbarui');
    expect(page).not.toMatch(/USD 100 menjadi/);
    expect(page).toContain('jadi jumlahnya tidak kami hitung. Tanyakan kurs sekarang di kantor cabang');
    expect(page).toMatch(/Bank membeli USD, kurs beli e-Rate [\d.,]+ per 1 USD Berlaku sejak \d+ \w+ \d{4}/);
    const text = await textOf(site, '/en');
    expect(text).toContain('Latest rates Old rate');
    expect(text).not.toContain('Rates today');
    const { rates } = (await (await site.get('/api/id/v2/exchange-rates')).json()) as {
      rates: { isStale: boolean }[];
    };
    expect(rates.every(({ isStale }) => isStale)).toBe(true);
    for (const [file, suffix] of [
      ['/api/id/v2/exchange-rates.csv', ';ya'],
      ['/api/en/v2/exchange-rates.csv', ',yes'],
    ] as const) {
      const [, ...lines] = (await (await site.get(file)).text()).trimEnd().split('\r\n');
      expect(lines).toHaveLength(rates.length);
      for (const line of lines) expect(line.endsWith(suffix), line).toBe(true);
    }
    const { funds } = fundsOpenData.parse(await (await site.get('/api/id/v2/nab')).json());
    expect(funds.length).toBeGreaterThan(3);
    expect(funds.every(({ isStale }) => isStale)).toBe(true);
  });
});

describe('scheduled rates of a new day', () => {
  it('take effect by time dependencies alone, with the change since the day before, also in the history', async () => {
    const quote = { currency: 'USD', rateType: 'e-rate', buy: 17_777, sell: 17_799 } as const;
    const cms = await startOldMarket(1);
    const begins = Date.now() + BEGINS_IN_MS;
    const validFrom = new Date(begins).toISOString();
    const site = await siteWithScheduled(cms, { ...quote, validFrom });
    const dollar = async () => {
      const body = await (await site.get('/api/id/v2/exchange-rates')).json();
      return exchangeRatesOpenData.parse(body).rates[0];
    };
    const lastDay = async () => {
      const body = await (await site.get('/api/id/v2/exchange-rates/USD/history')).json();
      return rateHistoryOpenData.parse(body).days.at(-1);
    };
    const pages = () => Promise.all(['/', '/exchange-rate'].map((target) => textOf(site, target)));
    const before = await dollar();
    for (const text of await pages()) expect(text).not.toContain('17.777');
    expect((await lastDay())?.date).toBe(jakartaDate(before?.validFrom ?? ''));
    const tagVersions = site.site.tagVersions.current();
    expect(Date.now()).toBeLessThan(begins);

    // No request in between: open data is rate limited.
    await new Promise((resolve) => setTimeout(resolve, begins - Date.now()));
    const { value: after } = await waitUntil(dollar, (rate) => rate?.buy === quote.buy);
    const change = (quote.buy + quote.sell) / (Number(before?.buy) + Number(before?.sell)) - 1;
    expect(after?.changePercent).toBeCloseTo(change * 100, 3);
    expect(await lastDay()).toEqual({ date: jakartaDate(validFrom), buy: quote.buy, sell: quote.sell });
    const percent = (change * 100).toLocaleString('id-ID', { maximumFractionDigits: 2 });
    await waitUntil(pages, (texts) => texts.every((text) => text.includes('17.777')));
    for (const text of await pages()) expect(text).toContain(percent);
    expect(site.site.tagVersions.current()).toEqual(tagVersions);
  });
});

describe('the links to other rate types, currencies and periods', () => {
  it('keep the conversion of the address', async () => {
    const site = await siteOf(await startContent());
    const linksOf = async (target: string) => {
      const html = (await (await site.get(target)).text()).replaceAll('&amp;', '&');
      return [...html.matchAll(/href="(\/exchange-rate\?[^"]*#[^"]*)"/g)].map(([, url = '']) => url);
    };
    const conversion = 'amount=2500&from=EUR&to=IDR';
    const links = await linksOf(`/exchange-rate?${conversion}`);
    expect(links).toContain(`/exchange-rate?type=bank-notes&${conversion}#rates`);
    expect(links).toContain(`/exchange-rate?currency=JPY&${conversion}#history`);
    expect(links).toContain(`/exchange-rate?days=30&${conversion}#history`);
    for (const link of links.filter((url) => !url.endsWith('#converter'))) expect(link).toContain(conversion);
    const without = await linksOf('/exchange-rate?type=bank-notes');
    expect(without.filter((url) => url.includes('amount='))).toEqual([]);
  });
});

describe('an amount submitted without JavaScript', () => {
  it('has a language-independent number in its URL', async () => {
    const site = await siteOf(await startContent());
    const locationOf = async (target: string) => {
      const { status, headers } = await site.get(target);
      expect([status, headers.get('cache-control')], target).toEqual([303, 'no-store']);
      return headers.get('location');
    };
    const plain = '/exchange-rate?amount=100000&from=IDR&to=USD';
    expect(await locationOf('/exchange-rate?amount=100.000&from=IDR&to=USD')).toBe(plain);
    expect(await locationOf('/en/exchange-rate?amount=100,000&from=IDR&to=USD')).toBe(`/en${plain}`);
    expect(await locationOf('/exchange-rate?amount=100.000&from=USD&to=IDR&swap=1')).toBe(plain);
    expect(await locationOf('/exchange-rate?type=bank-notes&amount=5&from=USD&to=IDR&swap=1')).toBe(
      '/exchange-rate?type=bank-notes&amount=5&from=IDR&to=USD',
    );
    const html = await (await site.get(plain)).text();
    expect(html).toContain(`href="/en${plain.replaceAll('&', '&amp;')}"`);
    expect(await textOf(site, plain)).toContain('Rp100.000 menjadi');
    expect(await textOf(site, `/en${plain}`)).toMatch(/100,000 (becomes|gets|is)/);
    const payload = await (
      await site.get('/exchange-rate/_payload.json?amount=100.000&from=IDR&to=USD')
    ).json();
    expect(payload).toEqual({ redirect: { location: plain, status: 303 } });
    expect(await textOf(site, '/exchange-rate?amount=banyak&from=IDR&to=USD')).toContain(
      'Isi jumlah dengan angka',
    );
  });
});

describe('a bank without rates', () => {
  it('has a page with an empty state, and a home page without rates', async () => {
    const site = await siteWithoutRates();
    const page = await textOf(site, '/exchange-rate?type=bank-notes&currency=USD&amount=1&from=USD&to=IDR');
    expect(page).toContain('Data tidak ditemukan');
    expect(page).not.toContain('Tukar arah');
    expect(await textOf(site, '/')).not.toContain('Kurs terakhir');
  });
});

describe('the exchange rate page', () => {
  it('is cached by declared query, and never with free input', async () => {
    const site = await siteOf(await startContent());
    const cacheOf = async (query: string) =>
      (await site.get(`/exchange-rate${query}`)).headers.get('cache-control');
    expect(await cacheOf('')).toMatch(/^public/);
    expect(await cacheOf('?type=bank-notes&currency=JPY&days=30&utm_source=mail')).toMatch(/^public/);
    expect(await cacheOf('?amount=5&from=USD&to=IDR')).toBe('no-store');
    await expectUnknownValue(await site.get('/exchange-rate?type=gold'), 'gold');
    for (const query of ['?type=TT-Counter&currency=uSd', '?type=Bank-Notes', '?currency=jpy&days=30'])
      expect(await cacheOf(query), query).toBe('no-store');
    expect(await textOf(site, '/exchange-rate?type=Bank-Notes')).toContain('Kurs Bank Notes, dalam rupiah');
    await expectUnknownValue(await site.get('/exchange-rate?currency=XYZ'), 'XYZ');
    await expectUnknownValue(await site.get('/exchange-rate?days=91'), '91');

    const page = await textOf(site, '/exchange-rate?amount=100&from=USD&to=IDR');
    expect(page).toContain('USD 100 menjadi Rp1.');
    expect(page).not.toContain('tidak kami hitung');
    for (const amount of ['x', '1e309', '-1', '0', '', '9'.repeat(400), '%3Cscript%3E'])
      expect(await textOf(site, `/exchange-rate?amount=${amount}&from=x&to=`)).not.toMatch(/NaN|Infinity/);
  });

  it('shows its rates while the back office is unreachable, also with an uncached history', async () => {
    const cms = await startContent();
    const site = await siteOf(cms);
    await textOf(site, '/exchange-rate');
    await cms.stop();
    await waitUntil(
      async () => site.site.tagVersions.isReachable(),
      (is) => !is,
      10_000,
    );
    const page = await textOf(site, '/exchange-rate?type=bank-notes');
    expect(page).toContain('Kurs Bank Notes, dalam rupiah');
    expect(page).toContain('Riwayat kurs sedang tidak dapat ditampilkan');
    expect(page).not.toContain('Belum ada riwayat');
    expect(await textOf(site, '/exchange-rate')).not.toContain('tidak dapat ditampilkan');
  });
});
