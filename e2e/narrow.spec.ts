import type { Locator } from '@playwright/test';
import { expectTicket, fillIn, openContactForm, sendForm, uniqueNotes } from './contact-form.ts';
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

test('at 320 px the tabs of a chart wrap, so that all of them are in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, `${stack.siteUrl}/nab`);
  const tabs = page.locator('.tab-list .tab');
  expect(await tabs.count()).toBeGreaterThan(3);
  await tabs.first().scrollIntoViewIfNeeded();
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
});

/** The words of an element that are broken into two lines. */
const brokenWords = (part: Locator) =>
  part.evaluate((element) => {
    const words: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+:?/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) words.push(word);
      }
    return words;
  });

test('at 320 px no word of the services and of the table that compares three products is broken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [path, part] of [
    ['/', '#home-services'],
    ['/simpanan?first=tabungan&second=tabungan-rencana&third=tabungan-pelajar', '.compare-table'],
  ] as const) {
    await open(page, stack.siteUrl + path);
    await page.locator(part).scrollIntoViewIfNeeded();
    expect(await brokenWords(page.locator(part)), path).toEqual([]);
  }
});

for (const [path, cells, fewest] of [
  ['/en/layanan/kartu-debit', '.stacked-table td', 6],
  ['/calculators/time-deposit', '.stacked-table td', 10],
  ['/nab', '.fund-return', 20],
] as const)
  test(`at 320 px every figure in the tables of ${path} fits its cell, with its arrow on the same line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, stack.siteUrl + path);
    const found = await page.locator(cells).evaluateAll((all) => ({
      visible: all.filter(({ clientWidth }) => clientWidth > 0).length,
      wider: all.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
      broken: all
        .flatMap((cell) => [...cell.querySelectorAll<HTMLElement>('.change')])
        .filter(
          (change) => change.offsetHeight > 1.5 * Number.parseFloat(getComputedStyle(change).lineHeight),
        )
        .map((change) => change.textContent),
    }));
    expect(found.visible).toBeGreaterThanOrEqual(fewest);
    expect(found).toMatchObject({ wider: [], broken: [] });
  });

test('at 320 px the links of the menu end inside their frames', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [path, name] of [
    ['/', 'Buka menu'],
    ['/en', 'Open menu'],
  ] as const) {
    await open(page, stack.siteUrl + path);
    await page.getByRole('banner').getByRole('button', { name }).click();
    const links = page.locator('.menu-dialog:popover-open .menu-dialog-choices a');
    await expect(links.first()).toBeVisible();
    const room = await links.evaluateAll((all) =>
      all.map((link) => {
        const last = link.lastElementChild?.getBoundingClientRect().right ?? 0;
        return link.getBoundingClientRect().right - last;
      }),
    );
    expect(room.length).toBeGreaterThan(3);
    expect(Math.min(...room), path).toBeGreaterThanOrEqual(8);
  }
});

for (const [path, button, words] of [
  ['/news', 'Cari', 'kurs dolar'],
  ['/en/news', 'Search', 'time deposit'],
] as const)
  test(`at 320 px the search of the header shows all of “${words}”`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, stack.siteUrl + path);
    await page.getByRole('banner').getByRole('link', { name: button, exact: true }).click();
    const search = page.getByRole('dialog').getByRole('search');
    const field = search.getByRole('combobox');
    await field.fill(words);
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
    // Its text makes room, but not its name.
    await search.getByRole('button', { name: button, exact: true }).click();
    await expect(page).toHaveURL(/\/search\?q=/);
  });

test('at 320 px the names of the companies of the group keep apart', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, `${stack.siteUrl}/`);
  const names = page.locator('#home-group li span');
  await names.first().scrollIntoViewIfNeeded();
  const gaps = await names.evaluateAll((all) =>
    all.flatMap((name, index) => {
      const { left, right, bottom } = name.getBoundingClientRect();
      return all
        .slice(index + 1)
        .map((other) => other.getBoundingClientRect())
        .filter((other) => other.left < right && other.right > left)
        .map((other) => other.top - bottom);
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
});

test('the message that a form was received begins below the header of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openContactForm(page, stack);
  await page.getByLabel('Nama lengkap').focus();
  await expect(page.locator('form[data-hydrated]')).toBeVisible();
  await fillIn(page, uniqueNotes());
  await sendForm(page);
  await expectTicket(page);
  const received = page.locator('#form-result');
  await expect(received).toBeFocused();
  const top = () => received.evaluate((panel) => panel.getBoundingClientRect().top);
  // As an anchor: 100 px below the top of the window.
  await expect.poll(top).toBeGreaterThanOrEqual(99);
  await expect(received.locator('svg').first()).toBeInViewport({ ratio: 1 });
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
