import type { Page } from '@playwright/test';
import { listAccessibilityProblems } from './axe.ts';
import { listHorizontalOverflows } from './horizontal-scroll.ts';
import { open } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

/** The field once its suggestions are loaded, which make it a combobox. */
const fieldIn = (page: Page, name = 'Kata kunci') => page.getByRole('combobox', { name });

/** Counts the requests for suggestions by what is typed. */
function watchSuggestions(page: Page): string[] {
  const typed: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/search/suggestions')) typed.push(String(url.searchParams.get('q')));
  });
  return typed;
}

test('a visitor opens the search of the header and reaches a rate by keyboard alone', async ({ page }) => {
  await open(page, `${stack.siteUrl}/about-us/questions`);
  await page.getByRole('banner').getByRole('link', { name: 'Cari' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cari di situs ini' });
  const field = fieldIn(page);
  await expect(field).toBeFocused();
  await page.keyboard.type('kurs dolar', { delay: 20 });
  const options = dialog.getByRole('option');
  await expect(options.first()).toContainText(/Beli\sRp.* Jual\sRp.* per 1 USD/);
  await expect(options.last()).toHaveText('Cari “kurs dolar”');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ saran/);

  const active = () => dialog.getByRole('option', { selected: true });
  await page.keyboard.press('ArrowUp');
  await expect(active()).toHaveText('Cari “kurs dolar”');
  await page.keyboard.press('Home');
  await expect(active()).toContainText('USD');
  const id = await field.getAttribute('aria-activedescendant');
  expect(await active().getAttribute('id')).toBe(id);
  await page.keyboard.press('End');
  await expect(active()).toHaveText('Cari “kurs dolar”');
  await page.keyboard.press('ArrowDown');
  await expect(active()).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/exchange-rate\?currency=USD$/);
  await expect(dialog).toHaveCount(0);
});

test('Escape closes the search of the header and returns the focus', async ({ page }) => {
  await open(page, `${stack.siteUrl}/en`);
  const opener = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await opener.click();
  await expect(fieldIn(page, 'Keywords')).toBeFocused();
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('typing sends few requests, and none for a text that is known', async ({ page }) => {
  await page.goto(`${stack.siteUrl}/search`);
  const typed = watchSuggestions(page);
  await page.getByRole('searchbox', { name: 'Kata kunci' }).click();
  await expect(page.getByRole('option', { name: /Pencarian populer/ }).first()).toBeVisible();
  const startedAt = performance.now();
  await page.keyboard.type('tabungan', { delay: 40 });
  const typingMs = performance.now() - startedAt;
  await expect(page.getByRole('option').last()).toHaveText('Cari “tabungan”');
  // Eight keys, in 320 ms unless the machine is slow, and the empty field: at most one in 150 ms, so not one for each.
  expect(typed.length).toBeLessThanOrEqual(2 + Math.ceil(typingMs / 150));
  const before = typed.length;
  await page.keyboard.press('Backspace');
  await page.keyboard.type('n');
  await expect(page.getByRole('option').last()).toHaveText('Cari “tabungan”');
  expect(typed.slice(before).filter((text) => text === 'tabungan')).toEqual([]);
});

test('an input method’s own keys do not move the active row', async ({ page }) => {
  await page.goto(`${stack.siteUrl}/search`);
  await page.getByRole('searchbox', { name: 'Kata kunci' }).fill('kurs');
  await expect(page.getByRole('option').last()).toHaveText('Cari “kurs”');
  await fieldIn(page).evaluate((field) => {
    const init = { key: 'ArrowDown', isComposing: true, bubbles: true, cancelable: true };
    field.dispatchEvent(new KeyboardEvent('keydown', init));
  });
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
});

test('searches are remembered on the device, offered again, and can be cleared', async ({ page }) => {
  await open(page, `${stack.siteUrl}/search?q=deposito`);
  await page.goto(`${stack.siteUrl}/search`);
  await page.getByRole('searchbox', { name: 'Kata kunci' }).click();
  await expect(page.getByRole('option').first()).toHaveText('depositoRiwayat');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hapus riwayat' }).click();
  await expect(page.getByText('Riwayat pencarian sudah dihapus.')).toBeVisible();
  await fieldIn(page).click();
  await expect(page.getByRole('option', { name: /Riwayat$/ })).toHaveCount(0);
});

test.describe('on the 404 page', () => {
  test.use({ expectedErrors: [/404/] });

  test('the 404 page searches for the words of its address', async ({ page }) => {
    await page.goto(`${stack.siteUrl}/en/simpanan/tabungan-haji`);
    const field = page.getByRole('main').locator('input[name="q"]');
    await expect(field).toHaveValue('tabungan haji');
    await field.click();
    await expect(page.getByRole('option').last()).toHaveText('Search for “tabungan haji”');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/search\?q=tabungan\+haji$/);
  });
});

for (const [width, path] of [
  [320, '/search?q=bunga%20deposito'],
  [1_440, '/en/search?q=dollar%20rate'],
  [320, `/en/search?q=${'w'.repeat(90)}`],
] as const)
  test(`results at ${width} px are accessible and not wider than the screen: ${path.slice(0, 30)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(stack.siteUrl + path);
    expect(await listHorizontalOverflows(page)).toEqual([]);
    expect(await listAccessibilityProblems(page)).toEqual([]);
    await page.getByRole('main').locator('input[name="q"]').fill('kurs');
    await expect(page.getByRole('option').last()).toContainText('kurs', { ignoreCase: true });
    await page.keyboard.press('ArrowDown');
    expect(await listHorizontalOverflows(page)).toEqual([]);
    expect(await listAccessibilityProblems(page)).toEqual([]);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches, sees the figure first, and filters by kind', async ({ page }) => {
    await page.goto(`${stack.siteUrl}/en`);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page.getByRole('searchbox', { name: 'Keywords' }).fill('deposit rates');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('region', { name: 'Direct answer' })).toContainText('a year');
    const kinds = page.getByRole('list', { name: 'Filter results' });
    await kinds.getByRole('link').nth(1).click();
    await expect(kinds.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'page');
  });

  test('a search without results leads elsewhere', async ({ page }) => {
    await page.goto(`${stack.siteUrl}/en/search?q=zzqqzz`);
    await expect(page.getByText('Result not found')).toBeVisible();
    await expect(page.getByText('Please try another keyword')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('list', { name: 'Popular searches' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Ask us' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Find a branch or ATM' })).toBeVisible();
  });

  test('hostile queries are shown as text', async ({ page }) => {
    for (const query of [
      '<img src=x onerror=alert(1)>',
      '.*+?^$()[]',
      '\u0000\u202e',
      'e\u0301'.repeat(60),
    ]) {
      const response = await page.goto(`${stack.siteUrl}/search?q=${encodeURIComponent(query)}`);
      expect(response?.status(), query).toBe(200);
      await expect(page.getByRole('main').locator('img[src="x"]')).toHaveCount(0);
    }
  });
});
