import type { Page } from '@playwright/test';
import { waitUntilPageHydrated } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

/** Opens the design collection at a component. */
async function openComponent(page: Page, id: string, query = '') {
  await page.goto(`${stack.siteUrl}/design${query}`);
  if (await page.evaluate(() => matchMedia('not (scripting: none)').matches))
    await waitUntilPageHydrated(page);
  return page.locator(`section#${id}`);
}

test.describe('toast', () => {
  const button = (page: Page, name: string) =>
    page.locator('#toast').getByRole('button', { name, exact: true });
  const shown = (page: Page) => page.getByRole('region', { name: 'Pemberitahuan' });
  const close = (page: Page) => shown(page).getByRole('button', { name: 'Tutup pemberitahuan' });

  test('is announced, takes no focus, and hides after five seconds', async ({ page }) => {
    await openComponent(page, 'toast');
    await page.clock.install();
    await button(page, 'Berhasil').press('Enter');
    await expect(shown(page)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Tautan disalin.' })).toHaveCount(1);
    await expect(button(page, 'Berhasil')).toBeFocused();
    await page.clock.runFor(3500);
    await expect(shown(page)).toBeVisible();
    await page.clock.runFor(2000);
    await expect(shown(page)).toBeHidden();
  });

  test('stays while it is hovered, and five seconds more', async ({ page }) => {
    await openComponent(page, 'toast');
    await page.clock.install();
    await button(page, 'Gagal').click();
    await shown(page).getByText('Pesan belum terkirim').hover();
    await page.clock.runFor(8000);
    await expect(shown(page)).toBeVisible();
    await page.mouse.move(2, 2);
    await page.clock.runFor(3500);
    await expect(shown(page)).toBeVisible();
    await page.clock.runFor(2000);
    await expect(shown(page)).toBeHidden();
  });

  test('stays while it has the focus; Escape closes it and returns the focus', async ({ page }) => {
    await openComponent(page, 'toast');
    await page.clock.install();
    await button(page, 'Berhasil').press('Enter');
    await close(page).focus();
    await page.clock.runFor(8000);
    await expect(shown(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shown(page)).toBeHidden();
    await expect(button(page, 'Berhasil')).toBeFocused();
  });

  test('is queued behind others, and the focus stays', async ({ page }) => {
    await openComponent(page, 'toast');
    await button(page, 'Tiga berurutan').click();
    await expect(shown(page)).toContainText('Tautan disalin.');
    await close(page).press('Enter');
    await expect(shown(page)).toContainText('Pesan belum terkirim.');
    await expect(close(page)).toBeFocused();
    await close(page).press('Enter');
    await shown(page).getByRole('button', { name: 'Urungkan' }).click();
    await expect(shown(page)).toContainText('Riwayat pencarian dikembalikan.');
  });

  test('stays during a navigation', async ({ page }) => {
    await openComponent(page, 'toast');
    await button(page, 'Berhasil').click();
    await page.getByRole('banner').getByRole('link', { name: 'Beranda' }).first().click();
    await page.waitForURL(`${stack.siteUrl}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shown(page)).toBeVisible();
  });
});

test.describe('tabs', () => {
  test('are selected by arrow keys, Home and End; Tab goes to the panel', async ({ page }) => {
    const tabs = await openComponent(page, 'tabs');
    const tab = (name: string) => tabs.getByRole('tab', { name, exact: true });
    await tab('e-Rate').focus();
    for (const [key, name] of [
      ['ArrowRight', 'TT Counter'],
      ['End', 'Bank Notes'],
      ['ArrowRight', 'e-Rate'],
      ['ArrowLeft', 'Bank Notes'],
      ['Home', 'e-Rate'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(name)).toBeFocused();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect(tabs.getByRole('tabpanel', { name, exact: true })).toBeVisible();
    }
    await page.keyboard.press('Tab');
    await expect(tabs.getByRole('tabpanel', { name: 'e-Rate' })).toBeFocused();
  });

  test('keep the input of hidden panels', async ({ page }) => {
    const tabs = await openComponent(page, 'tabs');
    await tabs.getByRole('tab', { name: 'Catatan Anda' }).click();
    const note = tabs.getByLabel('Catatan', { exact: true });
    await note.fill('tanya bunga');
    await tabs.getByRole('tab', { name: '1 tahun' }).click();
    await expect(note).toBeHidden();
    await tabs.getByRole('tab', { name: 'Catatan Anda' }).click();
    await expect(note).toHaveValue('tanya bunga');
  });

  test('are selected by the fragment of the URL', async ({ page }) => {
    const tabs = await openComponent(page, 'tabs', '#contoh-tt-counter');
    await expect(tabs.getByRole('tabpanel', { name: 'TT Counter' })).toBeInViewport();
  });
});

test.describe('carousel', () => {
  test('has buttons that keep the focus and are disabled at the ends', async ({ page }) => {
    await openComponent(page, 'carousel');
    const row = page.locator('.carousel').first();
    const previous = row.getByRole('button', { name: 'Sebelumnya' });
    const next = row.getByRole('button', { name: 'Berikutnya' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await next.focus();
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(next).toHaveAttribute('aria-disabled', 'true', { timeout: 1000 });
    }).toPass();
    await expect(next).toBeFocused();
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
  });

  test('scrolls with arrow keys', async ({ page }) => {
    await openComponent(page, 'carousel');
    const row = page.getByRole('region', { name: 'Promo bulan ini' });
    await row.press('ArrowRight');
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});

test('the image viewer is dragged, scrolled by keys and zoomed up to a limit', async ({ page }) => {
  const slider = await openComponent(page, 'image-slider');
  const frame = slider.getByRole('region', { name: 'Struktur organisasi' });
  const larger = slider.getByRole('button', { name: 'Perbesar gambar' });
  const left = () => frame.evaluate((element) => element.scrollLeft);
  await frame.scrollIntoViewIfNeeded();
  await expect(async () => {
    await larger.dispatchEvent('click');
    await expect(larger).toHaveAttribute('aria-disabled', 'true', { timeout: 200 });
  }).toPass();
  const box = await frame.boundingBox();
  if (!box) throw new Error('the frame is not there');
  const [x, y] = [box.x + box.width / 2, box.y + 80];
  const before = await left();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 150, y, { steps: 4 });
  await page.mouse.up();
  expect(await left()).toBe(before + 150);
  await expect(frame).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(left).toBeLessThan(before + 150);
});

test('nothing is requested from YouTube before a video is played', async ({ page }) => {
  const requests: string[] = [];
  await page.route('https://*.youtube*.com/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '' });
  });
  const cards = await openComponent(page, 'video-card');
  await cards.scrollIntoViewIfNeeded();
  expect(requests).toEqual([]);
  await cards.getByRole('link', { name: 'Putar video: Mengenal penjaminan' }).click();
  // Not `toBeFocused`: while the player replaces the empty frame, the page may report no focus.
  await expect
    .poll(() => cards.locator('iframe').evaluate((frame) => frame === document.activeElement))
    .toBe(true);
  expect(requests).toEqual(['https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=1']);
});

test('copying a link is announced', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const share = await openComponent(page, 'share');
  await share.getByRole('button', { name: 'Salin tautan' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Tautan disalin.' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^https:\/\/bank\.example\//);
});

test('copying a link works without the clipboard API, and a failure is announced', async ({ page }) => {
  const share = await openComponent(page, 'share');
  const copy = share.getByRole('button', { name: 'Salin tautan' }).first();
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy.click();
  await expect(page.getByRole('status').filter({ hasText: 'Tautan disalin.' })).toHaveCount(1);
  await expect(copy).toBeFocused();
  await page.evaluate(() => Object.assign(document, { execCommand: () => false }));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Tutup pemberitahuan' }).last().click();
  await copy.click();
  await expect(page.getByRole('status').filter({ hasText: 'tidak bisa disalin' })).toHaveCount(1);
});

test('the back link uses the URL parameter after hydration, and only paths of this site', async ({
  page,
}) => {
  const links = (await openComponent(page, 'back-link', '?from=/careers%3Fpage%3D2')).locator('.text-link');
  await expect(links.nth(1)).toHaveAttribute('href', '/careers?page=2');
  await expect(links.nth(1)).toHaveText('Kembali');
  await openComponent(page, 'back-link', '?from=//evil.example');
  await expect(links.nth(1)).toHaveAttribute('href', '/news');
  await expect(links.nth(1)).toHaveText('Kembali ke halaman berita');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('tab panels are stacked, and sharing uses links only', async ({ page }) => {
    await page.goto(`${stack.siteUrl}/design`);
    for (const name of ['e-Rate', 'TT Counter', 'Bank Notes'])
      await expect(page.locator('#tabs').getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.locator('#tabs').getByRole('tablist')).toHaveCount(0);
    await expect(page.locator('#share').getByRole('button')).toHaveCount(0);
    await expect(page.locator('.carousel-controls').first()).toBeHidden();
  });
});
