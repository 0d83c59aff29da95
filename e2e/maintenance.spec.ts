import type { Page } from '@playwright/test';
import type { Administrator } from '../bench/administrator.ts';
import { listCases } from './administrator.ts';
import { listAccessibilityProblems } from './axe.ts';
import { changeGlobal } from './change-global.ts';
import { sendForm } from './contact-form.ts';
import { horizontalOverflow } from './horizontal-scroll.ts';
import { enableDataSaver, open, waitUntilPageHydrated } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

// The browser logs responses with status 503.
test.use({ expectedErrors: [/status of 503 \(/] });

let stack: SharedStack;
let administrator: Administrator;
test.beforeAll(({ editedStack }) => {
  stack = editedStack;
  administrator = editedStack.administrator;
});
test.afterEach(() => switchMaintenance(false));

async function switchMaintenance(isOn: boolean): Promise<void> {
  const message = isOn ? 'Kami kembali pukul sembilan.' : '';
  const part = { slug: 'settings', part: 'maintenance', locale: 'id' } as const;
  await changeGlobal(administrator, part, { isOn, message });
  await expect
    .poll(async () => (await fetch(`${stack.siteUrl}/news`)).status, { timeout: 4_000, intervals: [50] })
    .toBe(isOn ? 503 : 200);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('an open page shows maintenance on the next click, and recovers by itself afterwards', async ({
  page,
}) => {
  await enableDataSaver(page);
  await page.clock.install();
  await open(page, `${stack.siteUrl}/news`);
  await switchMaintenance(true);
  const met = page.waitForResponse((response) => response.request().isNavigationRequest());
  await page.getByRole('article').first().getByRole('link').click();
  expect((await met).status()).toBe(503);
  const metadata = page.waitForResponse(/\/builds\/meta\//);
  await expect(heading(page)).toHaveText('Situs ini sedang dalam pemeliharaan');
  await expect(page.getByText('Kami kembali pukul sembilan.')).toBeVisible();
  await waitUntilPageHydrated(page);
  expect(await listAccessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);

  await page.getByRole('link', { name: 'Coba lagi' }).click();
  await expect(heading(page)).toHaveText('Situs ini sedang dalam pemeliharaan');
  await switchMaintenance(false);
  // Pending requests would time out when the clock is advanced by a minute.
  await (await metadata).finished();
  await page.clock.runFor(60_000);
  await expect(page.getByRole('link', { name: 'Kembali ke halaman berita' })).toBeVisible();
});

test('files and health checks are served in maintenance', async ({ page }) => {
  await switchMaintenance(true);
  const files: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/')) files.push(response.status());
  });
  const response = await page.goto(`${stack.siteUrl}/en`);
  expect(response?.status()).toBe(503);
  expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0);
  await expect(heading(page)).toHaveText('This site is under maintenance');
  await waitUntilPageHydrated(page);
  expect(files.length).toBeGreaterThan(3);
  expect(new Set(files)).toEqual(new Set([200]));
  for (const path of ['/healthz', '/readyz', '/builds/latest.json'])
    expect((await fetch(stack.siteUrl + path)).status, path).toBe(200);
});

test('a form shows maintenance, keeps what was typed, and can be sent later', async ({ page }) => {
  const notes = 'Ditulis sebelum pemeliharaan';
  await page.goto(`${stack.siteUrl}/about-us/contact-us`);
  await page.getByLabel('Nama lengkap').fill('Ratna Wulandari');
  await expect(page.locator('form[data-hydrated]')).toBeVisible();
  await page.getByLabel('Email *').fill('ratna@contoh.example');
  await page.getByLabel('Nomor telepon').fill('0812 3765 4028');
  await page.getByLabel('Umum, bukan nasabah').check();
  await page.getByLabel('Pertanyaan', { exact: true }).check();
  await page.getByRole('radio', { name: 'Lainnya' }).check();
  await page.getByLabel('Catatan').fill(notes);
  await switchMaintenance(true);
  await sendForm(page);
  await expect(page.getByText('Situs sedang diperbaiki dan belum menerima kiriman').first()).toBeVisible();
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('Ratna Wulandari');
  await expect(page.getByLabel('Catatan')).toHaveValue(notes);
  expect(await listCases(administrator, 'answers.notes', notes)).toEqual([]);

  await switchMaintenance(false);
  await sendForm(page);
  await expect(page.getByText('Kiriman Anda sudah kami terima, terima kasih')).toBeVisible();
  expect(await listCases(administrator, 'answers.notes', notes)).toHaveLength(1);
});
