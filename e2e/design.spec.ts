import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { findAccessibilityProblems } from './axe.ts';
import { findMarkupProblems } from './html.ts';
import type { SharedStack } from './stack.ts';
import { expect, SLOW, test } from './test.ts';

const LANGUAGES = [
  { language: 'id', address: '/design' },
  { language: 'en', address: '/en/design' },
];

const STILL_LIFE = path.join(import.meta.dirname, 'screenshots.css');

/** Drawings, which are the same at every width but for their size: compared one by one, at the width named here. */
const DRAWINGS = new Map([['illustration', 360]]);

// A trace of a page of this size takes longer than the test.
if (!process.env.CI) test.use({ trace: 'off' });

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

async function openCollection(page: Page, address: string): Promise<void> {
  await page.goto(stack.siteUrl + address);
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await page.evaluate(() => document.fonts.ready);
}

type Part = { id: string; words: string; part: Locator };

/** The sections of the collection, each with all words that stand in it. */
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
      words: await part.evaluate((element) =>
        [
          element.textContent,
          ...Array.from(element.querySelectorAll('[placeholder]'), (field) =>
            field.getAttribute('placeholder'),
          ),
        ].join(' '),
      ),
      part,
    })),
  );
}

/**
 * Takes everything but one part from the page. Where a part stands then depends on no other, so that its edges fall on
 * the same fractions of a pixel when other parts change, and nothing else is laid out for its picture.
 */
async function showAlone(part: Locator): Promise<void> {
  await part.evaluate((element) => {
    document.querySelector('[data-alone]')?.removeAttribute('data-alone');
    element.setAttribute('data-alone', '');
  });
}

for (const { language, address } of LANGUAGES) {
  test(`the markup of the collection is sound (${language})`, async ({ request }) => {
    const document = await request.get(stack.siteUrl + address);
    expect(await findMarkupProblems(await document.text())).toEqual([]);
  });

  for (const width of [360, 1440]) {
    test(`the collection is accessible at ${width} px (${language})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openCollection(page, address);
      expect(await findAccessibilityProblems(page)).toEqual([]);
    });
  }

  test(`the collection is accessible in forced colours (${language})`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openCollection(page, address);
    // The colours are the reader's own then; axe takes one of them from the page nevertheless.
    expect(await findAccessibilityProblems(page, ['color-contrast'])).toEqual([]);
  });
}

test.describe('looks', () => {
  // Playwright stills carets and animations with a style element, which the site's policy forbids.
  test.use({ bypassCSP: true });

  for (const width of [360, 768, 1440])
    test.describe(() => {
      // From the beginning: a window made larger later has been seen to be painted as far as the smaller one.
      test.use({ viewport: { width, height: 900 } });

      test(
        `every widget looks as it did, at ${width} px in both languages`,
        width === 360 ? {} : SLOW,
        async ({ page }) => {
          test.setTimeout(600_000);
          const seen = new Map<string, string>();
          for (const { language, address } of LANGUAGES) {
            await openCollection(page, address);
            await page.addStyleTag({ path: STILL_LIFE });
            for (const { id, words, part } of await partsOf(page, width)) {
              // Most examples speak Indonesian in both languages. What has the same words needs no second picture.
              if (seen.get(id) === words) continue;
              seen.set(id, words);
              await showAlone(part);
              await expect.soft(part).toHaveScreenshot([`${width}-${language}`, `${id}.png`]);
            }
          }
        },
      );
    });
});

test('the collection scrolls sideways nowhere at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const { address } of LANGUAGES) {
    await page.goto(stack.siteUrl + address);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, address).toBeLessThanOrEqual(0);
  }
});

test('what the pointer and the keyboard do to a button shows', async ({ page }) => {
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

  test('the collection can be read and walked through', async ({ page }) => {
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

  test('borders stay, and what is chosen can be told from what is not', async ({ page }) => {
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

test('a visitor gets the font once, and the stand-in for rare letters only where they stand', async ({
  page,
}) => {
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
