import type { Locator } from '@playwright/test';
import { open } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** A property of an element, and the value that a system colour would have there. */
const painted = (element: Locator, property: 'backgroundColor' | 'fill' | 'stroke', system: string) =>
  element.evaluate(
    (node, [name, colour]) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.setProperty('forced-color-adjust', 'none');
      probe.style.color = colour;
      const expected = getComputedStyle(probe).color;
      probe.remove();
      return { shown: getComputedStyle(node)[name], expected };
    },
    [property, system] as const,
  );

test('what is selected has the colour of selections: tab, tag, page', async ({ page }) => {
  for (const [path, selector] of [
    ['/exchange-rate', '.tab:is([aria-selected="true"], [aria-current="page"])'],
    ['/news', '.tag[aria-current]'],
    ['/news', '.active-page'],
  ] as const) {
    await open(page, stack.siteUrl + path);
    const { shown, expected } = await painted(page.locator(selector).first(), 'backgroundColor', 'Highlight');
    expect(shown, `${path} ${selector}`).toBe(expected);
  }
});

test('lines and bars of charts stand out from the background', async ({ page }) => {
  await open(page, `${stack.siteUrl}/nab`);
  const line = await painted(page.locator('.chart-line').first(), 'stroke', 'CanvasText');
  expect(line.shown).toBe(line.expected);
  await open(page, `${stack.siteUrl}/calculators/loan`);
  const solid = await painted(page.locator('.stacked-solid').first(), 'fill', 'Highlight');
  expect(solid.shown).toBe(solid.expected);
  const hollow = await painted(page.locator('.stacked-hollow').first(), 'stroke', 'CanvasText');
  expect(hollow.shown).toBe(hollow.expected);
});

test('focus is visible, icons have the colour of text, and what floats has an edge', async ({ page }) => {
  await open(page, `${stack.siteUrl}/`);
  for (const _ of Array.from({ length: 6 })) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return { outlineStyle, width: Number.parseFloat(outlineWidth) };
    });
    expect(outline.outlineStyle).not.toBe('none');
    expect(outline.width).toBeGreaterThanOrEqual(2);
  }
  const icon = await painted(page.locator('.header .icon').first(), 'stroke', 'ButtonText');
  expect(icon.shown).toBe(icon.expected);
  const edges = await page
    .locator('main .shadow-float')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).outlineStyle));
  expect(edges.length).toBeGreaterThan(0);
  expect(new Set(edges)).toEqual(new Set(['solid']));
});
