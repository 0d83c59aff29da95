import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type Administrator, registerAdministrator } from '../bench/administrator.ts';
import { serviceOf } from '../scripts/lib/apps.mjs';
import { ROOT } from '../scripts/lib/paths.mjs';
import { listMessages } from './administrator.ts';
import { expectTicket, fillIn, openForm, uniqueNotes } from './contact-form.ts';
import { saveData, watchRequests } from './requests.ts';
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
/** A page without navigation has asked for it again after this time. */
const RETRY_MS = 5_000;

test('with the back office killed every page and picture goes on, also after the site restarts', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const broken: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) broken.push(`${response.status()} ${response.url()}`);
  });
  // What is fetched ahead differs from visit to visit, and need not have been kept.
  await saveData(page);
  const visitAll = async () => {
    for (const address of PAGES) {
      await page.goto(stack.siteUrl + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  };
  await visitAll();
  await stack.kill('cms');
  await visitAll();
  // What the page asks for by itself would find nobody.
  await page.goto('about:blank');
  await stack.stop('site');
  await stack.start('site');
  await visitAll();
  expect(broken).toEqual([]);
  await stack.start('cms');
  await page.goto(`${stack.siteUrl}/en/news?page=3`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
});

test('a back office that is asked to stop answers every request that was sent', async () => {
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
  // So that each connection is one that was kept.
  await Promise.all(screens());
  const answers = Promise.allSettled(screens());
  // A round trip later the server has them all.
  await fetch(`${stack.cmsUrl}/api/healthz`);
  await stack.stop('cms');
  expect(
    new Set(
      (await answers).map((answer) => (answer.status === 'fulfilled' ? answer.value : String(answer.reason))),
    ),
  ).toEqual(new Set(['200 whole']));
  agent.destroy();
  await stack.start('cms');
});

test.describe('a contact form', () => {
  test.use({ expectedErrors: [/503 \(Service Unavailable\)/] });

  test('says that the back office is down, keeps what was typed, and is sent afterwards, with script and without', async ({
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
      await openForm(form, stack);
      await fillIn(form, notes);
    }
    await stack.stop('cms');
    for (const { form, notes } of sendings) {
      await form.getByRole('button', { name: 'Kirim' }).click();
      await expect(
        form.getByText('Terjadi masalah saat mengirim formulir, silakan coba lagi').first(),
      ).toBeVisible();
      await expect(form.getByLabel('Catatan')).toHaveValue(notes);
      await expect(form.getByLabel('Nomor identitas')).toHaveValue('3171234567890001');
    }
    await stack.start('cms');
    for (const { form, notes } of sendings) {
      await form.getByRole('button', { name: 'Kirim' }).click();
      await expectTicket(form);
      expect(await listMessages(administrator, 'notes', notes)).toHaveLength(1);
    }
    await context.close();
  });
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

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

test.describe('without content', () => {
  // The browser's own lines about calls that failed.
  test.use({ expectedErrors: [/net::ERR_FAILED|status of 50[03] \(/] });

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
});
