import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCms } from '../../../cms/testing/start-cms.ts';
import { publishNewTitle, type RunningCms, startContent } from '../../testing/start-content.ts';
import { freePort, type RunningSite, startSite, waitUntil } from '../../testing/start-site.ts';

const LOG_LEVEL_INFO = 30;
const PAGES = ['/', '/en', '/news', '/en/news?page=2', '/news/berita-1'];

let directory: string;
let port: number;
let cms: RunningCms | undefined;
let site: RunningSite | undefined;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'beranda-outage-'));
  port = await freePort();
  cms = await startContent({ port, dataDir: path.join(directory, 'cms') });
});

afterEach(async () => {
  await site?.stop();
  await cms?.stop();
  site = undefined;
  cms = undefined;
  await rm(directory, { recursive: true, force: true });
});

function startHere(serviceKey: string) {
  return startSite({ cmsUrl: `http://127.0.0.1:${port}`, serviceKey, dataDir: path.join(directory, 'site') });
}

async function visitAll(running: RunningSite): Promise<number[]> {
  const statuses = [];
  for (const target of PAGES) statuses.push((await running.get(target)).status);
  return statuses;
}

/** All pages of the sitemap, and pages outside it: further list pages, search and feeds. */
async function everyAddress(running: RunningSite): Promise<string[]> {
  const addressesIn = async (file: string) =>
    [...(await (await running.get(file)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
  const listed = await Promise.all((await addressesIn('/sitemap.xml')).map(addressesIn));
  return [
    ...listed.flat(),
    ...['/accessibility', '/en/accessibility', '/privacy-notice', '/news-mobile', '/news?page=2'],
    ...['/en/news?page=2', '/news?topic=company', '/search?q=berita', '/en/search?q=news'],
    ...['/feed.xml', '/en/feed.xml', '/blogs/feed.xml', '/promo/feed.xml', '/sitemap.xml'],
    ...['/exchange-rate?currency=EUR', '/api/id/v2/navigations', '/about-us/contact-us'],
  ];
}

describe('while the back office is down', () => {
  it('serves every page, also after a restart, and shows edits after recovery', async () => {
    const { serviceKey } = cms as RunningCms;
    site = await startHere(serviceKey);
    expect(await visitAll(site)).toEqual([200, 200, 200, 200, 200]);

    await cms?.stop();
    cms = undefined;
    expect(await visitAll(site)).toEqual([200, 200, 200, 200, 200]);

    await site.stop();
    // As the previous release called it.
    const folder = path.join(directory, 'site', 'site');
    await rename(path.join(folder, 'responses'), path.join(folder, 'answers'));
    site = await startHere(serviceKey);
    expect(await readdir(folder)).not.toContain('answers');
    expect(await visitAll(site)).toEqual([200, 200, 200, 200, 200]);
    expect(await (await site.get('/news/berita-1')).text()).toContain('berita-1 id');

    cms = await startCms({ port, dataDir: path.join(directory, 'cms') });
    await publishNewTitle(cms, 'berita-1', 'id', 'Setelah gangguan');
    const running = site;
    await waitUntil(
      () => running.get('/news/berita-1').then((response) => response.text()),
      (html) => html.includes('Setelah gangguan'),
    );
  });

  it('serves every published page, although only the home page was requested before', {
    timeout: 240_000,
  }, async () => {
    const { payload, serviceKey } = cms as RunningCms;
    // Every currency has a page for each type of rate and each period, hundreds in all.
    await payload.update({
      collection: 'currencies',
      where: { code: { not_in: ['USD', 'EUR'] } },
      data: { isShown: false },
      overrideAccess: true,
    });
    site = await startHere(serviceKey);
    expect((await site.get('/')).status).toBe(200);
    expect(await site.site.contentCopy.copyAll(0)).toMatchObject({ failed: 0 });
    await cms?.stop();
    cms = undefined;
    await site.site.tagVersions.poll();

    const targets = await everyAddress(site);
    expect(targets.length).toBeGreaterThan(80);
    const missing: string[] = [];
    for (const target of targets) {
      const { status } = await site.get(target);
      if (status !== 200) missing.push(`${status} ${target}`);
    }
    expect(missing).toEqual([]);
  });

  it('answers an uncached page with an error that is not cached', async () => {
    const { serviceKey } = cms as RunningCms;
    site = await startHere(serviceKey);
    await visitAll(site);
    await cms?.stop();
    cms = undefined;
    const response = await site.get('/news/berita-2');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBeTruthy();
    expect(response.headers.get('cache-control')).toBe('no-store');
    cms = await startCms({ port, dataDir: path.join(directory, 'cms') });
    const running = site;
    await waitUntil(
      () => running.get('/news/berita-2').then(({ status }) => status),
      (status) => status === 200,
    );
  });

  it('shows the error screen without any content, is not ready, and recovers automatically', async () => {
    const { serviceKey } = cms as RunningCms;
    await cms?.stop();
    cms = undefined;
    site = await startHere(serviceKey);
    expect((await site.get('/readyz')).status).toBe(503);
    expect((await site.get('/healthz')).status).toBe(200);
    const response = await site.get('/en');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('nav data not loaded');
    const call = await site.get('/api/id/v2/navigations');
    expect(call.status).toBe(503);
    expect(await call.json()).toEqual({ statusCode: 503, message: 'nav data not loaded' });

    expect(site.log.filter((line) => line.includes('is unreachable'))).toHaveLength(1);
    const [probe = ''] = site.log.filter((line) => line.includes('"path":"/readyz"'));
    expect(JSON.parse(probe)).toMatchObject({ level: LOG_LEVEL_INFO, statusCode: 503, msg: 'Request' });

    cms = await startCms({ port, dataDir: path.join(directory, 'cms') });
    const running = site;
    await waitUntil(
      () => running.get('/en').then(({ status }) => status),
      (status) => status === 200,
    );
    expect(site.log.filter((line) => line.includes('The back office is reachable'))).toHaveLength(1);
  });
});

it('a wrong service key is logged once, as a warning without the key', async () => {
  const wrongKey = 'wrong-service-key-of-this-site-0123456789';
  site = await startHere(wrongKey);
  const running = site;
  await waitUntil(
    async () => running.log.filter((line) => line.includes('rejects SERVICE_KEY')),
    (lines) => lines.length > 0,
  );
  for (let poll = 0; poll < 3; poll++) await running.site.tagVersions.poll();
  const [line = '', ...others] = running.log.filter((logged) => logged.includes('rejects SERVICE_KEY'));
  expect(others).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({ level: 40, status: expect.toBeOneOf([401, 403]) });
  expect(running.log.join('\n')).not.toContain(wrongKey);
});
