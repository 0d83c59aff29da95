import type { Locale } from '@beranda/contract';
import { DAY_MS } from '@beranda/finance';
import type { Page } from '@playwright/test';
import type { Administrator } from '../bench/administrator.ts';
import { listAccessibilityProblems } from './axe.ts';
import { changeGlobal, waitUntilShown } from './change-global.ts';
import { horizontalOverflow } from './horizontal-scroll.ts';
import { open, waitUntilPageHydrated } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, SLOW, test } from './test.ts';

const TITLE = 'Kelas keuangan untuk keluarga';
const ENGLISH = 'A class on money for families';

let stack: SharedStack;
let administrator: Administrator;
test.beforeAll(({ editedStack }) => {
  stack = editedStack;
  administrator = editedStack.administrator;
});
test.afterAll(() => offer(TITLE, { isOn: false }));

type Popup = { title?: string; isOn?: boolean; frequency?: string; everyDays?: number };

/** Updates the popup of the home page and waits until the site shows its title. */
async function offer(title: string, popup: Popup = {}, locale: Locale = 'id'): Promise<void> {
  const action = { text: locale === 'id' ? 'Daftar' : 'Sign up', url: '/about-us/contact-us' };
  const fields = { isOn: true, title, text: 'x', action, frequency: 'every-visit', everyDays: 7, ...popup };
  await changeGlobal(administrator, { slug: 'home', part: 'popup', locale }, fields);
  await waitUntilShown(stack, locale === 'en' ? '/en' : '/', title, popup.isOn ?? true);
}

const popup = (page: Page) => page.getByRole('complementary', { name: /Penawaran|Offer/ });

/** Opens the home page and reads it down to where the popup is, if it is due. */
async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(stack.siteUrl + path);
  await scrollThrough(page);
}

/** Scrolls through the page as a reader does, until its end or until the popup is in view. */
async function scrollThrough(page: Page): Promise<void> {
  await waitUntilPageHydrated(page);
  await page.waitForLoadState('load');
  // The page listens once it is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))));
  await page.evaluate(async () => {
    const paint = () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const step = innerHeight / 2;
    for (let top = step; top < document.documentElement.scrollHeight - innerHeight; top += step) {
      scrollTo({ top, behavior: 'instant' });
      // The first step loads its code.
      if (top === step) await new Promise((resolve) => setTimeout(resolve, 600));
      else await paint();
      const popup = document.querySelector('.home-popup')?.getBoundingClientRect();
      if (popup && popup.top >= 0 && popup.bottom <= innerHeight) return;
    }
  });
}

/** What a popup must not cover: headings, links, buttons, fields, tables and figures that are in view. */
async function coveredBy(page: Page): Promise<string[]> {
  return popup(page).evaluate((element) => {
    const own = element.getBoundingClientRect();
    // In the flow it passes below the sticky header and the floating link to the top, as all content does.
    const isFixed = getComputedStyle(element).position === 'fixed';
    const others =
      'h1, h2, h3, h4, a, button, input, select, table, td, p, dt, dd, li, img, svg:not(.absolute)';
    return [...document.querySelectorAll(others)].flatMap((other) => {
      if (element.contains(other) || other.closest('[aria-hidden="true"]')) return [];
      if (!isFixed && other.closest('header, .scroll-to-top-floating')) return [];
      const { left, right, top, bottom, width, height } = other.getBoundingClientRect();
      const isApart = right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom;
      if (isApart || width < 2 || height < 2) return [];
      const isSeen = other.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isSeen ? [`${other.tagName} ${other.textContent?.trim().slice(0, 40)}`] : [];
    });
  });
}

test('the popup appears when reading has begun, takes no focus, and is no keyboard trap', async ({
  page,
}) => {
  await offer(TITLE);
  await open(page, stack.siteUrl);
  const link = page.getByRole('main').getByRole('link', { name: 'Buka rekening' });
  await link.focus();
  await page.waitForTimeout(3_000);
  await expect(popup(page)).toHaveCount(0);
  await scrollThrough(page);
  await expect(popup(page)).toBeVisible();
  await expect(link).toBeFocused();
  // Tab enters the popup, and leaves it in both directions.
  await popup(page).getByRole('link', { name: 'Daftar' }).focus();
  await page.keyboard.press('Tab');
  await expect(popup(page).getByRole('button', { name: 'Tutup penawaran' })).toBeFocused();
  const isInside = () => popup(page).evaluate((element) => element.contains(document.activeElement));
  await page.keyboard.press('Tab');
  expect(await isInside()).toBe(false);
  await page.keyboard.press('Shift+Tab');
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await isInside()).toBe(false);
});

test('its button closes the popup', async ({ page }) => {
  await offer(TITLE);
  await visit(page);
  await expect(popup(page)).toBeVisible();
  await popup(page).getByRole('button', { name: 'Tutup penawaran' }).click();
  await expect(popup(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${stack.siteUrl}/`);
});

const WIDTHS = [320, 360, 768, 1024, 1366, 1440, 1920];
const SLOW_WIDTHS = new Set([360, 768, 1024, 1366, 1440, 1920]);

for (const width of WIDTHS) {
  const title = `the popup covers nothing, and moves nothing in view, at ${width} px`;
  test(title, SLOW_WIDTHS.has(width) ? SLOW : {}, async ({ page }) => {
    await offer(TITLE);
    await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(page);
    await expect(popup(page)).toBeInViewport();
    const covered = new Set(await coveredBy(page));
    // Where it is fixed, everything below passes it.
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    const from = await page.evaluate(() => scrollY);
    for (let top = from; top < end; top += 300) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      for (const one of await coveredBy(page)) covered.add(one);
    }
    expect([...covered]).toEqual([]);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    expect(await listAccessibilityProblems(page)).toEqual([]);
  });
}

test('the popup appears in its languages and on the home page only', async ({ page }) => {
  await offer('', {}, 'en');
  await offer(TITLE);
  await visit(page);
  await expect(popup(page)).toContainText(TITLE);
  await visit(page, '/en');
  await expect(popup(page)).toHaveCount(0);
  await visit(page, '/news');
  await expect(popup(page)).toHaveCount(0);
  await offer(ENGLISH, {}, 'en');
  await visit(page, '/en');
  await expect(popup(page)).toContainText(ENGLISH);
  await popup(page).getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(`${stack.siteUrl}/en/about-us/contact-us`);
  await expect(popup(page)).toHaveCount(0);
});

test.describe('a broken network', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('the popup appears without its picture if that cannot be loaded', async ({ page }) => {
    await offer(TITLE);
    await page.route(/\/media\//, (route) => route.abort());
    await visit(page);
    await expect(popup(page)).toContainText(TITLE);
    await expect(popup(page).getByRole('link', { name: 'Daftar' })).toBeVisible();
  });
});

test('the popup disappears when it is switched off', async ({ page }) => {
  await offer(TITLE);
  await offer(TITLE, { isOn: false });
  await visit(page);
  await expect(popup(page)).toHaveCount(0);
});

test.describe('a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('gets no popup', async ({ page }) => {
    await offer(TITLE);
    await visit(page);
    await expect(popup(page)).toHaveCount(0);
  });
});

const frequencies = [
  { frequency: 'every-visit', atOnce: true, inNewTab: true, nextDay: true, afterDays: true, nextYear: true },
  {
    frequency: 'every-session',
    atOnce: false,
    inNewTab: true,
    nextDay: false,
    afterDays: false,
    nextYear: false,
  },
  {
    frequency: 'every-days',
    atOnce: false,
    inNewTab: false,
    nextDay: false,
    afterDays: true,
    nextYear: true,
  },
  { frequency: 'once', atOnce: false, inNewTab: false, nextDay: false, afterDays: false, nextYear: false },
];

for (const { frequency, atOnce, inNewTab, nextDay, afterDays, nextYear } of frequencies) {
  test(
    `the popup with frequency ${frequency} appears as often as that`,
    frequency === 'once' ? {} : SLOW,
    async ({ page, context }) => {
      await offer(`${TITLE} (${frequency})`, { frequency, everyDays: 3 });
      await page.clock.install();
      const expectShown = (isShown: boolean, at: Page, when: string) =>
        expect(popup(at), when).toHaveCount(isShown ? 1 : 0);
      await visit(page);
      await expectShown(true, page, 'the first time');
      await visit(page);
      await expectShown(atOnce, page, 'at once again');

      const tab = await context.newPage();
      await tab.clock.install();
      await visit(tab);
      await expectShown(inNewTab, tab, 'in a new tab');
      await tab.close();

      await page.clock.fastForward(DAY_MS);
      await visit(page);
      await expectShown(nextDay, page, 'the next day');
      await page.clock.fastForward(3 * DAY_MS);
      await visit(page);
      await expectShown(afterDays, page, 'after its days');
      await page.clock.fastForward(400 * DAY_MS);
      await visit(page);
      await expectShown(nextYear, page, 'after more than a year');

      await offer(`${TITLE} baru (${frequency})`, { frequency, everyDays: 3 });
      await visit(page);
      await expectShown(true, page, 'with something new to say');
    },
  );
}
