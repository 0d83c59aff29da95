import { colours, darkSchemeColours } from '@beranda/brand';
import type { Page } from '@playwright/test';
import { listAccessibilityProblems } from './axe.ts';
import { open } from './requests.ts';
import { everyKindOfPage } from './sitemap.ts';
import type { SharedStack } from './stack.ts';
import { expect, SLOW, test } from './test.ts';

/** The rules that depend on colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

test.use({
  colorScheme: 'dark',
  expectedErrors: [/400 \(Bad Request\)|404 \(Not Found\)|503 \(Service Unavailable\)/],
});

const lookOf = (page: Page) =>
  page.evaluate(() => {
    const lightness = (colour: string) =>
      (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 765;
    const { backgroundColor, color, colorScheme } = getComputedStyle(document.documentElement);
    return { background: lightness(backgroundColor), text: lightness(color), scheme: colorScheme };
  });

test('pages have the scheme that the device asks for, controls and bars of the browser too, without JavaScript', async ({
  browser,
}) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    const context = await browser.newContext({ colorScheme, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${stack.siteUrl}/about-us/contact-us`);
    const { background, text, scheme } = await lookOf(page);
    if (colorScheme === 'dark') {
      expect(background).toBeLessThan(0.2);
      expect(text).toBeGreaterThan(0.85);
      expect(scheme).toBe('dark');
    } else {
      expect(background).toBeGreaterThan(0.9);
      expect(text).toBeLessThan(0.2);
      expect(scheme).not.toBe('dark');
    }
    // The browser takes the first that matches.
    const [bar] = await page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) =>
        metas
          .filter((meta) => matchMedia(meta.getAttribute('media') ?? 'all').matches)
          .map((meta) => meta.getAttribute('content')),
      );
    expect(bar).toBe(colorScheme === 'dark' ? darkSchemeColours.surface : colours.surface);
    await context.close();
  }
});

test('print uses the light scheme, whatever the device asks for', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await open(page, `${stack.siteUrl}/about-us/contact-us`);
  const { background, text, scheme } = await lookOf(page);
  expect(background).toBeGreaterThan(0.9);
  expect(text).toBeLessThan(0.2);
  expect(scheme).not.toBe('dark');
});

// In every run, `styles/tokens.test.ts` checks the contrast of the tokens in both schemes.
test('every kind of page has enough contrast in the dark scheme', SLOW, async ({ page }) => {
  test.setTimeout(240_000);
  const problems: string[] = [];
  for (const address of [...(await everyKindOfPage(stack.siteUrl)), '/nowhere']) {
    await page.goto(stack.siteUrl + address);
    const found = await listAccessibilityProblems(page, { onlyRules: OF_COLOURS });
    problems.push(...found.map((problem) => `${address}: ${problem}`));
  }
  expect(problems).toEqual([]);
});

test(
  'open menus, the search, and a form with errors have enough contrast in the dark scheme',
  SLOW,
  async ({ page }) => {
    const problems: string[] = [];
    const check = async (state: string) =>
      void problems.push(
        ...(await listAccessibilityProblems(page, { onlyRules: OF_COLOURS })).map(
          (problem) => `${state}: ${problem}`,
        ),
      );
    await open(page, `${stack.siteUrl}/news`);
    for (const opener of await page.locator('.header-menu .opener').all()) {
      await opener.click();
      await check('menu');
      await page.keyboard.press('Escape');
    }
    await open(page, `${stack.siteUrl}/search?q=kredit`);
    await check('search');
    await open(page, `${stack.siteUrl}/about-us/contact-us`);
    await page.locator('main form button[type="submit"]').click();
    await expect(page.getByRole('region', { name: 'Ada yang perlu diperbaiki' })).toBeVisible();
    await check('form');
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `${stack.siteUrl}/news`);
    await page.locator('.collapsed-menu > button').click();
    await check('menu of phones');
    expect(problems).toEqual([]);
  },
);
