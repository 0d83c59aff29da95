import type { Locale } from '@beranda/contract';
import type { Page } from '@playwright/test';
import type { Administrator } from '../bench/administrator.ts';
import { listAccessibilityProblems } from './axe.ts';
import { changeGlobal, waitUntilShown } from './change-global.ts';
import { horizontalOverflow } from './horizontal-scroll.ts';
import { open } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, SLOW, test } from './test.ts';

const TEXT = 'Layanan berhenti pada hari Minggu dini hari.';
const ENGLISH = 'Services pause early on Sunday.';
const PAGES = ['/', '/news', '/about-us/contact-us'];

let stack: SharedStack;
let administrator: Administrator;
test.beforeAll(({ editedStack }) => {
  stack = editedStack;
  administrator = editedStack.administrator;
});
test.afterAll(() => announce({ isOn: false }));

type Banner = { text?: string; isOn?: boolean; isDismissible?: boolean; tone?: string; link?: object };

async function announce(banner: Banner, locale: Locale = 'id'): Promise<void> {
  const fields = { isOn: true, tone: 'information', isDismissible: true, ...banner };
  await changeGlobal(administrator, { slug: 'settings', part: 'banner', locale }, fields);
  if (banner.text) await waitUntilShown(stack, locale === 'en' ? '/en/news' : '/news', banner.text);
}

const banner = (page: Page) => page.getByRole('complementary', { name: /Pengumuman|Announcement/ });
const closeButton = (page: Page) => banner(page).getByRole('button', { name: 'Tutup pengumuman' });

/** Records for each frame, from the first paint on, whether a banner takes any space. */
async function watchFrames(page: Page): Promise<() => Promise<{ frames: number; withBanner: number }>> {
  await page.addInitScript(() => {
    const seen = { frames: 0, withBanner: 0 };
    Object.assign(window, { seen });
    const look = () => {
      seen.frames += 1;
      if (document.querySelector('.alert-banner')?.getClientRects().length) seen.withBanner += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () =>
    page.evaluate(() => (window as unknown as { seen: { frames: number; withBanner: number } }).seen);
}

test('the banner is above every page, in the languages it is written in', async ({ page }) => {
  await announce({ text: '', tone: 'warning', link: { text: '', url: '' } }, 'en');
  await announce({ text: TEXT, tone: 'warning', link: { text: 'Selengkapnya', url: '/news' } });
  for (const path of PAGES) {
    // Each page by itself: if rendering takes more than a second, the stale version is served.
    await waitUntilShown(stack, path, TEXT);
    await page.goto(stack.siteUrl + path);
    await expect(banner(page)).toContainText(TEXT);
    await page.goto(`${stack.siteUrl}/en${path === '/' ? '' : path}`);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  }
  await announce({ text: ENGLISH, tone: 'warning', link: { text: 'Read more', url: '/news' } }, 'en');
  await waitUntilShown(stack, '/en', ENGLISH);
  await open(page, `${stack.siteUrl}/en`);
  await expect(banner(page)).toContainText(ENGLISH);
  await expect(banner(page)).not.toContainText(TEXT);
  await banner(page).getByRole('link', { name: 'Read more' }).click();
  await expect(page).toHaveURL(`${stack.siteUrl}/en/news`);
});

for (const tone of ['information', 'warning', 'urgent']) {
  test(`axe accepts the tone ${tone}`, tone === 'warning' ? {} : SLOW, async ({ page }) => {
    await announce({ text: `${TEXT} (${tone})`, tone, link: { text: 'Selengkapnya', url: '/news' } });
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, `${stack.siteUrl}/news`);
    await expect(banner(page)).toContainText(tone);
    expect(await listAccessibilityProblems(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });
}

test(
  'after closing, the banner is not painted again, not for one frame, until its text changes',
  SLOW,
  async ({ page }) => {
    // A new text, so that the test knows when the site shows it.
    await announce({ text: `${TEXT} Mohon maklum.` });
    const seen = await watchFrames(page);
    await open(page, `${stack.siteUrl}/news`);
    expect((await seen()).withBanner).toBeGreaterThan(0);
    await closeButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveCount(0);
    // The focus stays at the position of the banner, instead of the start of the document.
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();

    for (const path of ['/news', '/', '/about-us/contact-us']) {
      await open(page, stack.siteUrl + path);
      await expect(banner(page)).toHaveCount(0);
      const { frames, withBanner } = await seen();
      expect(frames).toBeGreaterThan(0);
      expect(withBanner, path).toBe(0);
    }
    // The English banner is closed separately.
    await announce({ text: ENGLISH }, 'en');
    await open(page, `${stack.siteUrl}/news`);
    const switchTo = async (language: string) => {
      await page.getByRole('button', { name: /Pilih bahasa|Choose Language/ }).click();
      // By keyboard: a click on a menu that is still opening would scroll the page.
      await page.getByRole('banner').getByRole('link', { name: language }).press('Enter');
    };
    await switchTo('English');
    await expect(banner(page)).toContainText(ENGLISH);
    await switchTo('Bahasa Indonesia');
    await expect(page).toHaveURL(`${stack.siteUrl}/news`);
    await expect(banner(page)).toHaveCount(0);

    await announce({ text: `${TEXT} Maaf.` });
    await page.goto(`${stack.siteUrl}/news`);
    await expect(banner(page)).toContainText('Maaf.');
  },
);

test('a banner that is not dismissible cannot be closed, and is shown to visitors who closed it before', async ({
  page,
}) => {
  await announce({ text: TEXT });
  await open(page, `${stack.siteUrl}/news`);
  await closeButton(page).click();
  await expect(banner(page)).toHaveCount(0);
  await announce({ text: TEXT, isDismissible: false });
  await expect
    .poll(async () => (await (await fetch(`${stack.siteUrl}/news`)).text()).includes('Tutup pengumuman'))
    .toBe(false);
  await open(page, `${stack.siteUrl}/news`);
  await expect(banner(page)).toContainText(TEXT);
  await expect(closeButton(page)).toHaveCount(0);
});

test('the banner disappears when it is switched off', async ({ page }) => {
  await announce({ text: TEXT });
  await announce({ isOn: false });
  await waitUntilShown(stack, '/news', TEXT, false);
  await open(page, `${stack.siteUrl}/news`);
  await expect(banner(page)).toHaveCount(0);
});

test.describe('without local storage', () => {
  test('the banner can be closed until the next load', async ({ page }) => {
    await announce({ text: TEXT });
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await open(page, `${stack.siteUrl}/news`);
    await closeButton(page).click();
    await expect(banner(page)).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the banner is shown without a close button', async ({ page }) => {
    await announce({ text: TEXT });
    await page.goto(`${stack.siteUrl}/news`);
    await expect(banner(page)).toContainText(TEXT);
    await expect(page.getByRole('button', { name: 'Tutup pengumuman' })).toBeHidden();
  });
});
