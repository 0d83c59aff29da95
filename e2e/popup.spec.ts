import type { Page } from '@playwright/test';
import type { Administrator } from '../bench/administrator.ts';
import { findAccessibilityProblems } from './axe.ts';
import { changeGlobal, untilShown } from './change-global.ts';
import { open } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, SLOW, test } from './test.ts';

const TITLE = 'Kelas keuangan untuk keluarga';
const ENGLISH = 'A class on money for families';
const DAY_MS = 86_400_000;

let stack: SharedStack;
let administrator: Administrator;
test.beforeAll(({ editedStack }) => {
  stack = editedStack;
  administrator = editedStack.administrator;
});
test.afterAll(() => offer(TITLE, { isOn: false }));

type Popup = { title?: string; isOn?: boolean; frequency?: string; everyDays?: number };

/** Updates the popup of the home page and waits until the site shows its title. */
async function offer(title: string, popup: Popup = {}, locale: 'id' | 'en' = 'id'): Promise<void> {
  const action = { text: locale === 'id' ? 'Daftar' : 'Sign up', url: '/about-us/contact-us' };
  const fields = { isOn: true, title, text: 'x', action, frequency: 'every-visit', everyDays: 7, ...popup };
  await changeGlobal(administrator, { slug: 'home', part: 'popup', locale }, fields);
  await untilShown(stack, locale === 'en' ? '/en' : '/', title, popup.isOn ?? true);
}

const popup = (page: Page) => page.getByRole('complementary', { name: /Penawaran|Offer/ });

/** Opens the home page with a fake clock and advances it until a popup would be shown. */
async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(stack.siteUrl + path);
  await advanceToPopup(page);
}

/** Whether a URL is one of the sizes of the popup's picture. */
async function isOfPopup(page: Page, url: string): Promise<boolean> {
  if (!url.includes('/media/')) return false;
  const markup = await page.evaluate(() => document.querySelector('aside[popover] picture')?.innerHTML ?? '');
  return markup.includes(new URL(url).pathname);
}

async function advanceToPopup(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await page.waitForLoadState('load');
  await page.clock.runFor(5_000);
  // The popup waits for its picture, which it has requested by now.
  await page.evaluate(async () => {
    const picture = document.querySelector<HTMLImageElement>('aside[popover] img');
    if (picture?.loading === 'eager') await picture.decode().catch(() => {});
  });
}

test('the popup appears after the page, takes no focus, and is no keyboard trap', async ({ page }) => {
  await offer(TITLE);
  await page.addInitScript(() => {
    document.addEventListener(
      'toggle',
      ({ target }) => {
        const isPopup = target instanceof Element && target.matches('aside:popover-open');
        if (isPopup) Object.assign(window, { shownAt: performance.now() });
      },
      true,
    );
  });
  await open(page, stack.siteUrl);
  const link = page.getByRole('main').getByRole('link', { name: 'Buka rekening' });
  await link.focus();
  await expect(popup(page)).toBeVisible();
  const times = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const { shownAt } = window as unknown as { shownAt: number };
    return { shownAt, paint: paint?.startTime ?? Number.NaN, loaded: loading?.loadEventEnd ?? Number.NaN };
  });
  expect(times.shownAt).toBeGreaterThan(times.paint + 1_000);
  expect(times.shownAt).toBeGreaterThan(times.loaded + 1_000);

  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link).not.toBeFocused();
  expect(await popup(page).evaluate((element) => element.contains(document.activeElement))).toBe(false);
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

test('Escape, a click outside and its button close the popup', async ({ page }) => {
  await offer(TITLE);
  await page.clock.install();
  const ways: (() => Promise<void>)[] = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 400),
    () => popup(page).getByRole('button', { name: 'Tutup penawaran' }).click(),
  ];
  for (const close of ways) {
    await visit(page);
    await expect(popup(page)).toBeVisible();
    await close();
    await expect(popup(page)).toBeHidden();
    await expect(page).toHaveURL(`${stack.siteUrl}/`);
  }
});

test('the popup passes axe and fits on a phone', async ({ page }) => {
  await offer(TITLE);
  await page.clock.install();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await visit(page);
    await expect(popup(page)).toBeVisible();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    const box = await popup(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(box?.y).toBeGreaterThanOrEqual(0);
  }
});

test('the popup appears in its languages and on the home page only', async ({ page }) => {
  await offer('', {}, 'en');
  await offer(TITLE);
  await page.clock.install();
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

test('the popup does not appear while a menu is open', async ({ page }) => {
  await offer(TITLE);
  await page.clock.install();
  await page.goto(stack.siteUrl);
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  const menu = page.getByRole('button', { name: /Pilih bahasa/ });
  await menu.click();
  await advanceToPopup(page);
  await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
  await expect(popup(page)).toBeHidden();
});

test.describe('a slow or broken network', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('the popup waits for its picture, and appears without it if that fails', async ({ page }) => {
    await offer(TITLE);
    await page.clock.install();
    let answer = (_hasPicture: boolean) => {};
    let answered: Promise<boolean>;
    await page.route(/\/media\//, async (route) => {
      if ((await answered) || !(await isOfPopup(page, route.request().url()))) return route.continue();
      return route.abort();
    });
    for (const hasPicture of [true, false]) {
      answered = new Promise((resolve) => {
        answer = resolve;
      });
      const pictureRequest = page.waitForRequest(async (request) => isOfPopup(page, request.url()));
      await open(page, stack.siteUrl);
      await page.waitForLoadState('load');
      await page.clock.runFor(5_000);
      await pictureRequest;
      await page.clock.runFor(5_000);
      await expect(popup(page)).toBeHidden();
      answer(hasPicture);
      await expect(popup(page)).toBeVisible();
      const shown = popup(page).locator('img');
      expect(await shown.evaluate((picture: HTMLImageElement) => picture.naturalWidth > 0)).toBe(hasPicture);
    }
  });
});

test('the popup disappears when it is switched off', async ({ page }) => {
  await offer(TITLE);
  await offer(TITLE, { isOn: false });
  await page.clock.install();
  await visit(page);
  await expect(popup(page)).toHaveCount(0);
});

test.describe('a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('gets no popup', async ({ page }) => {
    await offer(TITLE);
    await page.clock.install();
    await visit(page);
    await expect(popup(page)).toBeHidden();
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
    frequency === 'every-days' ? {} : SLOW,
    async ({ page, context }) => {
      await offer(`${TITLE} (${frequency})`, { frequency, everyDays: 3 });
      await page.clock.install();
      const expectShown = async (isShown: boolean, at: Page, when: string) =>
        expect(await popup(at).isVisible(), when).toBe(isShown);
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
