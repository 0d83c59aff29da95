import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { listAccessibilityProblems } from './axe.ts';
import { horizontalOverflow } from './horizontal-scroll.ts';
import { open, waitUntilPageHydrated } from './requests.ts';
import { type Stack, startStack } from './stack.ts';
import { expect, test } from './test.ts';

/** Requests to the analytics service; each page that loads its script reports once. */
let calls: string[] = [];
let service: Server;
let origin: string;
let stack: Stack;

test.beforeAll(async () => {
  service = createServer((request, response) => {
    calls.push(String(request.url));
    response.writeHead(200, {
      'content-type': 'text/javascript',
      // As analytics services send them; only the policy of the site decides.
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
    response.end(
      "window.counted = (window.counted ?? 0) + 1; fetch(new URL('/seen', document.currentScript.src));",
    );
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  stack = await startStack({ ANALYTICS_URL: `${origin}/count.js?site=1` });
});
test.afterAll(async () => {
  await stack?.dispose();
  service.close();
});
test.beforeEach(() => {
  calls = [];
});

const notice = (page: Page) =>
  page.getByRole('complementary', { name: 'Bolehkah kunjungan Anda kami hitung?' });
const consentButton = (page: Page, name: 'Tidak' | 'Ya, boleh') => notice(page).getByRole('button', { name });
const privacyChoices = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Pilihan privasi' });
const counted = (page: Page) => page.evaluate(() => (window as { counted?: number }).counted ?? 0);

/** Opens a page and waits until it is idle: by then the notice is shown or the script is loaded. */
async function openAndWaitForIdle(page: Page, path = '/news'): Promise<void> {
  await page.clock.install();
  await open(page, stack.siteUrl + path);
  await page.waitForLoadState('load');
  await page.clock.runFor(5_000);
}

test('no analytics before consent, and the notice is accessible', async ({ page }) => {
  for (const path of ['/', '/news', '/about-us/contact-us']) {
    await openAndWaitForIdle(page, path);
    await expect(notice(page)).toBeVisible();
  }
  await expect(page.locator('body')).toBeFocused();
  // Both buttons look the same (no dark pattern).
  const styles = await Promise.all(
    (['Tidak', 'Ya, boleh'] as const).map((name) =>
      consentButton(page, name).evaluate((button) => {
        const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(button);
        const { width, height } = button.getBoundingClientRect();
        return [color, backgroundColor, borderColor, fontWeight, Math.round(width), Math.round(height)];
      }),
    ),
  );
  expect(styles[0]).toEqual(styles[1]);
  expect(await listAccessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  expect(calls).toEqual([]);
});

test('after declining there is no notice and no analytics', async ({ page }) => {
  await openAndWaitForIdle(page);
  await consentButton(page, 'Tidak').click();
  await expect(notice(page)).toHaveCount(0);
  await openAndWaitForIdle(page);
  await expect(notice(page)).toHaveCount(0);
  expect(calls).toEqual([]);
  const choice = await page.evaluate(() => JSON.parse(localStorage.getItem('beranda:consent') ?? 'null'));
  expect(choice).toMatchObject({ isGranted: false, version: 1 });
  expect(Date.parse(choice.at)).not.toBeNaN();
});

test('after consent analytics loads once per page load, at once and from then on', async ({ page }) => {
  await openAndWaitForIdle(page);
  const reported = page.waitForResponse(`${origin}/seen`);
  await consentButton(page, 'Ya, boleh').focus();
  await page.keyboard.press('Enter');
  await reported;
  await expect(notice(page)).toHaveCount(0);
  expect(await counted(page)).toBe(1);
  // Neither client-side navigation nor a second consent loads it again.
  await page.getByRole('link', { name: 'Halaman 2', exact: true }).click();
  await expect(page).toHaveTitle(/halaman 2/);
  await privacyChoices(page).click();
  await consentButton(page, 'Ya, boleh').click();
  await expect(notice(page)).toHaveCount(0);
  expect(calls).toEqual(['/count.js?site=1', '/seen']);

  const again = page.waitForResponse(`${origin}/seen`);
  await openAndWaitForIdle(page);
  await again;
  expect(await counted(page)).toBe(1);
  await expect(notice(page)).toHaveCount(0);
  expect(calls).toHaveLength(4);
});

test('withdrawing consent reloads the page without the script', async ({ page }) => {
  await openAndWaitForIdle(page);
  const reported = page.waitForResponse(`${origin}/seen`);
  await consentButton(page, 'Ya, boleh').click();
  await reported;
  await privacyChoices(page).click();
  await expect(notice(page)).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await consentButton(page, 'Tidak').click();
  await reloaded;
  await waitUntilPageHydrated(page);
  await page.clock.runFor(5_000);
  expect(await counted(page)).toBe(0);
  await expect(notice(page)).toHaveCount(0);
  expect(calls).toHaveLength(2);
});

test('a browser with Global Privacy Control gets no notice', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await openAndWaitForIdle(page);
  await expect(notice(page)).toHaveCount(0);
  expect(calls).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no notice and no analytics', async ({ page }) => {
    await page.goto(`${stack.siteUrl}/news`);
    await expect(notice(page)).toHaveCount(0);
    await expect(privacyChoices(page)).toBeHidden();
    expect(calls).toEqual([]);
  });
});

test('the content security policy allows the analytics origin and no other', async () => {
  const policy = (await fetch(`${stack.siteUrl}/news`)).headers.get('content-security-policy') ?? '';
  const foreign = [...policy.matchAll(/https?:\/\/[^\s;]+/g)].map(([source]) => source);
  expect(new Set(foreign)).toEqual(new Set([origin, 'https://www.youtube-nocookie.com']));
  expect(policy).toContain(`script-src 'self' ${origin};`);
});
