import type { Locator, Page } from '@playwright/test';
import { listAccessibilityProblems } from './axe.ts';
import { open } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

const header = (page: Page) => page.getByRole('banner');
/** All visible buttons that open a popover. */
const openers = (page: Page) => header(page).locator('button[popovertarget]').filter({ visible: true });
const opened = (page: Page) => page.locator(':popover-open');

/** The popover of a button. */
const targetOf = async (page: Page, opener: Locator) =>
  page.locator(`[id="${await opener.getAttribute('popovertarget')}"]`);

const isFocusIn = (locator: Locator) =>
  locator.evaluate((element) => element.contains(document.activeElement));

test('each menu of the desktop header works by keyboard and returns the focus', async ({ page }) => {
  test.setTimeout(90_000);
  await open(page, `${stack.siteUrl}/news`);
  const count = await openers(page).count();
  // The menus of products, languages and login.
  expect(count).toBeGreaterThanOrEqual(4);
  for (let number = 0; number < count; number += 1) {
    const opener = openers(page).nth(number);
    const name = String(await opener.textContent());
    const menu = await targetOf(page, opener);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(menu, name).toBeVisible();
    expect(await listAccessibilityProblems(page), name).toEqual([]);
    const links = await menu.getByRole('link').count();
    expect(links, name).toBeGreaterThan(0);
    for (let link = 0; link < links; link += 1) await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').last(), name).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu, name).toBeHidden();
    await expect(opener, name).toBeFocused();
    // Space opens it too, and the button closes it.
    await page.keyboard.press('Space');
    await expect(menu, name).toBeVisible();
    await page.keyboard.press('Space');
    await expect(menu, name).toBeHidden();
  }
});

test('opening another menu, a click outside and a link in it close a menu', async ({ page }) => {
  await open(page, `${stack.siteUrl}/news`);
  const [first, second] = [openers(page).first(), openers(page).nth(1)];
  await first.click();
  await expect(opened(page)).toHaveCount(1);
  await second.click();
  await expect(opened(page)).toHaveCount(1);
  await expect(await targetOf(page, second)).toBeVisible();
  await page.mouse.click(640, 790);
  await expect(opened(page)).toHaveCount(0);
  const link = header(page).locator('.panel a[href="/about-us/contact-us"]').first();
  const panel = await link.evaluate((element) => element.closest('[popover]')?.id);
  await header(page).locator(`button[popovertarget="${panel}"]`).click();
  await link.click();
  await expect(page).toHaveURL(`${stack.siteUrl}/about-us/contact-us`);
  await expect(opened(page)).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 700 } });

  test('the mobile menu and its second level work by keyboard', async ({ page }) => {
    await open(page, `${stack.siteUrl}/news`);
    const opener = page.getByRole('button', { name: 'Buka menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menuDialog = page.getByRole('dialog', { name: 'Menu' });
    await expect(menuDialog).toBeVisible();
    expect(await isFocusIn(menuDialog)).toBe(true);
    expect(await listAccessibilityProblems(page)).toEqual([]);

    // The page behind the menu is not reachable while it is open, but there is no keyboard trap.
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      const isCovered = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('dialog');
      });
      expect(isCovered).toBe(false);
    }

    const section = menuDialog.locator('button.menu-dialog-row').filter({ visible: true }).first();
    const title = String(await section.textContent());
    await section.focus();
    await page.keyboard.press('Enter');
    const below = page.getByRole('dialog', { name: title });
    await expect(below).toBeVisible();
    expect(await isFocusIn(below)).toBe(true);
    expect(await listAccessibilityProblems(page)).toEqual([]);
    await below.getByRole('button', { name: 'Kembali' }).press('Enter');
    await expect(below).toBeHidden();
    await expect(menuDialog).toBeVisible();
    await expect(section).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(below).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(below).toBeHidden();
    await expect(section).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuDialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('somebody who lost a card finds the number to call on the home page and in its menu', async ({
    page,
  }) => {
    for (const [path, name, menu] of [
      ['/', /Kartu hilang\?.*\(021\) 555-0108/, 'Buka menu'],
      ['/en', /Lost your card\?.*\+62 21 555-0108/, 'Open menu'],
    ] as const) {
      await open(page, stack.siteUrl + path);
      const onPage = page.getByRole('main').getByRole('link', { name });
      await expect(onPage).toHaveAttribute('href', 'tel:+62215550108');
      const { y = Infinity } = (await onPage.boundingBox()) ?? {};
      expect(y, 'within two screens').toBeLessThan(1_600);
      await page.getByRole('button', { name: menu }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name })).toHaveAttribute(
        'href',
        'tel:+62215550108',
      );
      expect(await listAccessibilityProblems(page)).toEqual([]);
    }
  });

  test('the mobile menu stays usable when the device is rotated to desktop width', async ({ page }) => {
    await open(page, `${stack.siteUrl}/news`);
    await page.getByRole('button', { name: 'Buka menu' }).click();
    const menuDialog = page.getByRole('dialog', { name: 'Menu' });
    await expect(menuDialog).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 700 });
    await expect(menuDialog).toBeVisible();
    await menuDialog.getByRole('button', { name: 'Tutup menu' }).click();
    await expect(opened(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Buka menu' })).toBeHidden();
    await openers(page).first().click();
    await expect(opened(page)).toHaveCount(1);
  });

  test('the close button closes every level, and links work', async ({ page }) => {
    await open(page, `${stack.siteUrl}/news`);
    await page.getByRole('button', { name: 'Buka menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).locator('button.menu-dialog-row').first().click();
    await expect(opened(page)).toHaveCount(2);
    await opened(page).last().getByRole('button', { name: 'Tutup menu' }).click();
    await expect(opened(page)).toHaveCount(0);

    await page.getByRole('button', { name: 'Buka menu' }).click();
    await opened(page).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${stack.siteUrl}/en/news`);
    await expect(opened(page)).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every menu of the desktop header opens and closes, and its links work', async ({ page }) => {
    await page.goto(`${stack.siteUrl}/news`);
    const count = await openers(page).count();
    expect(count).toBeGreaterThanOrEqual(4);
    for (let number = 0; number < count; number += 1) {
      const opener = openers(page).nth(number);
      const menu = await targetOf(page, opener);
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(menu.getByRole('link').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu.getByRole('link').first()).toBeHidden();
      await expect(opener).toBeFocused();
    }
    await page.getByRole('button', { name: /Pilih bahasa/ }).click();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${stack.siteUrl}/en/news`);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 700 } });

    test('the mobile menu and its second level open and close, and their links work', async ({ page }) => {
      await page.goto(`${stack.siteUrl}/news`);
      await page.getByRole('button', { name: 'Buka menu' }).click();
      const menuDialog = page.getByRole('dialog', { name: 'Menu' });
      await expect(menuDialog).toBeVisible();
      const section = menuDialog.locator('button.menu-dialog-row').first();
      const below = page.getByRole('dialog', { name: String(await section.textContent()) });
      await section.click();
      await expect(below.getByRole('link').first()).toBeVisible();
      await below.getByRole('button', { name: 'Kembali' }).click();
      await expect(below).toBeHidden();
      await menuDialog.getByRole('button', { name: 'Tutup menu' }).click();
      await expect(menuDialog).toBeHidden();
      await page.getByRole('button', { name: 'Buka menu' }).click();
      await menuDialog.getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(`${stack.siteUrl}/en/news`);
    });
  });
});
