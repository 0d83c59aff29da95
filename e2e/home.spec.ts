import type { Page } from '@playwright/test';
import type { Administrator } from '../bench/administrator.ts';
import { open } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

/** Published means visible within this time. */
const VISIBLE_WITHIN_MS = 2_000;

let stack: SharedStack;
let administrator: Administrator;
test.beforeAll(({ editedStack }) => {
  stack = editedStack;
  administrator = editedStack.administrator;
});

type Row = { section: string; isShown: boolean };

/** The sections of the page in order. */
async function sectionsOf(path: string): Promise<string[]> {
  const html = await (await fetch(stack.siteUrl + path)).text();
  return [...html.matchAll(/<section id="home-([a-z]+)"/g)].map(([, name = '']) => name);
}

const order = (sections: Row[]) => administrator.call('POST', '/api/globals/home?locale=id', { sections });

const row = (page: Page) => page.locator('#home-highlights .carousel-row');
const scrolled = (page: Page) => row(page).evaluate((element) => element.scrollLeft);

test('the order of sections set by editors applies in both languages', async () => {
  const usual = await sectionsOf('/');
  expect(usual.length).toBeGreaterThan(8);
  expect(await sectionsOf('/en')).toEqual(usual);

  const turned = usual.toReversed().map((section) => ({ section, isShown: section !== 'vision' }));
  const expected = turned.filter(({ isShown }) => isShown).map(({ section }) => section);
  await order(turned);
  for (const path of ['/', '/en'])
    await expect
      .poll(() => sectionsOf(path), { timeout: VISIBLE_WITHIN_MS, intervals: [50] })
      .toEqual(expected);

  // An empty list restores the default order.
  await order([]);
  await expect.poll(() => sectionsOf('/'), { timeout: VISIBLE_WITHIN_MS, intervals: [50] }).toEqual(usual);
});

for (const width of [320, 360, 768, 1024, 1280, 1366, 1440, 1920, 2560])
  test(`the drawings of the hero keep clear of its texts, buttons and card at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/en']) {
      await page.goto(stack.siteUrl + path);
      const collisions = await page.evaluate(() => {
        const hero = document.querySelector('main section');
        const boxes = (selector: string) =>
          [...(hero?.querySelectorAll(selector) ?? [])].map((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            // Texts are measured by their letters: their boxes are as wide as the column.
            const isText = element.matches('h1, p');
            const { left, right, top, bottom } = (isText ? range : element).getBoundingClientRect();
            return { name: element.getAttribute('class') ?? element.tagName, left, right, top, bottom };
          });
        const drawn = boxes('.hero-lantern, .hero-houses > g').filter(({ left, right }) => left < right);
        return drawn.flatMap((drawing) =>
          boxes('h1, p, a, .bg-card')
            .filter(
              (box) =>
                box.left < drawing.right &&
                drawing.left < box.right &&
                box.top < drawing.bottom &&
                drawing.top < box.bottom,
            )
            .map((box) => `${drawing.name} and ${box.name}`),
        );
      });
      expect(collisions, path).toEqual([]);
      expect(await page.locator('.hero-lantern:visible').count()).toBeGreaterThan(0);
    }
  });

for (const width of [360, 1440])
  test(`the number for a lost card can be called from the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(stack.siteUrl);
    const call = page.getByRole('main').getByRole('link', { name: /^Kartu hilang\?/ });
    await expect(call).toBeVisible();
    await expect(call).toHaveAttribute('href', /^tel:\+62\d+$/);
  });

test('the carousel of promotions can be used by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, stack.siteUrl);
  const section = page.locator('#home-highlights');
  const [back, on] = [
    section.getByRole('button', { name: 'Sebelumnya' }),
    section.getByRole('button', { name: 'Berikutnya' }),
  ];
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await on.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
  await expect(back).toHaveAttribute('aria-disabled', 'false');
  await back.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => scrolled(page)).toBe(0);

  // The scroll container is focusable, and focused items scroll into view.
  await row(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  const last = row(page).getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every section is shown, and the form can be sent', async ({ page }) => {
    await page.goto(stack.siteUrl);
    for (const name of await sectionsOf('/')) await expect(page.locator(`#home-${name}`)).toBeVisible();
    const finder = page.locator('#home-branches');
    await finder.getByRole('searchbox').fill('Banda Aceh');
    await finder.getByRole('button').click();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/branches?q=Banda+Aceh');
  });
});
