import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type Administrator, registerAdministrator } from '../bench/administrator.ts';
import { createBuiltApp } from '../scripts/lib/built-app.mjs';
import { listCases } from './administrator.ts';
import {
  answerQuestion,
  expectTicket,
  fillIn,
  openContactForm,
  sendForm,
  uniqueNotes,
} from './contact-form.ts';
import { record } from './leak-check/recorded-output.ts';
import { enableDataSaver, waitUntilPageHydrated, watchRequests } from './requests.ts';
import { type Stack, stackEnvironment, startStack } from './stack.ts';
import { expect, test } from './test.ts';

let stack: Stack;
let administrator: Administrator;
test.beforeAll(async () => {
  stack = await startStack();
  administrator = await registerAdministrator(stack);
});
test.afterAll(() => stack?.dispose());

const PAGES = ['/', '/en', '/news', '/en/news?page=2', '/news/waspada-tautan-palsu'];
/** A page without navigation data retries within this time. */
const RETRY_MS = 5_000;

test('every page and picture is served while the back office is down, also after a restart of the site', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const broken: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) broken.push(`${response.status()} ${response.url()}`);
  });
  // Without prefetching, which differs between visits.
  await enableDataSaver(page);
  const visitAll = async () => {
    for (const address of PAGES) {
      await page.goto(stack.siteUrl + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  };
  await visitAll();
  await stack.kill('cms');
  await visitAll();
  // Background requests of the page would fail.
  await page.goto('about:blank');
  await stack.stop('site');
  await stack.start('site');
  await visitAll();
  expect(broken).toEqual([]);
  await stack.start('cms');
  await page.goto(`${stack.siteUrl}/en/news?page=3`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
});

test('the back office shuts down gracefully: it answers every request in progress', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const ask = (address: string) =>
    new Promise<string>((resolve, reject) => {
      const request = get(stack.cmsUrl + address, { agent }, async (response) => {
        const body = (await response.toArray()).join('');
        resolve(`${response.statusCode} ${body.includes('</html>') ? 'whole' : body.slice(0, 80)}`);
      });
      request.on('error', reject);
    });
  const screens = () => Array.from({ length: 16 }, () => ask('/admin/login'));
  // Opens the keep-alive connections.
  await Promise.all(screens());
  const pages = Promise.allSettled(screens());
  // After a round trip the server has received them all.
  await fetch(`${stack.cmsUrl}/api/healthz`);
  await stack.stop('cms');
  expect(
    new Set((await pages).map((page) => (page.status === 'fulfilled' ? page.value : String(page.reason)))),
  ).toEqual(new Set(['200 whole']));
  agent.destroy();
  await stack.start('cms');
});

test.describe('a contact form', () => {
  test.use({ expectedErrors: [/503 \(Service Unavailable\)/] });

  test('shows an error during an outage, keeps what was typed, and can be sent afterwards, with and without JavaScript', async ({
    browser,
    page,
  }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const sendings = [
      { form: page, notes: uniqueNotes() },
      { form: await context.newPage(), notes: uniqueNotes() },
    ];
    for (const { form, notes } of sendings) {
      await openContactForm(form, stack);
      await fillIn(form, notes);
    }
    await answerQuestion(sendings[1]?.form ?? page);
    await stack.stop('cms');
    for (const { form, notes } of sendings) {
      await sendForm(form);
      await expect(
        form.getByText('Terjadi masalah saat mengirim formulir, silakan coba lagi').first(),
      ).toBeVisible();
      await expect(form.getByLabel('Catatan')).toHaveValue(notes);
      await expect(form.getByLabel('Nomor identitas')).toHaveValue('3171234507890001');
    }
    await stack.start('cms');
    for (const { form, notes } of sendings) {
      await sendForm(form);
      await expectTicket(form);
      expect(await listCases(administrator, 'answers.notes', notes)).toHaveLength(1);
    }
    await context.close();
  });
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Starts a site with an empty cache in front of the same back office. */
async function startEmptySite(): Promise<{ url: string; stop(): Promise<void> }> {
  const directory = mkdtempSync(path.join(tmpdir(), 'beranda-empty-'));
  copyFileSync(
    path.join(String(process.env.BERANDA_E2E_TEMPLATE), 'secrets.env'),
    path.join(directory, 'secrets.env'),
  );
  const environment = await stackEnvironment(directory, { CMS_URL: stack.cmsUrl });
  const site = createBuiltApp('site', environment, { onLine: (line) => record('log', 'site-empty', line) });
  await site.start('alive');
  return {
    url: environment.SITE_URL,
    async stop() {
      await site.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

test('a back office without its database exits, so that it is started again, and says why', async () => {
  test.setTimeout(120_000);
  const directory = mkdtempSync(path.join(tmpdir(), 'beranda-no-database-'));
  const environment = await stackEnvironment(directory, {
    DATABASE_URL: 'postgres://beranda@127.0.0.1:1/none',
  });
  const lines: string[] = [];
  const cms = createBuiltApp('cms', environment, { onLine: (line) => lines.push(line) });
  try {
    expect(await cms.spawn().earlyExit).toContain('1');
    expect(lines.join('\n')).toContain('The back office could not start: The database does not answer.');
  } finally {
    await cms.stop();
    rmSync(directory, { recursive: true, force: true });
  }
});

test.describe('without content', () => {
  // The browser logs failed requests.
  test.use({ expectedErrors: [/net::ERR_FAILED|status of 50[03] \(/] });

  test('a site that starts without content shows an error, and every open page recovers by itself', async ({
    page,
  }) => {
    await stack.stop('cms');
    const site = await startEmptySite();
    try {
      await page.clock.install();
      const response = await page.goto(`${site.url}/news`);
      expect(response?.status()).toBe(503);
      expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0);
      await expect(heading(page)).toHaveText('Menu situs tidak dapat dimuat');
      await expect(page.getByText('nav data not loaded')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Kembali ke beranda' })).toHaveAttribute('href', '/');
      await waitUntilPageHydrated(page);
      const requests = watchRequests(page);

      await stack.start('cms');
      // The site reconnects within a second.
      await expect(async () => {
        await page.clock.runFor(RETRY_MS);
        await expect(heading(page)).toHaveText('Berita', { timeout: 500 });
      }).toPass();
      await expect(page.getByRole('navigation', { name: 'Navigasi utama' })).toBeVisible();
      expect(requests.documents).toEqual([]);
    } finally {
      // Further requests of the page would fail.
      await page.goto('about:blank');
      await site.stop();
    }
  });
});
