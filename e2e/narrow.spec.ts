import { open } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

for (const width of [320, 360, 414])
  test(`at ${width} px customers can log in from the header`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const [path, name] of [
      ['/', 'Masuk'],
      ['/en', 'Login'],
    ] as const) {
      await open(page, stack.siteUrl + path);
      const header = page.getByRole('banner');
      const login = header.getByRole('button', { name });
      await expect(login).toBeInViewport({ ratio: 1 });
      await expect(header.getByRole('button', { name: /Buka menu|Open menu/ })).toBeInViewport({ ratio: 1 });
      await login.click();
      await expect(header.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
  });

test('at 320 px the tabs of a list wrap, so that all of them are in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, `${stack.siteUrl}/about-us/financial-statements`);
  const tabs = page.locator('.tab-list .tab');
  expect(await tabs.count()).toBeGreaterThan(3);
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
});

test('at 320 px no word of the table that compares three products is broken', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, `${stack.siteUrl}/simpanan?first=tabungan&second=tabungan-rencana&third=tabungan-pelajar`);
  const broken = await page.locator('.compare-table').evaluate((table) => {
    const words: string[] = [];
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+:?/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) words.push(word);
      }
    return words;
  });
  expect(broken).toEqual([]);
});

for (const path of ['/exchange-rate', '/en/exchange-rate?type=bank-notes'])
  test(`at 320 px no text of the rates at ${path} lies on another`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, stack.siteUrl + path);
    const rows = page.locator('.rates-table tbody tr');
    expect(await rows.count()).toBeGreaterThan(5);
    const overlapping = await rows.evaluateAll((all) =>
      all.flatMap((row) => {
        const boxes: DOMRect[] = [];
        const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          // Hidden text is for screen readers.
          if (!text.textContent?.trim() || text.parentElement?.closest('.sr-only, .max-md\\:sr-only'))
            continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          boxes.push(...range.getClientRects());
        }
        // Lines may touch each other, and a character be a little wider than its box.
        const isOver = (a: DOMRect, b: DOMRect) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
        const pairs = boxes.flatMap((a, index) => boxes.slice(index + 1).map((b) => [a, b] as const));
        return pairs.some(([a, b]) => isOver(a, b)) ? [row.textContent] : [];
      }),
    );
    expect(overlapping).toEqual([]);
  });
