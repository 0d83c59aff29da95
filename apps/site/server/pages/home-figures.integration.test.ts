import { createServer } from 'node:http';
import { CACHE_TAGS_HEADER } from '@beranda/contract';
import { commitTransaction, createLocalReq, initTransaction } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bumpTagVersion } from '../../../cms/src/cache-tags/bump-tag-version.ts';
import { insertRows } from '../../../cms/src/database/insert-rows.ts';
import { type RunningCms, startContent } from '../../testing/start-content.ts';
import { freePort, type RunningSite, startSite, waitUntil } from '../../testing/start-site.ts';

let cms: RunningCms;
const running: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  cms = await startContent();
});

afterEach(async () => {
  for (const each of running.splice(0).reverse()) await each.stop();
});

afterAll(async () => {
  await cms?.stop();
});

async function siteOf(cmsUrl: string): Promise<RunningSite> {
  const site = await startSite({ cmsUrl, serviceKey: cms.serviceKey });
  running.push(site);
  return site;
}

/** Proxy of the back office that fails for some content. */
async function backOfficeWithout(content: string): Promise<string> {
  const port = await freePort();
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith(`/api/content/${content}`)) return response.writeHead(503).end();
    const headers = request.headers as Record<string, string>;
    const upstream = await fetch(cms.url + request.url, { headers });
    const passed = ['content-type', CACHE_TAGS_HEADER].map((name) => [
      name,
      upstream.headers.get(name) ?? '',
    ]);
    return response.writeHead(upstream.status, Object.fromEntries(passed)).end(await upstream.text());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  running.push({ stop: () => new Promise((resolve) => server.close(() => resolve())) });
  return `http://127.0.0.1:${port}`;
}

/** Patterns that are unique to each section; some texts also occur in menus. */
const PARTS = {
  heroRates: />Kurs (hari ini|terakhir)<\/h2>/,
  rates: />Kurs valuta<\/h3>/,
  funds: />NAB harian<\/h3>/,
  shortcuts: /aria-label="Pintasan layanan"/,
  news: />Semua berita</,
  group: />Perusahaan induk</,
};

async function partsOf(site: RunningSite): Promise<string[]> {
  const response = await site.get('/');
  expect(response.status).toBe(200);
  const html = (await response.text()).replaceAll(/<script.*?<\/script>/gs, '');
  return Object.entries(PARTS).flatMap(([part, mark]) => (mark.test(html) ? [part] : []));
}

describe('the home page', () => {
  it.each([
    ['everything', 'nothing', Object.keys(PARTS)],
    ['all but the rates', 'exchange-rates', ['funds', 'shortcuts', 'news', 'group']],
    ['all but the funds', 'funds', ['heroRates', 'rates', 'shortcuts', 'news', 'group']],
    ['all but the figures', 'globals/market', ['shortcuts', 'news', 'group']],
  ])('degrades gracefully to %s if %s is unavailable', async (_what, content, expected) => {
    expect(await partsOf(await siteOf(await backOfficeWithout(content)))).toEqual(expected);
  });

  it('selects the main rates by their current codes', async () => {
    const { payload } = cms;
    const data = { code: 'BRX', name: 'Real Brasil', unit: '1', digits: 2, flag: 'br', position: 5 } as const;
    const common = { overrideAccess: true, locale: 'id' } as const;
    const { id } = await payload.create({
      collection: 'currencies',
      data: { ...data, isShown: true },
      ...common,
    });
    await payload.updateGlobal({ slug: 'market', data: { rates: { highlighted: [id] } }, ...common });
    const site = await siteOf(cms.url);
    expect(await partsOf(site)).not.toContain('heroRates');

    await payload.update({ collection: 'currencies', id, data: { code: 'BRL' }, ...common });
    const req = await createLocalReq({}, payload);
    await initTransaction(req);
    const now = new Date().toISOString();
    const quote = { currency: 'BRL', rateType: 'e-rate', buy: 3_000, sell: 3_100, validFrom: now };
    await insertRows(req, 'exchange_quotes', [{ ...quote, publishedAt: now }]);
    await bumpTagVersion(req, 'exchange-quotes');
    await commitTransaction(req);
    await waitUntil(
      () => partsOf(site),
      (parts) => parts.includes('heroRates'),
      5_000,
    );
  });
});
