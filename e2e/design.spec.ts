import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { listAccessibilityProblems } from './axe.ts';
import { horizontalOverflow } from './horizontal-scroll.ts';
import { listMarkupProblems } from './html.ts';
import { open } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, SLOW, test } from './test.ts';

const LANGUAGES = [
  { language: 'id', address: '/design' },
  { language: 'en', address: '/en/design' },
];

const NO_ANIMATION_STYLE = path.join(import.meta.dirname, 'screenshots.css');

/** Sections of drawings, which only differ in size: compared one by one, at this width only. */
const DRAWINGS = new Map([['illustration', 360]]);

// Recording a trace of this page takes longer than the test.
if (!process.env.CI) test.use({ trace: 'off' });

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

async function openCollection(page: Page, address: string): Promise<void> {
  await open(page, stack.siteUrl + address);
  await page.evaluate(() => document.fonts.ready);
}

type Part = { id: string; part: Locator };

/** The sections of the collection. */
async function partsOf(page: Page, width: number): Promise<Part[]> {
  const sections = await page.locator('section[id].design-section').all();
  const parts = await Promise.all(
    sections.map(async (section) => {
      const drawnAt = DRAWINGS.get(String(await section.getAttribute('id')));
      if (drawnAt === undefined) return [section];
      return drawnAt === width ? section.locator('figure[id]').all() : [];
    }),
  );
  return Promise.all(
    parts.flat().map(async (part) => ({
      id: String(await part.getAttribute('id')),
      part,
    })),
  );
}

/**
 * Hides everything but one part, so that its position does not depend on other parts: its edges then stay on the same
 * subpixels when others change, and the screenshot is faster.
 */
async function showAlone(part: Locator): Promise<void> {
  await part.evaluate((element) => {
    document.querySelector('[data-alone]')?.removeAttribute('data-alone');
    element.setAttribute('data-alone', '');
  });
}

for (const { language, address } of LANGUAGES) {
  // Most examples are the same in English.
  const tag = language === 'id' ? {} : SLOW;

  test(`the markup of the collection is valid (${language})`, async ({ request }) => {
    const document = await request.get(stack.siteUrl + address);
    expect(await listMarkupProblems(await document.text())).toEqual([]);
  });

  for (const width of [360, 1440]) {
    // Other tests look at pages with wide screens.
    const tagOfWidth = width === 360 ? tag : SLOW;
    test(`the collection is accessible at ${width} px (${language})`, tagOfWidth, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openCollection(page, address);
      expect(await listAccessibilityProblems(page)).toEqual([]);
    });
  }

  test(`the collection is accessible in forced colours (${language})`, tag, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openCollection(page, address);
    // Forced colours come from the system, but axe reads some of them from the page.
    expect(await listAccessibilityProblems(page, { withoutRules: ['color-contrast'] })).toEqual([]);
  });
}

test.describe('visual regression', () => {
  // Playwright disables animations with an inline style, which the content security policy forbids.
  test.use({ bypassCSP: true });

  // In Indonesian: most examples are the same in English, and `every-page.spec.ts` tests English texts for overflow.
  for (const width of [360, 1440])
    test.describe(() => {
      // Set before the page opens: after enlarging a window, Chromium may paint only its old size.
      test.use({ viewport: { width, height: 900 } });

      test(
        `every component matches its screenshot at ${width} px`,
        width === 360 ? {} : SLOW,
        async ({ page }) => {
          test.setTimeout(600_000);
          await openCollection(page, '/design');
          await page.addStyleTag({ path: NO_ANIMATION_STYLE });
          for (const { id, part } of await partsOf(page, width)) {
            await showAlone(part);
            await expect.soft(part).toHaveScreenshot([String(width), `${id}.png`]);
          }
        },
      );
    });
});

test('the collection does not scroll horizontally at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const { address } of LANGUAGES) {
    await page.goto(stack.siteUrl + address);
    expect(await horizontalOverflow(page), address).toBeLessThanOrEqual(0);
  }
});

test('a button has hover and focus styles', async ({ page }) => {
  await openCollection(page, '/design');
  const button = page.locator('#button').getByRole('link', { name: 'Ajukan sekarang' });
  const backgroundOf = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const idle = await backgroundOf();
  await button.hover();
  await expect.poll(backgroundOf).not.toBe(idle);
  await page.keyboard.press('Tab');
  await button.focus();
  const outline = await button.evaluate((element) => getComputedStyle(element).outlineWidth);
  expect(outline).toBe('3px');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the collection can be read and navigated', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await page.goto(`${stack.siteUrl}/design`);
    const contents = page.getByRole('navigation', { name: 'Daftar isi' });
    await contents.getByText('Daftar isi').click();
    await contents.getByRole('link', { name: 'Table' }).click();
    await expect(page).toHaveURL(/#table$/);
    await expect(page.getByRole('heading', { name: 'Table' })).toBeInViewport();
    // With the styles of its own that the examples need.
    await expect(page.locator('.design-frame').first()).toHaveCSS('border-top-left-radius', '20px');
  });
});

test.describe('in forced colours', () => {
  test.use({ colorScheme: 'dark' });

  test('borders and selected states stay visible', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openCollection(page, '/design');
    const choices = page.locator('#fields .choice');
    const outlineOf = (index: number) =>
      choices.nth(index).evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await outlineOf(0)).toBe('solid');
    expect(await outlineOf(1)).toBe('none');
    await expect(page.locator('#button .button').first()).toHaveCSS('border-top-style', 'solid');
  });
});

test('the font is loaded once, and the font for rare letters only where they occur', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await openCollection(page, '/design');
  expect(fonts).toHaveLength(1);
  await expect(page.locator('link[rel=preload][as=font]')).toHaveAttribute('href', String(fonts[0]));
  await page.evaluate(() => {
    document.querySelector('h1')?.append(' Łódź');
    return document.fonts.ready;
  });
  await expect.poll(() => fonts.length).toBe(2);
});
