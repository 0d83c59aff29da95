import type { Locator, Page } from '@playwright/test';
import { listAccessibilityProblems } from './axe.ts';
import { open } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { tabThroughPage } from './tab-through.ts';
import { expect, SLOW, test } from './test.ts';

// A trace stores the whole document for each key press, which is too much here.
if (!process.env.CI) test.use({ trace: 'off' });

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

/** A list on a phone, and a page with a form, in every run. */
const TESTED_IN_EVERY_RUN = ['/en/news', '/about-us/contact-us'];

for (const { path, width } of [
  { path: '/news', width: 1280 },
  { path: '/en/news', width: 390 },
  { path: '/about-us/contact-us', width: 1280 },
  { path: '/nowhere', width: 390 },
  { path: '/design', width: 1280 },
]) {
  test.describe(() => {
    test.use({ expectedErrors: path === '/nowhere' ? [/404 \(Not Found\)/] : [] });

    test(
      `Tab reaches every control on ${path} at ${width} px, with visible focus and no keyboard trap`,
      TESTED_IN_EVERY_RUN.includes(path) ? {} : SLOW,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, stack.siteUrl + path);
        const { stops, unreached } = await tabThroughPage(page);
        expect(stops.length).toBeGreaterThan(5);
        expect(stops[0]?.name).toBe(
          path.startsWith('/en') ? 'a Skip to content' : 'a Langsung ke isi halaman',
        );
        expect(stops.filter(({ isVisible }) => !isVisible)).toEqual([]);
        expect(stops.filter(({ hasFocusStyle }) => !hasFocusStyle)).toEqual([]);
        expect(unreached).toEqual([]);
      },
    );
  });
}

/** Runs axe on one part of the collection: the whole takes too long. */
const problemsIn = (page: Page, within: string) => listAccessibilityProblems(page, { within });

test('an accordion opens and closes by keyboard and pointer; an exclusive one has one item open', async ({
  page,
}) => {
  await open(page, `${stack.siteUrl}/design`);
  const several = page.locator('#accordion .accordion').first();
  const exclusive = page.locator('#accordion .accordion').nth(1);
  const answers = (accordion: Locator) => accordion.locator('details[open]');
  await several.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await several.locator('summary').nth(1).press('Space');
  await expect(answers(several)).toHaveCount(2);
  expect(await problemsIn(page, '#accordion')).toEqual([]);
  await several.locator('summary').nth(1).click();
  await expect(answers(several)).toHaveCount(1);
  await exclusive.locator('summary').first().click();
  await exclusive.locator('summary').nth(2).press('Enter');
  await expect(answers(exclusive)).toHaveCount(1);
  await expect(exclusive.locator('details').nth(2)).toHaveAttribute('open', '');
  await expect(answers(several)).toHaveCount(1);
});

for (const how of ['keyboard', 'pointer']) {
  test(`scroll to top by ${how} moves the focus to the content`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `${stack.siteUrl}/design`);
    const link = page.locator('#scroll-to-top').getByRole('link', { name: 'Kembali ke atas' }).first();
    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    if (how === 'keyboard') await link.press('Enter');
    else await link.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('main')).toBeFocused();
    await expect(page).toHaveURL(`${stack.siteUrl}/design`);
  });
}

test('axe accepts a toast, and Escape closes it', async ({ page }) => {
  await open(page, `${stack.siteUrl}/design`);
  await page.locator('#toast').getByRole('button', { name: 'Dengan tindakan' }).press('Enter');
  const toast = page.getByRole('region', { name: 'Pemberitahuan' });
  // It stays while it has the focus, however long axe takes.
  await toast.getByRole('button', { name: 'Urungkan' }).focus();
  expect(await problemsIn(page, '[aria-label="Pemberitahuan"]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
});

test('axe accepts each tab when it is selected', SLOW, async ({ page }) => {
  await open(page, `${stack.siteUrl}/design`);
  const tabs = page.locator('#tabs').getByRole('tablist').first().getByRole('tab');
  for (let number = 0; number < (await tabs.count()); number += 1) {
    await tabs.nth(number).click();
    await expect(tabs.nth(number)).toHaveAttribute('aria-selected', 'true');
    expect(await problemsIn(page, '#tabs')).toEqual([]);
  }
});
