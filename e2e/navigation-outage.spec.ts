import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { serviceOf } from '../scripts/lib/apps.mjs';
import { ROOT } from '../scripts/lib/paths.mjs';
import { open, watchRequests } from './requests.ts';
import { type Stack, stackEnvironment, startStack } from './stack.ts';
import { expect, test } from './test.ts';

const NAVIGATION = /\/api\/en\/v2\/navigations$/;
/** A page without navigation has asked for it again after this time. */
const RETRY_MS = 5_000;

// The browser's own lines about calls that failed.
test.use({ expectedErrors: [/net::ERR_FAILED|status of 50[03] \(/] });

let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack();
});
test.afterAll(() => stack?.dispose());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function switchToEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Pilih bahasa/ }).click();
  await page.getByRole('link', { name: 'English' }).click();
}

/** Lets time pass until the page asks again, and the answers come. */
async function passTime(page: Page): Promise<void> {
  await page.clock.runFor(RETRY_MS);
  await expect(page.locator('html')).toHaveAttribute('data-page-state', /error|success/);
}

const failures: [what: string, fail: (route: Route) => Promise<void>, callsAtOnce: number][] = [
  ['fails', (route) => route.fulfill({ status: 500, body: '' }), 2],
  ['is empty', (route) => route.fulfill({ json: { data: {} } }), 1],
  ['is nothing at all', (route) => route.fulfill({ json: null }), 1],
  ['is a page of a proxy', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }), 1],
  ['does not come', (route) => route.abort(), 2],
];

for (const [what, fail, callsAtOnce] of failures) {
  test(`where the navigation of another language ${what}, that is said, and asked for until it comes`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(NAVIGATION, fail);
    // Nothing may be on its way when the clock jumps: calls have a time limit of their own.
    const rules = page.waitForEvent('requestfinished', (request) => request.url().includes('/builds/meta/'));
    await open(page, `${stack.siteUrl}/news`);
    await rules;
    const asked = watchRequests(page);
    let calls = 0;
    page.on('request', (request) => {
      if (NAVIGATION.test(request.url())) calls += 1;
    });
    await switchToEnglish(page);
    await expect(heading(page)).toHaveText('The site menu could not be loaded');
    await expect(page.getByText('nav data not loaded')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/en');
    await expect(page.getByRole('banner')).toHaveCount(0);

    // It leaves the server in peace for a moment, and asks again after a while.
    expect(calls).toBe(callsAtOnce);
    await passTime(page);
    await expect.poll(() => calls).toBeGreaterThan(callsAtOnce);
    await expect(heading(page)).toHaveText('The site menu could not be loaded');

    await page.unroute(NAVIGATION);
    await passTime(page);
    await expect(heading(page)).toHaveText('News');
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    await expect(page).toHaveURL(`${stack.siteUrl}/en/news`);
    expect(asked.documents).toEqual([]);
  });
}

/** A site that has kept nothing, in front of the same back office. Answers once it listens. */
async function startEmptySite(): Promise<{ url: string; stop(): Promise<void> }> {
  const directory = mkdtempSync(path.join(tmpdir(), 'beranda-empty-'));
  copyFileSync(
    path.join(String(process.env.BERANDA_E2E_TEMPLATE), 'secrets.env'),
    path.join(directory, 'secrets.env'),
  );
  const environment: NodeJS.ProcessEnv = { ...(await stackEnvironment(directory)), CMS_URL: stack.cmsUrl };
  const { command, args, cwd, env } = serviceOf(ROOT, 'site', 'start', environment);
  const child = spawn(command, args, { cwd, env, stdio: 'ignore' });
  const url = String(environment.SITE_URL);
  await expect(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200)).toPass();
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

test('a site that started without content says so, and every open page recovers by itself', async ({
  page,
}) => {
  await stack.stop('cms');
  const site = await startEmptySite();
  try {
    await page.clock.install();
    const answer = await page.goto(`${site.url}/news`);
    expect(answer?.status()).toBe(503);
    expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
    await expect(heading(page)).toHaveText('Menu situs tidak dapat dimuat');
    await expect(page.getByText('nav data not loaded')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Kembali ke beranda' })).toHaveAttribute('href', '/');
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
    const asked = watchRequests(page);

    await stack.start('cms');
    // The site itself notices within a second.
    await expect(async () => {
      await page.clock.runFor(RETRY_MS);
      await expect(heading(page)).toHaveText('Berita', { timeout: 500 });
    }).toPass();
    await expect(page.getByRole('navigation', { name: 'Navigasi utama' })).toBeVisible();
    expect(asked.documents).toEqual([]);
  } finally {
    // What the page asks for from now on would find nobody.
    await page.goto('about:blank');
    await site.stop();
  }
});
